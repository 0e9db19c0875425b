/** A card's face, from data alone: small on the table, tucked under another, or whole with its rules text. */
import { html } from "../common/html.js";
import { SmallCard, WholeCard } from "./card_face.js";
import { HalfCard, Land, Tile } from "./other_faces.js";

export { Back, Medal } from "./other_faces.js";

/**
 * @param {{ face: import("./parts.js").Face, card?: Partial<import("./parts.js").Card>,
 *   theme: import("./parts.js").Theme, level?: "small" | "tucked" | "whole" }} props
 */
export function Face({ face, card = {}, theme, level = "small" }) {
  const whole = level === "whole";
  if (face.shape === "tile") return html`<${Tile} face=${face} card=${card} theme=${theme} />`;
  if (face.shape === "mini") return html`<${HalfCard} face=${face} card=${card} theme=${theme} />`;
  if (face.shape === "land") return html`<${Land} face=${face} card=${card} theme=${theme} whole=${whole} />`;
  if (whole) return html`<${WholeCard} face=${face} card=${card} theme=${theme} />`;
  return html`<${SmallCard} face=${face} card=${card} theme=${theme} tucked=${level === "tucked"} />`;
}
