/** The card that is looked at: large, with what is so of it now, why it may not act, and what its keywords mean. */
import { html } from "../common/html.js";
import { Clause, Icon, Said, Words } from "../common/words.js";
import { t } from "../common/language.js";
import { Back, Face } from "../drawing/face.js";
import { isChanged } from "../drawing/number.js";
import { cardOf, faceOf, hands, look, refused, starts, valuesOf, view } from "./store.js";

/** @typedef {import("./store.js").Card} Card */

export function Inspector() {
  const card = cardOf(look.value);
  if (!card) return html`<div class="inspect nothing"><p>${t("Point at a card to see it large.")}</p></div>`;
  const face = faceOf(card), { theme } = view.value;
  if (!face) return html`<div class="inspect"><div class="closeup"><${Back} name=${card.back} theme=${theme}
    square=${card.back?.includes("tile")} /></div></div>`;
  return html`<div class="inspect"><div class=${`closeup of-${face.shape ?? "card"}`}><${Face} face=${face}
    card=${card} theme=${theme} level="whole" /></div>
    <div class="about"><${Numbers} face=${face} card=${card} /><${Shown} face=${face} /><${State} card=${card} /><${Why} card=${card} />
      <${Terms} face=${face} /></div></div>`;
}

/** What the numbers of a card are called, as they are now. @param {{ face: import("./store.js").Face, card: Card }} props */
function Numbers({ face, card }) {
  const values = valuesOf(face, card);
  return values.length > 0 && html`<p class="numbers">${values.map((value, i) => html`${i > 0 && " · "}<span>
    ${value.label} <b>${value.now}</b>${isChanged(value) && html` <s>${value.printed}</s>`}</span>`)}</p>`;
}

/** What a tile or half card has no room to print. @param {{ face: import("./store.js").Face }} props */
const Shown = ({ face }) => ["tile", "mini"].includes(face.shape ?? "card")
  && html`<p class="prints"><b>${face.name}</b>
  ${(face.text ?? []).map((words) => html` <span><${Words} of=${words} terms=${view.value.terms} /></span>`)}</p>`;

/** @param {{ card: Card }} props */
function State({ card }) {
  const marks = (card.marks ?? []).filter((mark) => mark.key !== "count");
  const under = (card.covers ?? []).map((key) => view.value.faces[key]?.name).filter(Boolean);
  if (!card.turned && !marks.length && !card.note && !under.length) return null;
  return html`<ul class="state">
    ${card.turned && html`<li><${Icon} name="turn" />${card.turned}</li>`}
    ${marks.map((mark) => html`<li>
      ${mark.icon && html`<${Icon} name=${mark.icon} />`}${mark.label}${(mark.count ?? 1) > 1 ? ` ×${mark.count}` : ""}
      </li>`)}
    ${under.length > 0 && html`<li>${t("covers {names}", { names: under.join(", ") })}</li>`}
    ${card.note && html`<li class="note">${card.note}</li>`}</ul>`;
}

/** @param {{ card: Card }} props */
function Why({ card }) {
  const refusal = (view.value.decision?.refused ?? []).find((one) => one.touches[0] === card.id);
  if (!refusal || starts.value.has(card.id) || refused.value?.id === card.id) return null;
  return html`<p class="why"><b>${t("Not now:")}</b> <${Said} of=${refusal.reason} terms=${view.value.terms} />
    <${Clause} id=${refusal.clause} open=${hands.value.openClause} /></p>`;
}

/** @param {{ face: import("./store.js").Face }} props */
function Terms({ face }) {
  const keys = new Set((face.text ?? []).flat().map((part) => (typeof part === "string" ? "" : part.term ?? ""))
    .filter(Boolean));
  return [...keys].map((key) => view.value.terms?.[key]).filter(Boolean)
    .map((term) => html`<p class="meaning"><b>${term?.name}</b> ${term?.text} <${Clause} id=${term?.clause}
    open=${hands.value.openClause} /></p>`);
}
