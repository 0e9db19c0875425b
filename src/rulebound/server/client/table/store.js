/**
 * What the table shows now, for all its parts. Nothing here knows a game: whatever can be done is in the view's
 *   decision.
 */
import { t } from "../common/language.js";
import { computed, signal } from "../vendor/signals.js";

/**
 * @typedef {import("../view.d.ts").View} View
 * @typedef {import("../view.d.ts").Area} Area
 * @typedef {import("../view.d.ts").Card} Card
 * @typedef {import("../view.d.ts").Face} Face
 * @typedef {import("../view.d.ts").Option} Option
 * @typedef {import("../view.d.ts").Refusal} Refusal
 * @typedef {import("../view.d.ts").Words} Words
 */

/** @type {import("../vendor/signals.js").Signal<View>} */
export const view = signal(/** @type {any} */ (null));

/** The card in the inspector, the target that a choice began with, and what to light up while the mouse is on a word. */
export const look = signal(""), picked = signal(""), lit = signal("");

/**
 * What was refused and why, shown until the next action.
 * @type {import("../vendor/signals.js").Signal<{ id: string, text: Words, reason: Words, clause: string } | null>}
 */
export const refused = signal(null);

/** Phones, upright or across, and tablets that are held upright; phone.css says the same. */
const phone = matchMedia("(max-width: 700px), (max-width: 900px) and (orientation: portrait), "
  + "(max-height: 480px) and (orientation: landscape)");
export const narrow = signal(phone.matches);
phone.addEventListener("change", () => { narrow.value = phone.matches; });

/** A phone that is held across: the dock stands beside the table instead of below it. */
const across = matchMedia("(max-height: 480px) and (orientation: landscape)");
export const isAcross = () => across.matches;

/** What is being drawn as a linear list instead of a table, and which sheet lies over it on a phone. */
export const linear = signal(false), sheet = signal("");

/** How actions reach the rules; a replay or an example has none. @type {import("../vendor/signals.js").Signal<Hands>} */
export const hands = signal(/** @type {Hands} */ ({ act: () => undefined, why: async () => [], undo: () => undefined,
  openClause: () => undefined }));

/**
 * @typedef {{ act: (code: number) => void, why: (touch: string[]) => Promise<Refusal[]>, undo: () => void,
 *   openClause: (clause: string) => void, final?: (code: number) => Promise<string>,
 *   forecast?: (code: number) => Promise<import("../server.d.ts").Forecast | null> }} Hands `final`: why something could
 *   not be taken back; empty where it could. `forecast`: what it would do
 */

/** Every card on the table with the area it lies in. */
export const cards = computed(() => {
  /** @type {Map<string, { card: Card, area: Area, under: Card | null }>} */
  const found = new Map();
  /** @type {(card: Card, area: Area, under: Card | null) => void} */
  const walk = (card, area, under) => {
    found.set(card.id, { card, area, under });
    for (const inner of card.on ?? []) walk(inner, area, card);
  };
  for (const area of view.value?.areas ?? []) for (const card of area.cards ?? []) walk(card, area, null);
  return found;
});

export const areas = computed(() => new Map((view.value?.areas ?? []).map((area) => [area.id, area])));

/** @param {string | undefined} id */
export const cardOf = (id) => cards.value.get(id ?? "")?.card;
/** @type {(card: Card | undefined) => Face | undefined} */
export const faceOf = (card) => (card?.face ? view.value.faces[card.face] : undefined);

/** A hand of the viewer's own lies in the dock, not in the tree. @param {Area | undefined} area */
export const isDocked = (area) => Boolean(area && area.role === "hand" && area.owner === view.value.viewer
  && view.value.viewer >= 0);

/** The present options: only those of the target that was picked first. */
export const options = computed(() => {
  const all = view.value?.decision?.options ?? [], chosen = picked.value
    ? all.filter((option) => concerns(option, picked.value)) : all;
  return chosen.length ? chosen : all;
});

/** The card that a finger has tapped, to be read before it acts. */
export const peeked = signal("");

/**
 * What cannot be taken back, and is asked about once more.
 * @type {import("../vendor/signals.js").Signal<{ option: Option, why: string } | null>}
 */
