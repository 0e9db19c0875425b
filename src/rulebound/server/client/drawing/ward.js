/** A ward, for blocks: nested polygons that turn inwards. */
import { colour, metal } from "./colours.js";
import { TURN, charge, closed, ground, point, radial, sparks, tenth, times } from "./strokes.js";

/** @param {import("./picture.js").Brush} brush */
export function ward({ chance, w, h, hue, other, metal: name, motif }) {
  const cx = w / 2, cy = h / 2, size = Math.min(w, h), trim = metal(name);
  const n = [4, 6, 8, 12][Math.floor(chance() * 4)], start = chance() < 0.5 ? 0 : Math.PI / n;
  const shells = times(9, (k) => {
    const i = 9 - k, path = closed(times(n, (j) => point(cx, cy, i * size * 0.085, start + (j * TURN) / n + i * 0.09)));
    const rim = i % 3 ? `stroke="${colour(0.85, 0.06, other, 0.5)}" stroke-width=".9"`
      : `stroke="${trim}" stroke-width="1.8"`;
    return `<path d="${path}" fill="${colour(0.5 + i * 0.01, 0.1, hue + i * 9, 0.1)}" ${rim}/>`;
  }).join("");

  return `<defs>${radial("air", [colour(0.62, 0.12, other), colour(0.34, 0.1, hue), colour(0.17, 0.06, hue)])}</defs>`
    + ground(w, h, "url(#air)") + shells + sparks(chance, w, h, 14, "#fff")
    + `<circle cx="${cx}" cy="${cy}" r="${tenth(size * 0.25)}" fill="${colour(0.22, 0.08,
      hue)}" stroke="${trim}" stroke-width="2.5"/>`
    + charge(motif, cx, cy, size * 0.34, colour(0.96, 0.04, 90));
}
