/** The log: an entry for each action with its consequences; the rest on demand. Cards in it light up on the table. */
import { classes, html } from "../common/html.js";
import { Clause, Words } from "../common/words.js";
import { t } from "../common/language.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { entriesOf, outcome } from "./log_entries.js";
import { Roll } from "./dice.js";
import { cardOf, hands, lit, live, look, view } from "./store.js";

/**
 * @typedef {import("./log_entries.js").LogEntry} LogEntry
 * @typedef {import("../view.d.ts").Line} Line
 */

/** Which entries are open, by the numbers of their lines. @type {import("../vendor/signals.js").Signal<Record<number, boolean>>} */
export const unfolded = signal({});

/** @param {string} id */
const pointAt = (id) => {
  lit.value = id;
  if (cardOf(id)) look.value = id;
};

export function Log() {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null)), lines = view.value.log ?? [],
    last = lines[lines.length - 1]?.n, all = entriesOf(lines);
  useEffect(() => {
    const toEnd = () => { if (list.current) list.current.scrollTop = list.current.scrollHeight; };
    const watch = new ResizeObserver(toEnd); // what stands above it comes and goes
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, [last]);
  return html`<section class="log" aria-labelledby="log-title"><h3 id="log-title"><span>${t("What happened")}</span></h3>
    ${!lines.length && html`<p class="empty">${live.value?.from || t("Nothing yet.")}</p>`}
    <div class="lines" ref=${list} tabindex="0" role="log" aria-live="polite" aria-relevant="additions"
      aria-labelledby="log-title">
      <ol>${all.map((entry, i) => html`<${Entry} key=${entry.line.n} entry=${entry} newest=${i === all.length - 1} />`)}
      </ol></div></section>`;
}

/** The newest entry is open. @param {{ entry: LogEntry, newest: boolean }} props */
function Entry({ entry, newest }) {
  const { line, rest } = entry, seat = (line.seat ?? -1) >= 0 ? `--seat:var(--seat-${line.seat})` : "--seat:var(--line-2)";
  const open = unfolded.value[line.n] ?? newest, came = open ? [] : outcome(entry, view.value);
  const turn = () => { unfolded.value = { ...unfolded.value, [line.n]: !open }; };
  return html`<li class=${classes(line.head ? "headline" : "entry", open && rest.length > 0 && "open")} style=${seat}>
    <${Said} line=${line} />
    ${came.length > 0 && html`<span class="came">${came.map((one) => html`<span><${Words} of=${one.text}
      terms=${view.value.terms} point=${pointAt} /></span>`)}</span>`}
    ${rest.length > 0 && html`<button type="button" class="fold" aria-expanded=${open} onClick=${turn}>
      ${open ? t("less") : rest.length > came.length ? t("{n} more", { n: rest.length - came.length }) : t("clauses")}</button>`}
    ${open && rest.length > 0 && html`<ol>${rest.map((one) => html`<li key=${one.n}
      class=${`d${Math.min((one.depth ?? 0) - (line.depth ?? 0), 3)}`}><${Said} line=${one} /></li>`)}</ol>`}</li>`;
}

/** @param {{ line: Line }} props */
const Said = ({ line }) => html`<${Words} of=${line.text} terms=${view.value.terms} point=${pointAt} />
  ${(line.rolls ?? []).map((roll) => html`<${Roll} roll=${roll} />`)} <${Clause} id=${line.clause}
  open=${hands.value.openClause} />`;
