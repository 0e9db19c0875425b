/** The bar above the table: the game, whose turn it is, its phases, and what lies around the table. */
import { classes, html } from "../common/html.js";
import { Brand } from "../common/brand.js";
import { Icon } from "../common/words.js";
import { switchTheme, theme } from "../common/theme.js";
import { t } from "../common/language.js";
import { useLayoutEffect, useRef } from "../vendor/hooks.js";
import { Goals } from "./goals.js";
import { hands, sheet, view } from "./store.js";

/** @param {{ children?: unknown }} props */
export function Bar({ children }) {
  const { turn, title } = view.value, seat = view.value.seats[turn.seat], phases = useFit();
  return html`<header id="top"><${Brand} /><h1>${title}</h1>
    <ol class="phases" ref=${phases} aria-label=${t("The turn")}>
      <li class="turn" style=${`--seat:var(--seat-${Math.max(turn.seat, 0)})`}>
        ${turn.number > 0 ? t("Turn {n}", { n: turn.number }) : turn.step}${seat && html`<b>${seat.name}</b>`}</li>
      ${turn.phases.map((phase, i) => html`<li class=${classes(i < turn.phase ? "past" : i === turn.phase && "now")}
        aria-current=${i === turn.phase ? "step" : null} title=${phase}>
        <span>${phase}</span>${i === turn.phase && turn.step ? html`<em>${turn.step}</em>` : null}</li>`)}</ol>
    <${Goals} />
    <nav aria-label=${t("Around the table")}>${children}
      <${Tool} icon="book" label=${t("Rulebook")} onClick=${() => hands.value.openClause("")} />
      <${Tool} icon=${theme.value === "dark" ? "sun" : "moon"} name="theme" label=${theme.value === "dark" ? t("Light colours")
        : t("Dark colours")} onClick=${switchTheme} />
      <${Tool} icon="menu" label=${t("More")} onClick=${() => { sheet.value = "menu"; }} /></nav></header>`;
}

/** Where the phases have no room, only the present one has its name. */
function useFit() {
  const list = useRef(/** @type {HTMLOListElement | null} */ (null));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const fit = () => {
      element.classList.remove("tight");
      element.classList.toggle("tight", element.scrollWidth > element.clientWidth + 1);
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [view.value.turn]);
  return list;
}

/**
 * @param {{ icon: string, label: string, onClick: () => void, disabled?: boolean, name?: string, why?: string }} props
 */
export const Tool = ({ icon, label, onClick, disabled, name, why }) =>
  html`<button type="button" class="tool" data-do=${name} title=${why || label} aria-label=${label}
    disabled=${disabled} onClick=${onClick}><${Icon} name=${icon} /></button>`;
