/** A device, for objects: a cogwheel over the lines of its construction. */
import { colour, metal } from "./colours.js";
import { petals } from "./icons.js";
import { charge, closed, guilloche, ground, linear, point, radial, tenth, times } from "./strokes.js";

/** @param {import("./picture.js").Brush} brush */
export function device({ chance, w, h, hue, other, metal: name, motif }) {
  const cx = w / 2, cy = h / 2, r = Math.min(w, h) * 0.4, trim = metal(name), teeth = 10 + Math.floor(chance() * 9);
  const rim = closed(times(teeth * 4, (i) => point(cx, cy, r * (i % 4 < 2 ? 1.14 : 1),
    ((i + 0.5) * Math.PI) / (teeth * 2))));
  const waves = 8 + Math.floor(chance() * 10), leaves = 6 + Math.floor(chance() * 4);
  const flower = `translate(${tenth(cx)} ${tenth(cy)}) scale(${(r * 0.065).toFixed(3)}) translate(-12 -12)`;

  return `<defs>${radial("bench", [colour(0.56, 0.07, hue), colour(0.38, 0.07, hue), colour(0.22, 0.05, hue)])}`
    + `${linear("brass", [metal(name, 0.06), metal(name, -0.2)])}</defs>${ground(w, h, "url(#bench)")}${drawingLines(w,
      h, trim)}`
    + guilloche({ cx, cy, r: r * 1.42, swing: r * 0.1, n: waves, tone: trim, opacity: 0.35, width: 0.8, turns: 2 })
    + `<path d="${rim}" opacity=".35" transform="translate(2 4)"/><path d="${rim}" fill="url(#brass)"/>`
    + `<circle cx="${cx}" cy="${cy}" r="${tenth(r * 0.86)}" fill="${colour(0.27, 0.07, hue)}"/>`
    + `<circle cx="${cx}" cy="${cy}" r="${tenth(r * 0.78)}" fill="none" stroke="${trim}" stroke-dasharray="2 3"/>`
    + `<g transform="${flower}"><path d="${petals(leaves, 12, 0.5)}" fill="${colour(0.5, 0.1, other, 0.35)}"/></g>`
    + charge(motif, cx, cy, r * 1.05, colour(0.95, 0.04, 90));
}

/** @type {(w: number, h: number, trim: string) => string} */
function drawingLines(w, h, trim) {
  const across = times(Math.ceil(w / 14), (i) => `M${tenth(((w / 2) % 14) + i * 14)} 0V${h}`).join("");
  const down = times(Math.ceil(h / 14), (i) => `M0 ${tenth(((h / 2) % 14) + i * 14)}H${w}`).join("");
  const axes = `M0 ${h / 2}H${w}M${w / 2} 0V${h}M0 ${tenth((h - w) / 2)}l${w} ${w}M${w} ${tenth((h - w) / 2)}l${-w} ${w}`;
  return `<path d="${across}${down}" stroke="#fff" stroke-width=".6" opacity=".14"/>`
    + `<path d="${axes}" stroke="${trim}" stroke-width=".8" opacity=".35" stroke-dasharray="6 3 1 3"/>`;
}
