/** What happened, as sentences with their clauses; cards in it light up on the table. */
import { classes, html } from "../common/html.js";
import { Clause, Words } from "../common/words.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { Roll } from "./dice.js";
import { cardOf, hands, lit, live, look, view } from "./store.js";

/** @param {string} id */
const pointAt = (id) => {
  lit.value = id;
  if (cardOf(id)) look.value = id;
};

export function Log() {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null)), lines = view.value.log ?? [],
    last = lines[lines.length - 1]?.n;
  useEffect(() => {
    const toEnd = () => { if (list.current) list.current.scrollTop = list.current.scrollHeight; };
    const watch = new ResizeObserver(toEnd); // what stands above it comes and goes
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, [last]);
  return html`<section class="log" aria-labelledby="log-title"><h3 id="log-title"><span>What happened</span></h3>
    ${!lines.length && html`<p class="empty">${live.value?.from || "Nothing yet."}</p>`}
    <div class="lines" ref=${list} tabindex="0" role="log" aria-live="polite" aria-relevant="additions"
      aria-labelledby="log-title">
      <ol>${lines.map((line) => html`<${Entry} key=${line.n} line=${line} />`)}</ol></div></section>`;
}

/** @param {{ line: import("../view.d.ts").Line }} props */
function Entry({ line }) {
  const seat = (line.seat ?? -1) >= 0 ? `--seat:var(--seat-${line.seat})` : "--seat:var(--line-2)";
  return html`<li class=${classes(line.head ? "headline" : `d${Math.min(line.depth ?? 0, 3)}`)} style=${seat}>
    <${Words} of=${line.text} terms=${view.value.terms} point=${pointAt} />${(line.rolls ?? [])
      .map((roll) => html`<${Roll} roll=${roll} />`)} <${Clause} id=${line.clause} open=${hands.value.openClause} /></li>`;
}
