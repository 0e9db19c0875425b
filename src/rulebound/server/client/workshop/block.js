/** The TOML text of one card: its values are read and changed in place, and all else stays as it was written. */

/**
 * @typedef {{ key: string, from: number, to: number, start: number, end: number, value: string | number | null }} Part
 *   a line of a card: `from` to `to` is all of it, `start` to `end` what stands in its quotation marks; the value is null
 *   where it is neither a text nor a number
 */

const KEY = /[ \t]*([\w-]+)[ \t]*=[ \t]*/y, HEAD = /^[ \t]*\[\[[ \t]*card[ \t]*\]\]/;
const ESCAPES = /** @type {Record<string, string>} */ ({ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", '"': '"', "\\": "\\" });

/** @type {(text: string) => string} */
const unescaped = (text) => text.replace(/\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\n\s*|(.))/g, (_all, four, eight, one) =>
  (four || eight ? String.fromCodePoint(parseInt(four || eight, 16)) : one ? ESCAPES[one] ?? one : ""));

/** Where a text that begins here ends: before its closing mark. @type {(text: string, at: number, mark: string) => number} */
function closing(text, at, mark) {
  for (let i = at; i < text.length; i++) {
    if (text[i] === "\\" && mark[0] === '"') i++;
    else if (text.startsWith(mark, i)) return i;
    else if (text[i] === "\n" && mark.length === 1) return i;
  }
  return text.length;
}

/** The parts of a card's text. @param {string} block @returns {Part[]} */
export function parts(block) {
  /** @type {Part[]} */
  const found = [];
  let at = 0;
  while (at < block.length) {
    KEY.lastIndex = at;
    const key = KEY.exec(block);
    if (!key) {
      at = lineEnd(block, at);
      continue;
    }
    const first = KEY.lastIndex, mark = ['"""', "'''", '"', "'"].find((one) => block.startsWith(one, first));
    let start = first, end = lineEnd(block, first), to = end, value = /** @type {Part["value"]} */ (null);
    if (mark) {
      start = first + mark.length;
      if (mark.length > 1 && block[start] === "\n") start++;
      end = closing(block, start, mark);
      const raw = block.slice(start, end);
      value = mark[0] === '"' ? unescaped(raw) : raw;
      to = lineEnd(block, end);
    } else if (block[first] === "[") {
      end = block.indexOf("]", first) + 1 || block.length;
      to = lineEnd(block, end);
    } else {
      const number = /^[+-]?\d+/.exec(block.slice(first, end));
      if (number) [value, end] = [Number(number[0]), first + number[0].length];
    }
    found.push({ key: key[1], from: at, to, start, end, value });
    at = to;
  }
  return found;
}

/** The place after the end of the line. @type {(text: string, at: number) => number} */
const lineEnd = (text, at) => (text.indexOf("\n", at) + 1) || text.length;

/** A value of a card; undefined where it has none. @type {(block: string, key: string) => string | number | null | undefined} */
export const valueOf = (block, key) => parts(block).find((part) => part.key === key)?.value;

/** A value as text, without white space around it. @type {(block: string, key: string) => string} */
export const textOf = (block, key) => String(valueOf(block, key) ?? "").trim();

/** A value as TOML. @param {string | number} value */
function written(value) {
  if (typeof value === "number") return String(value);
  if (!value.includes("\n")) return JSON.stringify(value);
  return `"""\n${value.replace(/\\/g, "\\\\").replace(/"""/g, '\\"\\"\\"')}\n"""`;
}

/**
 * The card with another value; an empty one is taken out. A new one comes before the text, and the text at the end.
 * @type {(block: string, key: string, value: string | number) => string}
 */
export function withValue(block, key, value) {
  const all = parts(block), old = all.find((part) => part.key === key), line = value === "" ? "" : `${key} = ${written(value)}\n`;
  if (old) return block.slice(0, old.from) + line + block.slice(old.to);
  const text = key === "text" ? undefined : all.find((part) => part.key === "text");
  const kept = block.endsWith("\n") ? block : `${block}\n`, at = text ? text.from : kept.trimEnd().length + 1;
  return kept.slice(0, at) + line + kept.slice(at);
}

/** The line of the first character, from 1. @type {(text: string, at: number) => number} */
const lineAt = (text, at) => text.slice(0, at).split("\n").length;

/** The key in whose lines a line of a card is; empty where it is in none. @type {(block: string, line: number) => string} */
export const keyAt = (block, line) => parts(block).find((part) => lineAt(block, part.from) <= line
  && line < lineAt(block, part.from) + Math.max(1, block.slice(part.from, part.to).split("\n").length - 1))?.key ?? "";

/** The place in the text of a card that a line and a column of the whole mean. @type {(block: string, line: number, column: number) => number} */
export function placeInText(block, line, column) {
  const start = parts(block).find((part) => part.key === "text")?.start ?? 0;
  const at = block.split("\n").slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0) + Math.max(0, column - 1);
  return Math.max(0, at - start);
}

/** The cards of a file, each as a text of its own; comments stay with the card after them. @param {string} file */
export function blocksOf(file) {
  /** @type {string[][]} */
  const blocks = [];
  let waiting = /** @type {string[]} */ ([]), inside = false;
  for (const line of file.replace(/\r\n/g, "\n").split("\n")) {
    const head = !inside && HEAD.test(line);
    if (head) {
      blocks.push([...waiting, line]);
      waiting = [];
    } else if (!inside && blocks.length && /^[ \t]*(#|$)/.test(line)) waiting.push(line);
    else if (blocks.length) {
      blocks[blocks.length - 1].push(...waiting, line);
      waiting = [];
    } else waiting.push(line);
    if ((line.split('"""').length - 1) % 2) inside = !inside;
  }
  return blocks.map((lines) => `${lines.join("\n").trim()}\n`);
}

/** The cards as one file. @param {string[]} blocks */
export const fileOf = (blocks) => blocks.map((block) => block.trim()).join("\n\n") + (blocks.length ? "\n" : "");

/** A value as it stands in the file, without its quotation marks. @type {(block: string, part: Part) => string} */
export const rawOf = (block, part) => block.slice(part.start, part.end);

/** The card with this in place of what stands there. @type {(block: string, part: Part, raw: string) => string} */
export const withRaw = (block, part, raw) => block.slice(0, part.start) + raw + block.slice(part.end);
