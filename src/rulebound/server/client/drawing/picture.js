/**
 * Pictures made of names, as images that the browser keeps. Each is an SVG document of its own, so that the ids of its
 * gradients cannot meet those of another.
 */
import { MOTIFS } from "./icons.js";
import { chanceOf } from "./chance.js";
import { colour, metal } from "./colours.js";
import { guilloche, ground, radial, star } from "./strokes.js";
import { crest } from "./crest.js";
import { device } from "./device.js";
import { land } from "./land.js";
import { sigil } from "./sigil.js";
import { strike } from "./strike.js";
import { ward } from "./ward.js";

/**
 * What a family is given to draw with: its chance, its room, its two hues, its metal and the motif at its heart.
 * @typedef {{ chance: () => number, w: number, h: number, hue: number, other: number, metal: string,
 *   motif: string }} Brush
 * @typedef {Pick<import("../view.d.ts").Face, "name" | "art" | "motif" | "picture" | "seed">} Subject
 * @typedef {import("../view.d.ts").Frame} Frame
 */

/** @type {Record<string, (brush: Brush) => string>} */
const FAMILIES = { crest, sigil, land, device, strike, ward };

/** Where the server has the pictures that cards bring. */
export const PICTURES = "/api/pictures/";

/** @type {Map<string, string>} */
const kept = new Map();

/** The picture of a card: that which it brings, or one that is drawn. @type {(subject: Subject, frame: Frame, w: number, h: number, radius: number) => string} */
export function picture(subject, frame, w, h, radius) {
  if (subject.picture) return `${PICTURES}${encodeURIComponent(subject.picture)}`;
  const { art = "crest", name } = subject, seed = subject.seed || name;
  return keep([art, seed, subject.motif, frame.hue, frame.second, frame.metal, w, h, radius].join("|"), () => {
    const chance = chanceOf(seed), chosen = MOTIFS[Math.floor(chance() * MOTIFS.length)];
    const hue = frame.hue + (chance() - 0.5) * 26, other = frame.second ?? frame.hue + 40 + chance() * 200;
    const brush = { chance, w, h, hue, other, metal: frame.metal ?? "gold", motif: subject.motif || chosen };
    return documentOf((FAMILIES[art] ?? crest)(brush), w, h, radius);
  });
}

/** The back of a deck. @type {(name: string, frame: Frame, w: number, h: number) => string} */
export function backPicture(name, frame, w, h) {
  return keep(["back", name, frame.hue, w, h].join("|"), () => documentOf(backOf(name, frame, w, h), w, h, 9));
}

/** @type {(name: string, frame: Frame, w: number, h: number) => string} */
function backOf(name, frame, w, h) {
  const chance = chanceOf(`back${name}`), trim = metal(frame.metal), cx = w / 2, cy = h / 2, { hue } = frame;
  const n = 6 + Math.floor(chance() * 3) * 2;
  const rosette = (/** @type {number} */ r, /** @type {number} */ swing, /** @type {number} */ turns) =>
    guilloche({ cx, cy, r, swing, n, tone: trim, opacity: 0.8, width: 1.2, turns });
  const corners = [[0, 0], [w, 0], [0, h], [w, h]]
    .map(([x, y]) => guilloche({ cx: x, cy: y, r: w * 0.2, swing: w * 0.05, n: 12, tone: trim, opacity: 0.6,
      turns: 2 }));
  return `<defs>${radial("field", [colour(0.42, 0.1, hue), colour(0.31, 0.09, hue), colour(0.2, 0.06, hue)])}</defs>`
    + ground(w, h, "url(#field)") + rosette(w * 0.36, w * 0.1, 4) + rosette(w * 0.17, w * 0.07, 3)
    + `<circle cx="${cx}" cy="${cy}" r="${w * 0.12}" fill="${colour(0.25, 0.09,
      hue)}" stroke="${trim}" stroke-width="2"/>`
    + `<path d="${star(cx, cy, w * 0.085, 8, 3)}" fill="none" stroke="${trim}" stroke-width="2"/>` + corners.join("");
}

/** @type {(inside: string, w: number, h: number, radius: number) => string} */
const documentOf = (inside, w, h, radius) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><clipPath id="edge"><rect width="${w}" height="${h}" rx="${radius}"/>`
  + `</clipPath><g clip-path="url(#edge)">${inside}</g></svg>`;

/** @type {(key: string, make: () => string) => string} */
function keep(key, make) {
  let made = kept.get(key);
  if (!made) {
    made = `data:image/svg+xml,${encodeURIComponent(make())}`;
    kept.set(key, made);
  }
  return made;
}
