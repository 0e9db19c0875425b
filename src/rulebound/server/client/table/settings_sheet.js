/** How the table is liked: speed, sound, motion, colours, and what is asked twice. */
import { html } from "../common/html.js";
import { LanguageChoice } from "../common/language_choice.js";
import { set, settings } from "../common/settings.js";
import { t } from "../common/language.js";
import { allow, canCall, isForbidden } from "./notices.js";
import { Sheet } from "./sheet.js";
import { sheet } from "./store.js";

/** @typedef {import("../common/settings.js").Settings} Settings */

/** @type {[Settings["pace"], string][]} */
const PACES = [["step by step", t("Step by step")], ["calm", t("Calm")], ["normal", t("Normal")], ["quick", t("Quick")], ["at once", t("At once")]];

/** @type {[Exclude<keyof Settings, "pace">, string, string][]} */
const SWITCHES = [
  ["sound", t("Sound"), t("Small sounds for cards, points and turns; the key m does the same")],
  ["sure", t("Ask before what cannot be taken back"), t("Actions that can only be undone with the others' consent must be confirmed")],
  ["reads", t("A tap reads first"), t("With a finger, the first tap shows a card large and the second acts")],
  ["pays", t("Automatic payment"), t("If a cost can be paid in several ways, the one that wastes least is taken")],
  ["strict", t("Strict undo"), t("Nothing is taken back once a bot has decided, even if it has only passed")],
  ["talk", t("Talk"), t("What other people at a table say, before the game too")],
  ["notices", t("Notices of turns"), t("The browser says so when it is your turn and you look at another tab")],
  ["calm", t("Less motion"), t("Cards change places at once, and nothing glows in and out")],
  ["safe", t("Colours for the colour-blind"), t("Better is blue and worse is orange; players' colours differ in lightness")],
];

const FORBIDDEN = t("This browser does not let the page show notices; its settings for the page can allow them");

/** @param {Exclude<keyof Settings, "pace">} key */
function change(key) {
  const on = !settings.value[key];
  if (key === "notices") allow(on);
  else set({ [key]: on });
}

export function SettingsSheet() {
  if (sheet.value !== "settings") return null;
  const { pace } = settings.value;
  return html`<${Sheet} title=${t("Settings")}><fieldset class="paces"><legend>${t("How long the others' moves are shown")}</legend>
      ${PACES.map(([value, name]) => html`<label><input type="radio" name="pace" value=${value}
        checked=${pace === value} onChange=${() => set({ pace: value })} /><span>${name}</span></label>`)}</fieldset>
    <ul class="stops">${SWITCHES.filter(([key]) => key !== "notices" || canCall()).map(([key, name, about]) => html`<li
      key=${key}><label><input type="checkbox" checked=${settings.value[key]} onChange=${() => change(key)} /><span>${name}<small>${key === "notices" && isForbidden() ? FORBIDDEN : about}</small></span></label></li>`)}</ul>
    <${LanguageChoice} />
    <p class="footnote">${t("This browser keeps it for all games.")}</p><//>`;
}
