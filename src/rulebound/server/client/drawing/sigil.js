/** A sigil, for spells: a star polygon in rings, with a rose curve and ticks like an astrolabe's. */
import { colour, metal } from "./colours.js";
import { TURN, charge, closed, ground, point, radial, rays, sparks, star, tenth, times } from "./strokes.js";

/** @param {import("./picture.js").Brush} brush */
export function sigil({ chance, w, h, hue, other, metal: name, motif }) {
  const cx = w / 2, cy = h / 2, r = Math.min(w, h) * 0.43, trim = metal(name);
  const n = 5 + Math.floor(chance() * 8), step = 2 + Math.floor(chance() * Math.max(1, (n - 3) / 2 - 1));
  const leaves = 3 + Math.floor(chance() * 5);
  const rose = times(200, (i) => {
    const angle = (i * TURN) / 200;
    return point(cx, cy, r * 0.62 * (0.55 + 0.45 * Math.cos(leaves * 2 * angle)), angle);
  });
  const ticks = times(48, (i) => {
    const angle = (i * TURN) / 48;
    return `M${point(cx, cy, r * 1.03, angle)}L${point(cx, cy, r * (i % 4 ? 1.07 : 1.12), angle)}`;
  }).join("");
  const knots = times(n, (i) => {
    const [x, y] = point(cx, cy, r, (i * TURN) / n - TURN / 4).split(" ");
    return `<circle cx="${x}" cy="${y}" r="${tenth(r * 0.055)}" fill="${trim}"/>`;
  }).join("");

  return `<defs>${radial("night", [colour(0.5, 0.13, other), colour(0.3, 0.1, hue),
    colour(0.15, 0.05, hue - 20)])}</defs>`
    + ground(w, h, "url(#night)") + sparks(chance, w, h, 26, colour(0.93, 0.06, other)) + rays(cx, cy, w * 0.8,
      n * 2, 0.06)
    + `<g fill="none" stroke="${trim}"><circle cx="${cx}" cy="${cy}" r="${tenth(r)}" stroke-width="2"/>`
    + `<circle cx="${cx}" cy="${cy}" r="${tenth(r * 1.16)}" stroke-width=".8" opacity=".7"/><path d="${ticks}"/>`
    + `<path d="${star(cx, cy, r, n, step)}" stroke-width="1.3" opacity=".85"/>`
    + `<path d="${closed(rose)}" fill="${colour(0.7, 0.14, other, 0.28)}" opacity=".9"/>`
    + `<circle cx="${cx}" cy="${cy}" r="${tenth(r * 0.4)}" fill="${colour(0.2, 0.08, hue)}" stroke-width="1.8"/></g>`
    + knots + charge(motif, cx, cy, r * 0.54, colour(0.95, 0.05, 90));
}
