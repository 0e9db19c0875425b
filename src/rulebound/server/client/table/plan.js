/** Where the cards of an area lie, in sevenths of a card's height, so that they fill the room there is. */
import { blockOf, scaled, shapeOf } from "./block.js";

/**
 * @typedef {import("./store.js").Area} Area
 * @typedef {import("./block.js").Item} Item
 * @typedef {{ id: string, key: string, x: number, y: number, w: number, h: number, full: boolean }} Slot
 * @typedef {{ w: number, h: number, items: Item[], slots?: Slot[], columns?: Span[], rows?: Span[],
 *   lines?: number, noted?: number }} Plan `noted`: lines of notes above columns
 * @typedef {{ at: number, size: number }} Span
 */

/** The largest a seventh of a card may be, in pixels. */
const CAPS = { mini: 15, small: 19, normal: 27, large: 40 };
const LINES = [1, 2, 3, 4], ABREAST = [5, 3, 2];
/** How much larger cards must become, for what is easier to look at to be given up. */
const WORTH = 1.06, WORTH_COVERING = 1.2, STAYS = 1.2;
/** With more than these on one course, they may stand half behind each other. */
const FEW = 4;
const GAP = 0.6, LINE_GAP = 0.7, GRID_GAP = 0.7, TILE_GAP = 0.1, ROW_HEADING = 1.8, COLUMN_HEADING = 1.3;

/** @param {Area} area */
export const capOf = (area) => (area.layout === "pile" ? 16 : area.layout === "fan" ? 12 : CAPS[area.size ?? "normal"]);

/**
 * lines: in how many the row lay before; it stays so unless its cards become much larger, so that nothing jumps where a
 * neighbour comes and goes.
 * @type {(area: Area, room: [number, number] | null, cap?: number, lines?: number) => Plan}
 */
export function planOf(area, room, cap = capOf(area), lines = 0) {
  if (area.layout === "grid" || area.layout === "track") return grid(area, area.size !== "mini" ? noteLines(area) : 0);
  if (area.layout === "fan") return fan(area);
  if (area.layout === "pile") return pile(area);
  return row(area, room, cap, lines);
}

/** @param {Area} area @returns {Plan} */
function pile(area) {
  const top = (area.cards ?? [])[0];
  if (!top) return { w: 5, h: 7, items: [] };
  const { w, h, items } = blockOf({ ...top, turn: 0 });
  return { w, h, items };
}

/** @param {Area} area @returns {Plan} */
function fan(area) {
  const cards = area.cards ?? [], step = cards.length > 4 ? 1.5 : 2.4;
  const items = cards.map((card, i) => ({ ...blockOf(card).items[0], x: i * step, y: 0 }));
  return { w: items.length ? (items.length - 1) * step + 5 : 5, h: 7, items };
}

/**
 * A row breaks into as many lines as make its cards largest, and so do those who stand on one of them; where that is
 * not enough, they stand one half behind the other.
 * @type {(area: Area, room: [number, number] | null, cap: number, before: number) => Plan}
 */
function row(area, room, cap, before) {
  const cards = area.cards ?? [], most = Math.max(0, ...cards.map((card) => (card.hold === "stand" ? card.on ?? [] : [])
    .length)), ways = ABREAST.filter((n) => n < most);
  /** @param {Plan} plan */
  const unit = (plan) => (room ? Math.min(room[0] / plan.w, room[1] / plan.h, cap) * (plan.lines === before ? STAYS : 1)
    : 1 / plan.h);
  /** @type {(close: boolean) => Plan[]} */
  const plans = (close) => [Infinity, ...ways].flatMap((abreast) => {
    const blocks = cards.map((card) => blockOf(card, abreast, close && (card.on ?? []).length > FEW));
    return LINES.map((lines) => broken(blocks, lines));
  });
  const best = (/** @type {Plan[]} */ of) => of.reduce((one, other) => (unit(other) > unit(one) * WORTH ? other : one));
  const apart = best(plans(false)), covering = most > FEW ? best(plans(true)) : apart;
  return unit(covering) > unit(apart) * WORTH_COVERING ? covering : apart;
}

/** @type {(blocks: import("./block.js").Block[], lines: number) => Plan} */
function broken(blocks, lines) {
  const total = blocks.reduce((sum, block) => sum + block.w + GAP, 0);
  /** @type {{ w: number, h: number, parts: { x: number, block: import("./block.js").Block }[] }[]} */
  const made = [{ w: 0, h: 0, parts: [] }];
  for (const block of blocks) {
    let line = made[made.length - 1];
    if (line.w + block.w / 2 > (total / lines) * 1.02
      && made.length < lines) made.push((line = { w: 0, h: 0, parts: [] }));
    line.parts.push({ x: line.w, block });
    line.w += block.w + GAP;
    line.h = Math.max(line.h, block.h);
  }
  /** @type {Item[]} */
  const items = [];
  let y = 0;
  for (const line of made) {
    for (const { x, block } of line.parts) items.push(...block.items
      .map((item) => scaled(item, 1, x, y + line.h - block.h)));
    y += line.h + LINE_GAP;
  }
  return { w: Math.max(4, ...made.map((line) => line.w - GAP)), h: Math.max(5, y - LINE_GAP), items, lines: made.length };
}

/** How many letters of a note stand in a line above a column, and the most lines. */
const NOTE = 11, NOTE_LINES = 2;
/** How many lines the longest note above a column has. @param {Area} area */
const noteLines = (area) => Math.min(NOTE_LINES, Math.max(0, ...(area.col_names ?? []).map((lane) => Math.ceil((lane.note ?? "").length / NOTE))));

/** @type {(area: Area, noted: number) => Plan} */
function grid(area, noted) {
  const placed = (area.cards ?? []).map((card) => ({ at: card.at ?? [0, 0], block: blockOf(card) }));
  const tile = (area.cards ?? []).some((card) => shapeOf(card) === "tile"), mini = area.size === "mini";
  const columns = spans(area.cols || 1, mini ? 8 : 5, tile ? TILE_GAP : GRID_GAP, area.row_names?.length ? ROW_HEADING : 0,
    (c) => placed.filter(({ at }) => at[1] === c).map(({ block }) => block.w));
  const heading = area.col_names?.length ? COLUMN_HEADING + noted : 0;
  const rows = spans(area.rows ?? 1, mini ? 4 : tile ? 5 : 7, tile ? TILE_GAP : GRID_GAP, heading, (r) => placed.filter(({ at }) => at[0] === r).map(({ block }) => block.h));
  const items = placed.flatMap(({ at: [r, c], block }) => block.items.map((item) => ({
    ...item, x: columns[c].at + (columns[c].size - block.w) / 2 + item.x,
      y: rows[r].at + rows[r].size - block.h + item.y,
  })));
  const slots = rows.flatMap((across, r) => columns.map((down, c) => ({
    id: `${area.id}:${r},${c}`, key: `${r},${c}`, x: down.at, y: across.at, w: down.size, h: across.size,
    full: placed.some(({ at }) => at[0] === r && at[1] === c),
  })));
  const end = (/** @type {Span[]} */ of) => of[of.length - 1].at + of[of.length - 1].size;
  return { w: end(columns), h: end(rows), items, slots, columns, rows, noted };
}

/** @type {(n: number, least: number, gap: number, start: number, sizes: (i: number) => number[]) => Span[]} */
function spans(n, least, gap, start, sizes) {
  let at = start;
  return Array.from({ length: n }, (_, i) => {
    const span = { at, size: Math.max(least, ...sizes(i)) };
    at += span.size + gap;
    return span;
  });
}
