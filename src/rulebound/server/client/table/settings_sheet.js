/** How the table is liked: speed, sound, motion, colours, and what is asked twice. */
import { html } from "../common/html.js";
import { set, settings } from "../common/settings.js";
import { Sheet } from "./sheet.js";
import { sheet } from "./store.js";

/** @typedef {import("../common/settings.js").Settings} Settings */

/** @type {[Settings["pace"], string][]} */
const PACES = [["calm", "Calm"], ["normal", "Normal"], ["quick", "Quick"], ["at once", "At once"]];

/** @type {[Exclude<keyof Settings, "pace">, string, string][]} */
const SWITCHES = [
  ["sound", "Sound", "Small sounds for cards, points and turns; the key m does the same"],
  ["sure", "Ask before what cannot be taken back", "What others must agree to undo is done at the second word"],
  ["reads", "A tap reads first", "With a finger, the first tap shows a card large and the second acts"],
  ["pays", "Automatic payment", "Where several things could pay a cost, what wastes least is taken"],
  ["strict", "Strict undo", "Nothing is taken back once a bot has decided, even if it has only passed"],
  ["calm", "Less motion", "Cards change places at once, and nothing glows in and out"],
  ["safe", "Colours for the colour-blind", "Better is blue and worse is orange; players' colours differ in lightness"],
];

export function SettingsSheet() {
  if (sheet.value !== "settings") return null;
  const { pace } = settings.value;
  return html`<${Sheet} title="Settings"><fieldset class="paces"><legend>How long the others' moves are shown</legend>
      ${PACES.map(([value, name]) => html`<label><input type="radio" name="pace" value=${value}
        checked=${pace === value} onChange=${() => set({ pace: value })} /><span>${name}</span></label>`)}</fieldset>
    <ul class="stops">${SWITCHES.map(([key, name, about]) => html`<li key=${key}><label><input type="checkbox"
      checked=${settings.value[key]} onChange=${() => set({ [key]: !settings.value[key] })} />
      <span>${name}<small>${about}</small></span></label></li>`)}</ul>
    <p class="footnote">This browser keeps it for all games.</p><//>`;
}
