/**
 * How a card would lie before it does: a tile is shown on its slot, turned by a click, the wheel or `R`, with its links
 * lit. What would lie where is in the view's options.
 */
import { html } from "../common/html.js";
import { t } from "../common/language.js";
import { Face } from "../drawing/face.js";
import { computed, signal } from "../vendor/signals.js";
import { cardOf, faceOf, isMine, numbered, pointed, view } from "./store.js";

/**
 * @typedef {import("./store.js").Option} Option
 * @typedef {import("../view.d.ts").Ghost} GhostData
 * @typedef {{ option: Option, ghost: GhostData }} Way
 */

/** How often the reader has turned the tile, beginning with the way round that joins most. */
const spin = signal(0);

/** The way round that was chosen before it was asked for: where one has turned the tile and then chosen its slot. */
let wanted = -1;

/** @param {Option} option */
const ghostsOf = (option) => option.ghosts ?? [];

/** All that is asked is which way round a tile lies. */
export const isTurning = computed(() => isMine.value && numbered.value.length > 1
  && numbered.value.every((option) => ghostsOf(option).length === 1
    && ghostsOf(option)[0].at === ghostsOf(numbered.value[0])[0].at));

/** The ways round there are now. @type {import("../vendor/signals.js").ReadonlySignal<Way[]>} */
const ways = computed(() => {
  if (isTurning.value) return numbered.value.map((option) => ({ option, ghost: ghostsOf(option)[0] }));
  const option = numbered.value.find((one) => one.code === pointed.value?.code);
  return option ? ghostsOf(option).map((ghost) => ({ option, ghost })) : [];
});

/** What is shown now. @type {import("../vendor/signals.js").ReadonlySignal<Way | null>} */
export const shown = computed(() => {
  const all = ways.value, at = isTurning.value ? all.findIndex(({ option }) => option.code === pointed.value?.code) : -1;
  if (at >= 0) return all[at];
  const joins = all.map(({ ghost }) => (ghost.joins ?? []).length), best = joins.indexOf(Math.max(...joins));
  return all[(best + spin.value) % all.length] ?? null;
});

/** Turn what is shown, to the right or back. Says whether there is anything to turn. */
export function turn(back = false) {
  const many = ways.value.length;
  if (many < 2) return false;
  if (isTurning.value) pointed.value = null;
  spin.value = (spin.value + (back ? many - 1 : 1)) % many;
  return true;
}

/** A click on what is shown turns it. @param {string} id */
export const isGhost = (id) => isTurning.value && shown.value?.ghost.at === id;

/** The tile is chosen as it is shown; where the next question is which way round, this answers it. @param {Option} option */
export function remember(option) {
  wanted = spin.value && shown.value?.option.code === option.code && !isTurning.value ? shown.value.ghost.turn ?? 0 : -1;
}

/** What answers the question that has come now, because it was answered before. @returns {Option | undefined} */
export function answer() {
  const turn = wanted;
  wanted = -1;
  spin.value = 0;
  return turn < 0 || !isTurning.value ? undefined : numbered.value.find((option) => (ghostsOf(option)[0].turn ?? 0) === turn);
}

/** The links that the tile would have. @returns {import("../view.d.ts").Link[]} */
export const links = () => (shown.value?.ghost.joins ?? [])
  .map((b) => ({ a: shown.value?.ghost.at ?? "", b, kind: "joined" }));

/** The tile on its slot. @param {{ slots: import("./plan.js").Slot[], place: (slot: import("./plan.js").Slot) => string }} props */
export function Ghost({ slots, place }) {
  const ghost = shown.value?.ghost, slot = ghost && slots.find(({ id }) => id === ghost.at), card = cardOf(ghost?.card),
    face = faceOf(card);
  if (!ghost || !slot || !card || !face) return null;
  const lying = { ...card, turn: ghost.turn ?? 0, marks: [] }, many = ways.value.length > 1;
  return html`<button type="button" class="phantom" data-id=${isTurning.value ? slot.id : null} style=${place(slot)}
    tabindex="-1" aria-label=${many ? t("{name}, as it would lie; turn it with R", { name: face.name }) : t("{name}, as it would lie", { name: face.name })}><${Face} face=${face}
    card=${lying} theme=${view.value.theme} />${many && html`<span class="turnsign" aria-hidden="true">R</span>`}</button>`;
}
