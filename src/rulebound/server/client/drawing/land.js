/** A land, for places: a sky of one of four hours, five ridges, and trees, water or a building by its motif. */
import { colour } from "./colours.js";
import { icon } from "./icons.js";
import { ground, linear, sparks, tenth, times } from "./strokes.js";

const NIGHT = 2;
const SKIES = [
  [colour(0.74, 0.09, 235), colour(0.9, 0.05, 210), colour(0.95, 0.05, 90)],
  [colour(0.42, 0.12, 300), colour(0.7, 0.14, 25), colour(0.88, 0.11, 75)],
  [colour(0.22, 0.07, 275), colour(0.38, 0.1, 285), colour(0.6, 0.1, 320)],
  [colour(0.55, 0.09, 200), colour(0.82, 0.08, 165), colour(0.94, 0.06, 110)],
];
const CLOUD = "M0 0h46a9 9 0 0 0-9-10 13 13 0 0 0-24-3A9 9 0 0 0 0 0Z";

/** @param {import("./picture.js").Brush} brush */
export function land({ chance, w, h, hue, motif }) {
  const hour = Math.floor(chance() * 4), dark = hour === NIGHT, base = hue + (chance() - 0.5) * 70;
  let drawn = `<defs>${linear("sky", SKIES[hour])}</defs>${ground(w, h, "url(#sky)")}`;
  if (dark) drawn += sparks(chance, w, h * 0.6, 34, "#fff");
  drawn += sun(chance, w, h, dark) + (dark ? "" : clouds(chance, w, h));
  for (let depth = 0; depth < 5; depth++) {
    const light = dark ? 0.46 - depth * 0.075 : 0.74 - depth * 0.105, height = ridge(chance, w, h, depth);
    const points = times(45, (i) => `${tenth((i * w) / 44)} ${tenth(height((i * w) / 44))}`).join("L");
    drawn += `<path d="M0 ${h}L${points}L${w} ${h}Z" fill="${colour(light, 0.05 + depth * 0.018,
      base - depth * 14)}"/>`;
    if (depth === 2) drawn += landmark(motif, w, h, height(w * 0.66), light, base);
    if (depth === 3 && motif.split("+").includes("wave")) return drawn + water(chance, w, h);
    if (depth === 3) drawn += trees(chance, w, height, light, base);
  }
  return drawn;
}

/** @type {(chance: () => number, w: number, h: number, dark: boolean) => string} */
function sun(chance, w, h, dark) {
  const x = tenth(w * (0.25 + chance() * 0.5)), y = tenth(h * (0.26 + chance() * 0.16)),
    r = h * (0.08 + chance() * 0.05);
  const halo = times(4,
    (i) => `<circle cx="${x}" cy="${y}" r="${tenth(r * (1.7 + i * 0.7))}" fill="#fff" opacity=".07"/>`);
  return `${halo.join("")}<circle cx="${x}" cy="${y}" r="${tenth(r)}" fill="${dark ? colour(0.95, 0.03, 95)
    : colour(0.95, 0.1, 80)}"/>`;
}

/** @type {(chance: () => number, w: number, h: number) => string} */
const clouds = (chance, w, h) =>
  times(3, () => {
    const place = `translate(${tenth(chance() * w)} ${tenth(h * (0.1 + chance() * 0.3))}) scale(${tenth(0.5 + chance() * 0.6)})`;
    return `<path d="${CLOUD}" transform="${place}" fill="#fff" opacity=".6"/>`;
  }).join("");

/**
 * The height of a ridge at each x: hills, or now and then peaks.
 * @type {(chance: () => number, w: number, h: number, depth: number) => (x: number) => number}
 */
function ridge(chance, w, h, depth) {
  const middle = h * (0.5 + depth * 0.1), swing = h * (0.2 - depth * 0.03);
  const slow = 1 + chance() * 2, quick = 3 + chance() * 4, shift = chance() * 7, other = chance() * 7;
  if (depth < 2 && chance() < 0.6) {
    return (x) => middle - swing * (1 - 3.2 * Math.abs((((x / w) * slow * 1.3 + shift) % 1) - 0.5));
  }
  return (x) => {
    const wave = 0.6 * Math.sin((slow * x * Math.PI) / w + shift) + 0.4 * Math.sin((quick * x * Math.PI) / w + other);
    return middle - swing * 0.55 * wave;
  };
}

/** What a place is known by, as large as a building on its ridge; of two, the second stands in the sky. @type {(motif: string, w: number, h: number, y: number, light: number, base: number) => string} */
function landmark(motif, w, h, y, light, base) {
  const [main, other] = motif.split("+"), size = h * 0.44, x = w * 0.66;
  const mark = (/** @type {string} */ name, /** @type {number} */ cx, /** @type {number} */ cy, /** @type {number} */ big, /** @type {string} */ tone) =>
    `<g transform="translate(${tenth(cx)} ${tenth(cy)}) scale(${(big / 24).toFixed(2)}) translate(-12 -12)" color="${tone}">${icon(name)}</g>`;
  const dark = colour(Math.max(0.12, light - 0.28), 0.05, base), pale = colour(0.97, 0.05, 90);
  return mark(main, x, y - size * 0.36, size, dark)
    + (other ? `<circle cx="${tenth(w * 0.27)}" cy="${tenth(h * 0.36)}" r="${tenth(h * 0.17)}" fill="#000" opacity=".28"/>`
      + mark(other, w * 0.27, h * 0.36, h * 0.24, pale) : "");
}

/** @type {(chance: () => number, w: number, h: number) => string} */
function water(chance, w, h) {
  const glints = times(14, () =>
    `<path d="M${tenth(chance() * w)} ${tenth(h * (0.82 + chance() * 0.17))}h${tenth(10 + chance() * 30)}" stroke="#fff" stroke-width="1.2" opacity=".5"/>`);
  return `<defs>${linear("water", [colour(0.72, 0.09, 215), colour(0.45, 0.1, 235)])}</defs>`
    + `<rect y="${tenth(h * 0.8)}" width="${w}" height="${tenth(h * 0.2)}" fill="url(#water)"/>${glints.join("")}`;
}

/** @type {(chance: () => number, w: number, height: (x: number) => number, light: number, base: number) => string} */
const trees = (chance, w, height, light, base) =>
  times(13, () => {
    const x = chance() * w, scale = tenth(0.7 + chance() * 0.8), fir = chance() < 0.5;
    const path = fir ? "M0 0-6 0 0-20 6 0Z" : "M-1.5 0V-8A6 6 0 1 1 1.5-8V0Z";
    const tone = fir ? colour(light - 0.12, 0.08, base - 40) : colour(light - 0.1, 0.09, base - 30);
    return `<path d="${path}" transform="translate(${tenth(x)} ${tenth(height(x) + 4)}) scale(${scale})" fill="${tone}"/>`;
  }).join("");
