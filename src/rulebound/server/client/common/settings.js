/** The reader's settings for the table. The browser keeps them; they never leave this computer. */
import { signal } from "../vendor/signals.js";
import { keep, kept } from "./kept.js";

/**
 * pace: how long each move of a rival is shown; sure: what cannot be taken back is asked twice; reads: the first tap of
 * a finger shows a card and the second acts; pays: what pays a cost is chosen by itself; strict: a bot that has passed
 * bars undo; notices: the browser says when it is the reader's turn; calm: less motion; safe: colours that the
 * colour-blind tell apart; talk: what others say is shown.
 * @typedef {{ pace: "step by step" | "calm" | "normal" | "quick" | "at once", sure: boolean, reads: boolean,
 *   calm: boolean, safe: boolean, sound: boolean, pays: boolean, strict: boolean, notices: boolean, talk: boolean }} Settings
 */

/** @type {Settings} */
export const USUAL = { pace: "normal", sure: false, reads: true, calm: false, safe: false, sound: true, pays: false,
  strict: false, notices: false, talk: true };

/** @type {import("../vendor/signals.js").Signal<Settings>} */
export const settings = signal({ ...USUAL, ...kept("settings", {}) });

/** @param {Partial<Settings>} part */
export function set(part) {
  settings.value = { ...settings.value, ...part };
  keep("settings", settings.value);
  wearSettings();
}

/** What styles go by. */
export function wearSettings() {
  const { dataset } = document.documentElement;
  dataset.motion = settings.value.calm ? "calm" : "full";
  dataset.colours = settings.value.safe ? "safe" : "usual";
}

const less = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether places change without motion. */
export const isStill = () => settings.value.calm || less.matches;
