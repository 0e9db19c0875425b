/** A strike, for attacks: blades of light that sweep from a corner. */
import { colour, metal } from "./colours.js";
import { charge, ground, linear, point, sparks, tenth, times } from "./strokes.js";

/** @param {import("./picture.js").Brush} brush */
export function strike({ chance, w, h, hue, other, metal: name, motif }) {
  const trim = metal(name), x = w * (0.1 + chance() * 0.2), y = h * (0.75 + chance() * 0.2), flip = chance() < 0.5;
  const beams = times(26, () => {
    const angle = -Math.PI / 2 + chance() * Math.PI * 0.62, width = 0.01 + chance() * 0.035;
    const tip = `L${point(x, y, w * 1.5, angle)}L${point(x, y, w * 1.5, angle + width)}`;
    return `<path d="M${tenth(x)} ${tenth(y)}${tip}Z" fill="#fff" opacity="${tenth(0.06 + chance() * 0.14)}"/>`;
  }).join("");
  const blades = times(3, (i) => blade(w, h, i, i === 1 ? trim : colour(0.95 - i * 0.05, 0.06, other))).join("");
  const glow = linear("glow", [colour(0.2, 0.07, hue - 20), colour(0.45, 0.15, hue), colour(0.75, 0.14, hue + 40)],
    'x1="0" y1="0" x2="1" y2="1"');

  return `<defs>${glow}</defs><g ${flip ? `transform="translate(${w} 0) scale(-1 1)"`
    : ""}>${ground(w, h, "url(#glow)")}${beams}${blades}`
    + `${sparks(chance, w, h, 18, colour(0.95, 0.1, 85))}</g>`
    + `<circle cx="${tenth(w / 2)}" cy="${tenth(h / 2)}" r="${tenth(Math.min(w, h) * 0.3)}" fill="${colour(0.18, 0.08,
      hue, 0.78)}" stroke="${trim}" stroke-width="2"/>`
    + charge(motif, w / 2, h / 2, Math.min(w, h) * 0.42, colour(0.97, 0.03, 90), "#000", flip ? 12 : -12);
}

/** @type {(w: number, h: number, i: number, tone: string) => string} */
function blade(w, h, i, tone) {
  const start = `${tenth(w * (0.02 + i * 0.06))} ${tenth(h * 0.98)}`;
  const out = `Q${tenth(w * 0.42)} ${tenth(h * (0.7 - i * 0.06))} ${tenth(w * (0.97 - i * 0.05))} ${tenth(h * (0.03 + i * 0.07))}`;
  const home = `Q${tenth(w * (0.62 + i * 0.03))} ${tenth(h * (0.74 - i * 0.02))} ${start}`;
  return `<path d="M${start}${out}${home}Z" fill="${tone}" opacity="${tenth(0.85 - i * 0.17)}" transform="translate(${i * 10} ${i * 7})"/>`;
}
