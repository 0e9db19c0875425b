/** At which moments of others' moves one wants to be asked. What moments there are, the server says. */
import { html } from "../common/html.js";
import { keep } from "../common/kept.js";
import { t } from "../common/language.js";
import { ask } from "./asking.js";
import { Sheet } from "./sheet.js";
import { live, sheet, view } from "./store.js";

/** @typedef {import("../server.d.ts").StopInfo} StopInfo */

const all = () => live.value?.stops ?? [];

/** Whether there is anything to choose. */
export const hasStops = () => all().length > 0;

/** Sent at once, and kept for the next game. @param {(stop: StopInfo) => boolean} wanted */
function set(wanted) {
  const stops = all().filter(wanted).map((stop) => stop.name);
  keep(`stops.${view.value.game}`, stops);
  ask({ do: "stops", stops });
}

/** Beside the question, where it is asked because of a stop. */
export const AskedHere = () => all().some((stop) => stop.now)
  && html`<button type="button" class="undo asks" data-do="stops" onClick=${() => { sheet.value = "stops"; }}>
    ${t("When am I asked?")}</button>`;

export function StopsSheet() {
  if (sheet.value !== "stops") return null;
  return html`<${Sheet} title=${t("When you are asked")}><p class="about">${t("You may respond to what others do. Choose the moments at which you want to be asked; at all others you pass at once, whatever you hold.")}</p>
    <ul class="stops">${all().map((stop) => html`<li key=${stop.name}><label><input type="checkbox" checked=${stop.on}
      onChange=${() => set((one) => (one.name === stop.name ? !one.on : one.on))} />
      <span>${stop.sentence}${stop.now && html` <small>${t("This is so now.")}</small>`}</span></label></li>`)}</ul>
    <p class="choices"><button type="button" class="button" onClick=${() => set((stop) => stop.usual)}>${t("As is usual")}
      </button><button type="button" class="button" onClick=${() => set(() => true)}>${t("Always")}</button>
      <button type="button" class="button" onClick=${() => set(() => false)}>${t("Never")}</button></p><//>`;
}
