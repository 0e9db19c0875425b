/**
 * How one card lies with all that is attached to it, in sevenths of a card's height: tucked below it with its name
 * showing, standing in front of it, or as one pile. A turned card takes no other room: it is dim and tilts a little, so
 * that all that it says can be read.
 */
import { faceOf } from "./store.js";

/**
 * @typedef {import("./store.js").Card} Card
 * @typedef {{ card: Card, x: number, y: number, w: number, h: number, shape: string, turned: boolean,
 *   tucked?: boolean, stands?: boolean }} Item
 * @typedef {{ w: number, h: number, items: Item[] }} Block
 */

/** @type {Record<string, [number, number]>} */
const SIZES = { card: [5, 7], land: [7, 5], tile: [5, 5], mini: [5, 3] };
const PEEK = { card: 1.22, land: 1.22, tile: 0.6, mini: 0.9 };
const STANDING = 0.8, STAND_TOP = 1.75, STAND_GAP = 0.35;
/** How much of one that stands behind another is to be seen, where those of a course overlap. */
const SEEN = 0.56;

/** @param {Card} card */
export const shapeOf = (card) => faceOf(card)?.shape ?? (card.back?.includes("tile") ? "tile" : "card");

/**
 * How a card lies with what is attached; of those who stand on it, `abreast` in a row at most, and perhaps one half
 * behind the other.
 * @type {(card: Card, abreast?: number, close?: boolean) => Block}
 */
export function blockOf(card, abreast = Infinity, close = false) {
  const shape = shapeOf(card), [w, h] = SIZES[shape], turned = (card.turn ?? 0) % 2 === 1 && shape !== "tile";
  const base = { card, x: 0, y: 0, w, h, shape, turned }, on = card.on ?? [];
  if (on.length && card.hold === "stand") return standing(base, on.map((one) => blockOf(one)), abreast, close);
  return tucked(base, on.map((one) => blockOf(one)));
}

/** @type {(base: Item, kids: Block[], abreast: number, close: boolean) => Block} */
function standing(base, kids, abreast, close) {
  const most = Math.ceil(kids.length / Math.ceil(kids.length / abreast)); // rows that are nearly alike
  const rows = kids.flatMap((_, i) => (i % most ? [] : [kids.slice(i, i + most)]));
  /** How far the next begins behind the beginning of this one. @param {Block} kid */
  const step = (kid) => kid.w * STANDING * (close ? SEEN : 1) + (close ? 0 : STAND_GAP);
  const long = (/** @type {Block[]} */ row) => row.slice(0, -1).reduce((sum, kid) => sum + step(kid),
    row[row.length - 1].w * STANDING);
  const w = Math.max(base.w, ...rows.map(long)), items = [{ ...base, x: (w - base.w) / 2 }];
  let top = STAND_TOP;
  for (const row of rows) {
    const tallest = Math.max(...row.map((kid) => kid.h)) * STANDING;
    let x = (w - long(row)) / 2;
    for (const kid of row) {
      for (const item of kid.items) items.push({ ...scaled(item, STANDING, x, top + tallest - kid.h * STANDING),
        stands: true });
      x += step(kid);
    }
    top += tallest + STAND_GAP;
  }
  return { w, h: Math.max(base.h, top - STAND_GAP), items };
}

/** @type {(base: Item, kids: Block[]) => Block} */
function tucked(base, kids) {
  /** @type {Item[]} */
  const items = [];
  const w = Math.max(base.w, ...kids.map((kid) => Math.min(kid.w, base.w)));
  let y = 0;
  for (const kid of [...kids].reverse()) {
    for (const item of kid.items) items.push({ ...item, x: item.x + 0.14 + (w - base.w) / 2, y: item.y + y,
      w: item.w - 0.28, tucked: true });
    y += PEEK[/** @type {keyof typeof PEEK} */ (base.shape)];
  }
  items.push({ ...base, x: (w - base.w) / 2, y });
  return { w, h: y + base.h, items };
}

/** @type {(item: Item, by: number, x?: number, y?: number) => Item} */
export const scaled = (item, by, x = 0, y = 0) => ({ ...item, x: x + item.x * by, y: y + item.y * by, w: item.w * by,
  h: item.h * by });
