/** A card's face, from data alone: small on the table, tucked under another, or whole with its rules text. */
import { html } from "../common/html.js";
import { SmallCard, Strip, WholeCard } from "./card_face.js";
import { HalfCard, Land, Tile } from "./other_faces.js";

export { Back, Medal } from "./other_faces.js";

/** With less of a whole card to be seen, it says what it is at its left edge. */
const SEEN = 0.86;

/**
 * @param {{ face: import("./parts.js").Face, card?: Partial<import("./parts.js").Card>,
 *   theme: import("./parts.js").Theme, level?: "small" | "tiny" | "tucked" | "whole", share?: number }} props
 *   `share`: how much of a whole card is not covered
 */
export function Face({ face, card = {}, theme, level = "small", share = 1 }) {
  const whole = level === "whole";
  if (face.shape === "tile") return html`<${Tile} face=${face} card=${card} theme=${theme} />`;
  if (face.shape === "mini") return html`<${HalfCard} face=${face} card=${card} theme=${theme} />`;
  if (face.shape === "land") return html`<${Land} face=${face} card=${card} theme=${theme} whole=${whole}
    tiny=${level === "tiny"} />`;
  if (whole) return html`<${WholeCard} face=${face} card=${card} theme=${theme} />${share < SEEN
    && html`<${Strip} face=${face} card=${card} theme=${theme} share=${share} />`}`;
  return html`<${SmallCard} face=${face} card=${card} theme=${theme} tucked=${level === "tucked"}
    tiny=${level === "tiny"} />`;
}
