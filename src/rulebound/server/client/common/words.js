/** Sentences whose words explain themselves: terms, icons, cards and clauses. */
import { icon } from "../drawing/icons.js";
import { classes, html } from "./html.js";
import { t } from "./language.js";

/**
 * @typedef {import("../view.d.ts").Words} Sentence
 * @typedef {import("../view.d.ts").Term} Term
 */

/** @param {{ name?: string, label?: string, class?: string }} props */
export const Icon = ({ name, label, class: more }) =>
  html`<svg class=${classes("icon", more)} viewBox="0 0 24 24" role=${label ? "img" : null} aria-label=${label}
    aria-hidden=${label ? null : "true"}
    dangerouslySetInnerHTML=${{ __html: icon(name ?? "") }} />`;

/**
 * @param {{ of?: Sentence, terms?: Record<string, Term>, point?: (card: string) => void, quiet?: boolean }} props
 * `quiet`: inside a button, where nothing else can be pressed.
 */
export const Words = ({ of, terms, point, quiet }) => (of ?? []).map((part) => {
  if (typeof part === "string") return part;
  if (part.icon) return html`<${Icon} name=${part.icon} label=${part.w} />`;
  if (part.card) return html`<b class="name" onPointerEnter=${point && (() => point(part.card ?? ""))}
    onPointerLeave=${point && (() => point(""))}>${part.w}</b>`;
  if (part.term) return html`<${Explained} word=${part.w} term=${terms?.[part.term]} quiet=${quiet} />`;
  return html`<b>${part.w}</b>`;
});

/** Words as a whole sentence, with its full stop. @param {{ of: Sentence, terms?: Record<string, Term> }} props */
export const Said = ({ of, terms }) => {
  const last = of[of.length - 1] ?? "", ends = /[.?!]$/.test(typeof last === "string" ? last : last.w);
  return html`<${Words} of=${of} terms=${terms} />${ends ? "" : "."} `;
};

/** @param {{ word: string, term?: Term, quiet?: boolean }} props */
function Explained({ word, term, quiet }) {
  if (!term) return html`<b>${word}</b>`;
  if (quiet) return html`<span class="term" title=${term.text}>${word}</span>`;
  return html`<button type="button" class="term" aria-description=${term.text}>${word}<span class="tip"
    aria-hidden="true"><b>${term.name}</b> ${term.text}</span></button>`;
}

/**
 * A clause id, which opens the rulebook at that line.
 * @param {{ id?: string, open?: (clause: string) => void }} props
 */
export const Clause = ({ id, open }) => {
  if (!id) return null;
  if (!open) return html`<span class="clause"><span aria-hidden="true">§</span>${id}</span>`;
  return html`<button type="button" class="clause" title=${t("Open the rulebook here")} aria-label=${t("Rulebook, {id}", { id })}
    onClick=${() => open(id)}>
    <span aria-hidden="true">§</span>${id}</button>`;
};