export const sure = signal(null);

/** The sheet that covers the table, by its first part. */
export const enlarged = signal("");

/** Options of one verb that are shown alone, where there are many. */
export const verb = signal("");

/** The options that are shown, in the order in which they are numbered. */
export const numbered = computed(() => options.value.filter((option) => !verb.value || option.verb === verb.value));

/** The option that is pointed at: what it would do is shown. @type {import("../vendor/signals.js").Signal<Option | null>} */
export const pointed = signal(null);

/** Point at the option that begins at a target, if there is exactly one. @param {string} id */
export function pointTo(id) {
  const ways = isMine.value ? numbered.value.filter((option) => (picked.value ? concerns(option, id) : option.touches?.[0] === id
    || option.to === id)) : [];
  pointed.value = ways.length === 1 ? ways[0] : null;
}

/** What glows: where an option starts, and while something is picked, what it could go on with. */
export const starts = computed(() => new Set(numbered.value.flatMap((option) => {
  const touches = option.touches ?? [];
  return picked.value ? [...touches, option.to ?? ""] : touches.slice(0, 1);
}).filter((id) => id && id !== picked.value)));

/** What options are about besides. */
export const aims = computed(() => new Set(numbered.value
  .flatMap((option) => [...(option.touches ?? []).slice(1), option.to ?? ""])));

/** @type {(option: Option, id: string) => boolean} */
export const concerns = (option, id) => (option.touches ?? []).includes(id) || option.to === id;

/** What is worth a look where nothing was pointed at: what can be done, the own hand, anything that lies open. */
export const worthALook = () => {
  const open = (view.value.areas ?? []).filter((area) => area.layout !== "pile")
    .sort((a, b) => Number(isDocked(b)) - Number(isDocked(a)));
  return view.value.decision?.options?.[0]?.touches?.find((id) => cards.value.has(id))
    ?? open.flatMap((area) => area.cards ?? []).find((card) => card.face)?.id ?? "";
};

/** The numbers of a card as they are now. @type {(face: Face, card: Card) => import("../view.d.ts").Value[]} */
export function valuesOf(face, card) {
  const current = new Map((card.values ?? []).map((value) => [value.key, value]));
  return (face.values ?? []).map((value) => current.get(value.key) ?? value);
}

/** A card as a sentence, for those who do not see it. @param {Card} card @returns {string} */
export function sayCard(card) {
  const face = faceOf(card);
  if (!face) return t("a hidden card");
  const values = valuesOf(face, card).map((value) => `${value.label} ${value.now}`);
  const marks = (card.marks ?? []).map((mark) => ((mark.count ?? 1) > 1 ? `${mark.label} ${mark.count}` : mark.label));
  const on = (card.on ?? []).map((inner) => faceOf(inner)?.name ?? t("a hidden card"));
  const held = (card.held ?? -1) >= 0 ? t("held by {name}", { name: view.value.seats[card.held ?? 0].name }) : "";
  const ways = [starts.value.has(card.id) && t("can be chosen"), picked.value === card.id && t("chosen")];
  return [face.name, card.turned, ...values, ...marks, on.length && t("with {names}", { names: on.join(` ${t("and")} `) }), held, card.note,
    ...ways].filter(Boolean).join(", ");
}

/** A colour of the game's palette, as the hue that styles go by. @param {string | undefined} name */
export const tintOf = (name) => `--tint:${view.value.theme.tints?.[name ?? ""] ?? view.value.theme.accent}`;

/**
 * What the server says besides the view; null where an example or a replay is drawn.
 * @type {import("../vendor/signals.js").Signal<import("../server.d.ts").State | null>}
 */
export const live = signal(null);

/**
 * A bot's advice, when it was asked for.
 * @type {import("../vendor/signals.js").Signal<{ busy: boolean, best?: import("../server.d.ts").Advice,
 *   others?: import("../server.d.ts").Advice[] } | null>}
 */
export const hint = signal(null);

/** Whether the viewer must decide now. */
export const isMine = computed(() => {
  const { decision, viewer } = view.value ?? {};
  return Boolean(decision && decision.seat === viewer && decision.options?.length);
});
