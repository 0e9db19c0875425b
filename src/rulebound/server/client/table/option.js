/** One option as a button: what is done, in few words, and what it costs, with the icons of the table. */
import { computed } from "../vendor/signals.js";
import { classes, html } from "../common/html.js";
import { t } from "../common/language.js";
import { Icon, Words } from "../common/words.js";
import { plain } from "../drawing/text.js";
import { take } from "./choosing.js";
import { isTurning, shown } from "./ghost.js";
import { hint, lit, look, numbered, pointed, view } from "./store.js";

/** @typedef {import("./store.js").Option} Option */

export const keyOf = (/** @type {number} */ n) => (n > 0 && n <= 10 ? String(n % 10) : "");

/** What the button says of an option: a long card text is left out, because the card shows it while one points there. @param {Option} option */
export const said = ({ text, brief }) => (brief ? text.slice(0, brief) : text);

const single = (/** @type {string} */ word) => word.toLowerCase().replace(/(s|en|e)$/, "");

/** The icons of what is counted on this table, by name. */
const icons = computed(() => {
  const { seats, faces = {}, terms = {} } = view.value;
  const counted = [...seats.flatMap((seat) => seat.counters ?? []), ...Object.values(faces).flatMap((face) => face.values ?? [])];
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const term of Object.values(terms)) if (term.icon) found.set(single(term.name), term.icon);
  for (const { label, icon } of counted) if (icon) found.set(single(label), icon);
  return found;
});

/** A price: amounts of what has an icon with the icon, all else in words. @param {{ of: string }} props */
function Price({ of }) {
  const found = /^(\d+) (.+)$/.exec(of), icon = found && icons.value.get(single(found[2]));
  return found && icon ? html`<em>${found[1]}<${Icon} name=${icon} label=${` ${found[2]}`} /></em>` : html`<em>${of}</em>`;
}

/** @param {{ option: Option, n: number }} props */
export function OptionButton({ option, n }) {
  const aim = option.touches?.[0] ?? "", advice = hint.value?.best?.code === option.code;
  const pointAt = () => {
    lit.value = aim;
    pointed.value = option;
    if (aim) look.value = aim;
  };
  // A finger that touches an option takes it, and nothing may move under it meanwhile.
  const enter = (/** @type {PointerEvent} */ { pointerType }) => { if (pointerType !== "touch") pointAt(); };
  const leave = () => { lit.value = ""; pointed.value = null; };
  return html`<button type="button" class=${classes("option", option.way ?? "do", advice && "advised", isTurning.value
    && shown.value?.option.code === option.code && "shown")}
    title=${said(option) === option.text ? null : plain(option.text)} data-code=${option.code} aria-keyshortcuts=${keyOf(n)}
      onClick=${() => take(option)} onPointerEnter=${enter} onPointerLeave=${leave}
        onFocus=${pointAt} onBlur=${leave}>
    <kbd aria-hidden="true">${keyOf(n)}</kbd><span><${Words} of=${said(option)} terms=${view.value.terms} quiet /></span>
    ${option.cost && html`<${Price} of=${option.cost} />`}${(option.hint || advice)
      && html`<i class="tiphint"><${Icon} name="torch" />${option.hint || t("suggested")}</i>`}</button>`;
}
