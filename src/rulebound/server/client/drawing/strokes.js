/** What the pictures are built of: points, paths, stars and guilloches, as strings of SVG. */
import { colour } from "./colours.js";
import { icon } from "./icons.js";

export const TURN = 2 * Math.PI;
export const tenth = (/** @type {number} */ n) => +n.toFixed(1);

/** A point at a distance and an angle. @type {(cx: number, cy: number, r: number, angle: number) => string} */
export const point = (cx, cy, r, angle) => `${tenth(cx + r * Math.cos(angle))} ${tenth(cy + r * Math.sin(angle))}`;

/** @param {string[]} points */
export const closed = (points) => `M${points.join("L")}Z`;

/** @type {<T>(n: number, make: (i: number) => T) => T[]} */
export const times = (n, make) => Array.from({ length: n }, (_, i) => make(i));

/** @type {(id: string, stops: string[], way?: string) => string} */
export const linear = (id, stops, way = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${way}>${stopsOf(stops)}</linearGradient>`;

/** @type {(id: string, stops: string[]) => string} */
export const radial = (id,
  stops) => `<radialGradient id="${id}" cx=".5" cy=".45" r=".8">${stopsOf(stops)}</radialGradient>`;

const stopsOf = (/** @type {string[]} */ stops) =>
  stops.map((tone, i) => `<stop offset="${tenth(i / (stops.length - 1))}" stop-color="${tone}"/>`).join("");

/** @type {(w: number, h: number, fill: string) => string} */
export const ground = (w, h, fill) => `<rect width="${w}" height="${h}" fill="${fill}"/>`;

/** @type {(cx: number, cy: number, r: number, n: number, opacity: number) => string} */
export const rays = (cx, cy, r, n, opacity) =>
  times(n, (i) => {
    const angle = (i * TURN) / n, width = TURN / n / 2.4;
    const tip = `L${point(cx, cy, r, angle)}L${point(cx, cy, r, angle + width)}`;
    return `<path d="M${tenth(cx)} ${tenth(cy)}${tip}Z" fill="#fff" opacity="${opacity}"/>`;
  }).join("");

/**
 * Circles that breathe n times, engraved over each other.
 * @param {{ cx: number, cy: number, r: number, swing: number, n: number, tone: string, opacity?: number,
 *   width?: number, turns?: number }} of
 */
export function guilloche({ cx, cy, r, swing, n, tone, opacity = 0.7, width = 1, turns = 3 }) {
  return times(turns, (turn) => {
    const points = times(120, (i) => {
      const angle = (i * TURN) / 120;
      return point(cx, cy, r + swing * Math.sin(n * angle + (turn * TURN) / turns), angle);
    });
    return `<path d="${closed(points)}" fill="none" stroke="${tone}" stroke-width="${width}" opacity="${opacity}"/>`;
  }).join("");
}

/**
 * A star polygon: every `step`th of n points joined.
 * @type {(cx: number, cy: number, r: number, n: number, step: number) => string}
 */
export function star(cx, cy, r, n, step) {
  const seen = new Set();
  let path = "";
  for (let start = 0; start < n; start++) {
    const points = [];
    for (let i = start; !seen.has(i); i = (i + step) % n) {
      seen.add(i);
      points.push(point(cx, cy, r, (i * TURN) / n - TURN / 4));
    }
    if (points.length) path += closed(points);
  }
  return path;
}

/** How large a companion is beside its motif, and where its middle lies. */
const COMPANION = 0.62, ASIDE = 0.46;

/**
 * A motif at the heart of a picture, with its shadow; of two, the second stands before the first, at its lower right.
 * @type {(name: string, cx: number, cy: number, size: number, tone: string, shadow?: string, tilt?: number) => string}
 */
export function charge(name, cx, cy, size, tone, shadow = "#000", tilt = 0) {
  const [main, other] = name.split("+");
  if (!other) return one(main, cx, cy, size, tone, shadow, tilt);
  const x = cx + size * ASIDE, y = cy + size * ASIDE * 0.8, r = size * COMPANION * 0.6;
  return one(main, cx - size * 0.14, cy - size * 0.12, size, tone, shadow, tilt)
    + `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="#000" opacity=".72"/>`
    + `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="none" stroke="${colour(0.8, 0.12, 85)}" stroke-width="${tenth(size * 0.04)}"/>`
    + one(other, x, y, size * COMPANION * 0.8, colour(0.94, 0.08, 88), "#000", 0);
}

/** @type {(name: string, cx: number, cy: number, size: number, tone: string, shadow: string, tilt: number) => string} */
const one = (name, cx, cy, size, tone, shadow, tilt) =>
  `<g transform="translate(${tenth(cx)} ${tenth(cy)}) rotate(${tilt}) scale(${(size / 24).toFixed(3)}) translate(-12 -12)">`
  + `<g color="${shadow}" transform="translate(.7 1)" opacity=".55">${icon(name)}</g><g color="${tone}">${icon(name)}</g></g>`;

/** @type {(chance: () => number, w: number, h: number, n: number, tone: string) => string} */
export const sparks = (chance, w, h, n, tone) =>
  times(n, () => {
    const x = chance() * w, y = chance() * h, size = 0.5 + chance() * 1.5;
    return chance() < 0.25 ? twinkle(x, y, size, tone)
      : `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(size * 0.8)}" fill="${tone}" opacity="${tenth(0.3 + chance() * 0.6)}"/>`;
  }).join("");

/** @type {(x: number, y: number, size: number, tone: string) => string} */
function twinkle(x, y, size, tone) {
  const long = tenth(size * 3), waist = tenth(size * 0.7);
  const path = `M0-${long}L${waist}-${waist} ${long} 0 ${waist} ${waist} 0 ${long}-${waist} ${waist}-${long} 0-${waist}-${waist}Z`;
  return `<path d="${path}" transform="translate(${tenth(x)} ${tenth(y)})" fill="${tone}" opacity=".8"/>`;
}
