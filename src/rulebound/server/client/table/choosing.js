/**
 * What a click, a key or a drop on the table means: it narrows the options until one is left.
 */
import { settings } from "../common/settings.js";
import { loses } from "./forecast.js";
import * as ghost from "./ghost.js";
import { areas, cardOf, concerns, faceOf, hands, live, look, options, peeked, picked, refused, starts, sure, view } from "./store.js";

/** @typedef {import("./store.js").Option} Option */

/**
 * What a card was dropped on, where the drag goes on with later decisions: first the card is asked for, then perhaps what
 * pays for it, then where it goes.
 * @type {string[]}
 */
let carried = [];

/** @param {Option} option */
export async function take(option) {
  const asks = settings.value.sure && hands.value.final;
  const why = await loses(option) || (asks ? await asks(option.code) : "");
  picked.value = peeked.value = "";
  refused.value = null;
  if (why) sure.value = { option, why };
  else {
    ghost.remember(option);
    hands.value.act(option.code);
  }
}

/** It is done although it cannot be taken back. @param {Option} option */
export function takeForGood(option) {
  sure.value = null;
  hands.value.act(option.code);
}

/** Something on the table was clicked or entered. @param {string} id */
export function touch(id) {
  refused.value = null;
  if (ghost.isGhost(id)) {
    ghost.turn();
    return;
  }
  if (picked.value === id) {
    picked.value = "";
    return;
  }
  const narrowed = options.value.filter((option) => concerns(option, id));
  const first = narrowed.filter((option) => option.touches?.[0] === id), ways = first.length && !picked.value ? first
    : narrowed;
  if (ways.length === 1) take(ways[0]);
  else if (ways.length > 1) picked.value = id;
  else if (picked.value) repick(id);
  else askWhy([id]);
}

/** @param {string} id */
function repick(id) {
  picked.value = "";
  if (options.value.some((option) => concerns(option, id))) touch(id);
  else askWhy([id]);
}

/** A card was dropped on a target. @type {(from: string, onto: string[]) => void} */
export function drop(from, onto) {
  refused.value = null;
  const ways = (view.value.decision?.options ?? []).filter((option) => option.touches?.[0] === from);
  const there = ways.filter((option) => onto.some((id) => concerns({ ...option,
    touches: option.touches?.slice(1) }, id)));
  const open = ways.filter((option) => (option.touches ?? []).length < 2);
  if (there.length === 1) take(there[0]);
  else if (there.length > 1) picked.value = from;
  else if (open.length === 1) carryOn(open[0], onto);
  else if (ways.length) picked.value = from;
  else askWhy([from, ...onto.slice(0, 1)]);
}

/** @type {(option: Option, onto: string[]) => void} */
function carryOn(option, onto) {
  carried = onto;
  take(option);
}

/** What pays by itself, for who likes that. @returns {Option | undefined} */
function pay() {
  const { decision, viewer } = view.value, code = decision?.payment ?? -1;
  return settings.value.pays && decision?.seat === viewer ? decision.options?.find((option) => option.code === code) : undefined;
}

/** After a drop, also takes the choice of the same action that says where it goes, if the drop says it. */
export function goOn() {
  const turned = ghost.answer();
  if (turned) {
    take(turned);
    return;
  }
  const paying = pay();
  if (paying) {
    take(paying);
    return;
  }
  const decision = view.value.decision, ends = (/** @type {Option} */ { to }) => Boolean(to) && carried.includes(to ?? "");
  if (!carried.length) return;
  const ways = (decision?.options ?? []).filter(ends);
  if (decision?.undo !== "chain" || decision.seat !== view.value.viewer) carried = [];
  else if (ways.length === 1) {
    carried = [];
    take(ways[0]);
  }
}

/** @param {string[]} ids */
async function askWhy(ids) {
  const [id] = ids, decision = view.value.decision;
  if (cardOf(id)) look.value = id;
  const known = (decision?.refused ?? []).filter((refusal) => refusal.touches[0] === id);
  const teaches = Boolean(live.value?.lesson); // who teaches notices what was tried
  const reasons = known.length && !teaches ? known : await hands.value.why(ids);
  if (!reasons.length) return;
  const best = reasons.find((refusal) => ids.every((one) => refusal.touches.includes(one))) ?? reasons[0];
  refused.value = { id, text: best.text, reason: best.reason, clause: best.clause };
}

/** Whether something can be dragged from here at all. @param {string} id */
export const canStart = (id) => !picked.value ? starts.value.has(id) : id === picked.value;

/** The name of a target, wherever it is. @param {string} id */
export const nameOf = (id) => faceOf(cardOf(id))?.name ?? areas.value.get(id)?.name ?? "";
