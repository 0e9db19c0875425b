/** Text on cards: measured by the browser, broken into lines at the largest size that fits. */

/**
 * @typedef {import("../view.d.ts").Words} Words
 * @typedef {import("../view.d.ts").Word} Word
 * @typedef {{ x: number, wide: number, text: string, icon: string, term: string, strong: boolean }} Run
 * @typedef {{ size: number, height: number, lines: { y: number, runs: Run[] }[] }} Flow
 */

export const SANS = '"Asap Condensed", sans-serif';
export const SERIF = '"Grenze", serif';

const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
/** @type {Map<string, number>} */
const widths = new Map();

/** Widths are right only once the fonts are there. */
export const forgetWidths = () => widths.clear();

/** @type {(text: string, size: number, font?: string, weight?: number) => number} */
export function widthOf(text, size, font = SERIF, weight = 600) {
  const key = `${weight}|${font}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    pen.font = `${weight} 100px ${font}`;
    width = pen.measureText(text).width / 100;
    widths.set(key, width);
  }
  return width * size;
}

/**
 * The largest size at which a text is no wider than `width`.
 * @type {(text: string, width: number, most: number, least: number, font?: string) => number}
 */
export function fit(text, width, most, least, font = SERIF) {
  const size = (most * width) / Math.max(widthOf(text, most, font), 1);
  return Math.max(least, Math.min(most, Math.floor(size * 2) / 2));
}

/** @type {(words: string[], n: number) => string[][]} */
const waysToBreak = (words, n) => (n === 1 || words.length === 1 ? [[words.join(" ")]]
  : words.slice(1).flatMap((_, i) => waysToBreak(words.slice(i + 1), n - 1)
    .map((rest) => [words.slice(0, i + 1).join(" "), ...rest])));

/**
 * A name in at most so many lines, at the largest size that fits; in fewer where that costs little. `most[n]` is the
 * largest size in n + 1 lines.
 * @type {(name: string, width: number, most: number[], least?: number, font?: string) => { lines: string[], size: number }}
 */
export function broken(name, width, most, least = 12, font = SANS) {
  const words = name.split(" ");
  const ways = most.flatMap((size, n) => (n < words.length ? waysToBreak(words, n + 1) : [])
    .map((lines) => ({ lines, size: Math.min(...lines.map((line) => fit(line, width, most[lines.length - 1], least, font))) })));
  return ways.reduce((best, way) => (way.size > best.size * (way.lines.length > best.lines.length ? LONGER : 1) ? way : best));
}

/** How much larger a name must become for another line. */
const LONGER = 1.12;

/** Words as they are read aloud. @param {Words | undefined} words */
export const plain = (words) => (words ?? []).map((part) => (typeof part === "string" ? part : part.w)).join("");

/**
 * Paragraphs as lines of runs, at the largest size that fits.
 * @type {(paragraphs: Words[], width: number, height: number, most?: number, least?: number) => Flow}
 */
export function flow(paragraphs, width, height, most = 18.5, least = 11) {
  for (let size = most; size > least; size -= 0.5) {
    const flowed = flowAt(paragraphs, width, size);
    if (flowed.height + size * 0.2 <= height) return flowed;
  }
  return flowAt(paragraphs, width, least);
}

/** @type {(paragraphs: Words[], width: number, size: number) => Flow} */
function flowAt(paragraphs, width, size) {
  /** @type {Flow["lines"]} */
  const lines = [];
  let y = 0;
  paragraphs.forEach((paragraph, n) => {
    if (n) y += size * 0.3;
    for (const runs of breakLines(paragraph, width, size)) {
      y += size * 1.2;
      lines.push({ y, runs });
    }
  });
  return { size, lines, height: y };
}

/** @type {(paragraph: Words, width: number, size: number) => Run[][]} */
function breakLines(paragraph, width, size) {
  /** @type {Run[][]} */
  const lines = [[]];
  let x = 0;
  const put = (/** @type {Omit<Run, "x">} */ run) => {
    const sticks = /^[.,:;)!?]/.test(run.text) && !run.icon;
    if (x + run.wide > width && x > 0 && !sticks) {
      lines.push([]);
      x = 0;
    }
    lines[lines.length - 1].push({ x, ...run });
    x += run.wide;
  };
  for (const part of paragraph) {
    const word = /** @type {Word} */ (typeof part === "string" ? { w: part } : part);
    if (word.icon) {
      put({ wide: size * 1.08, text: word.w, icon: word.icon, term: "", strong: false });
      continue;
    }
    const strong = Boolean(word.strong || word.term), weight = strong ? 600 : 400;
    for (const text of word.w.split(/( )/)) {
      const wide = widthOf(text, size, SANS, weight);
      if (text === " ") x += x ? wide : 0;
      else if (text) put({ wide, text, icon: "", term: word.term ?? "", strong });
    }
  }
  return lines.filter((line) => line.length);
}
