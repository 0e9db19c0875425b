/** How strong a player is, in a few words. */
import { html } from "./html.js";
import { t, tn } from "./language.js";

/** @typedef {import("../server.d.ts").Rating} Rating */

/** What a rating rests on, in a sentence. @param {Rating} rating */
export const groundsOf = ({ low, high, games }) => (games ? tn("Probably between {low} and {high}, after {n} rated game.",
  "Probably between {low} and {high}, after {n} rated games.", games, { low, high }) : t("No rated game says anything yet."));

/** The number, and how certain it is. @param {{ of: Rating | null }} props */
export const RatingText = ({ of }) => of && html`<small class="rating" title=${groundsOf(of)}>${of.points}, ${of.sure}</small>`;
