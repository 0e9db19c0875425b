/** Colours in OKLCH: a game gives hues, the client gives lightness and strength, so that contrast holds. */

const tenth = (/** @type {number} */ n) => +n.toFixed(1);

/** @type {(lightness: number, chroma: number, hue: number, alpha?: number) => string} */
export const colour = (lightness, chroma, hue, alpha = 1) =>
  `oklch(${+lightness.toFixed(3)} ${+chroma.toFixed(3)} ${tenth(((hue % 360) + 360) % 360)}${alpha < 1 ? ` / ${alpha}`
    : ""})`;

/** @type {Record<string, [number, number, number]>} */
const METALS = { gold: [0.84, 0.12, 88], silver: [0.88, 0.015, 250], bronze: [0.74, 0.1, 55], bone: [0.92, 0.03, 95] };

/** The colour of a frame's trim, lighter or darker by `shift`. @type {(name?: string, shift?: number) => string} */
export const metal = (name = "gold", shift = 0) => {
  const [lightness, chroma, hue] = METALS[name] ?? METALS.gold;
  return colour(lightness + shift, chroma, hue);
};

export const INK = "oklch(.24 .03 60)";
export const PAPER = "oklch(.955 .018 88)";
export const BETTER = "var(--better)";
export const WORSE = "var(--worse)";
