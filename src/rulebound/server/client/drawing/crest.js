/** A crest, for people: a divided shield with its charge, wings or mantling, and a crown or star. */
import { colour, metal } from "./colours.js";
import { charge, guilloche, ground, point, radial, rays, star, tenth, times } from "./strokes.js";

const SHIELDS = [
  "M-50-56H50V-4C50 34 26 54 0 66-26 54-50 34-50-4Z",
  "M-50-54Q-25-44 0-58 25-44 50-54 58-18 50 8 40 44 0 66-40 44-50 8-58-18-50-54Z",
  "M-46-58H46L52-34Q44-20 50 2 48 44 0 66-48 44-50 2-44-20-52-34Z",
  "M0-62 52-44V6Q46 44 0 66-46 44-52 6V-44Z",
];
const DIVISIONS = [
  "M0-70H70V70H0Z",
  "M-70-70H70L-70 70Z",
  "M0-70H70V2H0ZM0 2V70H-70V2Z",
  "M-70 40 0-14 70 40V72L0 18-70 72Z",
  "M-70-70h28v140h-28Zm56 0h28v140h-28Zm56 0h28v140h-28Z",
  "M-70-30 70 34V70L-70 6Z",
  "M-70-22H70V22H-70Z",
  times(6, (i) => `M0 2L${point(0, 2, 110, (i * Math.PI) / 3)}L${point(0, 2, 110, (i * Math.PI) / 3 + Math.PI / 6)}Z`)
    .join(""),
];
const CROWN = "M-24-60-28-80-13-70 0-86 13-70 28-80 24-60Z";

/** @param {import("./picture.js").Brush} brush */
export function crest({ chance, w, h, hue, other, metal: name, motif }) {
  const cx = w / 2, cy = h / 2, scale = tenth(Math.min(w / 190, h / 150) * 100) / 100, trim = metal(name);
  const dark = colour(0.36, 0.13, hue);
  const second = chance() < 0.5 ? colour(0.58, 0.14, other) : colour(0.5, 0.13, hue + 25);
  const shape = pick(chance, SHIELDS), sides = chance() < 0.55 ? laurel(chance, trim) : mantling(trim, other);
  const top = chance() < 0.5
    ? `<path d="${CROWN}" fill="${trim}" stroke="${colour(0.2, 0.05, hue)}" stroke-width="1.5"/>`
    : `<path d="${star(0, -70, 13, 5, 2)}" fill="${trim}"/>`;
  const pale = chance() < 0.6, n = 14 + 2 * Math.floor(chance() * 5), waves = 9 + Math.floor(chance() * 8);
  const division = `<path d="${pick(chance, DIVISIONS)}" fill="${pale ? dark : second}"/>`;

  return `<defs>${radial("sky", [colour(0.66, 0.11, hue + 12), colour(0.44, 0.11, hue), colour(0.2, 0.06, hue - 15)])}`
    + `<clipPath id="shield"><path d="${shape}"/></clipPath></defs>${ground(w, h, "url(#sky)")}${rays(cx, cy, w, n,
      0.09)}`
    + guilloche({ cx, cy, r: Math.min(w, h) * 0.62, swing: 9, n: waves, tone: trim, opacity: 0.4, width: 0.8 })
    + `<g transform="translate(${tenth(cx)} ${tenth(cy + 4 * scale)}) scale(${scale})">${sides}${h > 110 ? top : ""}`
    + `<path d="${shape}" fill="${colour(0.12, 0.04, hue)}" opacity=".5" transform="translate(2 4)"/>`
    + `<g clip-path="url(#shield)"><rect x="-70" y="-70" width="140" height="140" fill="${pale ? colour(0.92, 0.03, 90)
      : dark}"/>`
    + `${division}<path d="M-70-70H0V70H-70Z" fill="#fff" opacity=".07"/></g>`
    + `<path d="${shape}" fill="none" stroke="${trim}" stroke-width="5"/>`
    + `<path d="${shape}" fill="none" stroke="${colour(0.2, 0.06, hue)}" stroke-width="1.2" transform="scale(.94)"/>`
    + `<circle r="31" cy="2" fill="${pale ? colour(0.3, 0.1, hue)
      : colour(0.93, 0.03, 90)}" stroke="${trim}" stroke-width="2.5"/>`
    + `${charge(motif, 0, 2, 46, pale ? metal(name, 0.03) : dark, pale ? "#000" : "#fff0")}</g>`;
}

/** @type {<T>(chance: () => number, of: T[]) => T} */
const pick = (chance, of) => of[Math.floor(chance() * of.length)];

/** Leaves that rise on both sides. @type {(chance: () => number, trim: string) => string} */
function laurel(chance, trim) {
  const n = 5 + Math.floor(chance() * 4);
  return [-1, 1].flatMap((side) => times(n, (i) => {
    const angle = -1.15 + (i * 1.75) / n, x = side * (46 + 24 * Math.cos(angle)), y = 46 * Math.sin(angle) - 2;
    const turn = `scale(${side} 1) rotate(${tenth((angle * 180) / Math.PI * 0.8)})`;
    return `<path d="M0 0Q10-9 ${28 - i}-2 10 7 0 0Z" transform="translate(${tenth(x)} ${tenth(y)}) ${turn}" fill="${trim}" opacity=".85"/>`;
  })).join("");
}

/** Cloth that falls on both sides. @type {(trim: string, other: number) => string} */
function mantling(trim, other) {
  return [-1, 1].flatMap((side) => times(5, (i) => {
    const path = `M0 0C22-16 44-12 ${64 - i * 7} ${i * 6 - 22} 46 ${8 + i} 22 14 0 12Z`, fill = i % 2 ? trim
      : colour(0.9, 0.04, other);
    return `<path d="${path}" transform="translate(${side * 40} ${i * 13 - 30}) scale(${side} 1)" fill="${fill}" opacity="${tenth(0.9 - i * 0.1)}"/>`;
  })).join("");
}
