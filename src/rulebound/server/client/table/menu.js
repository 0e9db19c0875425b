/** What else can be done at a table. */
import { html } from "../common/html.js";
import { useTips } from "../common/tips.js";
import { switchTheme, theme } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useState } from "../vendor/hooks.js";
import { again } from "./around.js";
import { ask, insist } from "./asking.js";
import { hasStops } from "./stops.js";
import { linear, live, narrow, sheet, view } from "./store.js";

const shut = () => { sheet.value = ""; };

/** @param {{ link: string }} props */
export function Menu({ link }) {
  const { can, ended } = live.value ?? {}, tips = useTips(view.value.game);
  return html`<ul class="menu">
    <${Entry} icon="undo" text=${t("Take back")} about=${can?.undo_asks ? t("The others are asked first") : can?.why_no_undo}
      off=${!can?.undo} run=${() => ask({ do: "undo", revision: live.value?.revision })} />
    <${Entry} icon="list" text=${linear.value ? t("Show the table as a picture") : t("Read the table as a list")}
      about=${t("For screen readers and for those who like lists")} run=${() => { linear.value = !linear.value; }} />
    ${hasStops() && html`<li><button type="button" onClick=${() => { sheet.value = "stops"; }}>
      <${Icon} name="hand" /><span>${t("When you are asked")}<small>${t("Where you want to answer what others do")}</small></span>
      </button></li>`}
    <li><button type="button" data-do="settings" onClick=${() => { sheet.value = "settings"; }}>
      <${Icon} name="gear" /><span>${t("Settings")}<small>${t("Speed, sound, motion, colours, and what is asked twice")}</small></span>
      </button></li>
    ${narrow.value && html`<${Entry} icon=${theme.value === "dark" ? "sun" : "moon"} text=${theme.value === "dark" ? t("Light colours")
      : t("Dark colours")} run=${switchTheme} />`}
    ${tips.length > 0 && html`<li><button type="button" onClick=${() => { sheet.value = "tips"; }}>
      <${Icon} name="scroll" /><span>${t("Quick tips")}<small>${tips.map((tip) => tip.title).join(" · ")}</small></span>
      </button></li>`}
    <li><a href=${`/replay/${link}`}><${Icon} name="play" />
      <span>${t("Replay")}<small>${t("Go through the game, and branch off from any position")}</small></span></a></li>
    <li><a href=${`/api/tables/${link}/scene`} download="scene.json"><${Icon} name="save" />
      <span>${t("Save the position")}<small>${t("As a scene, for puzzles and questions")}</small></span></a></li>
    ${ended && html`<li><a href=${`/api/tables/${link}/record`} download="game.json"><${Icon} name="save" />
      <span>${t("Save the game")}<small>${t("As a record that can be opened again")}</small></span></a></li>`}
    ${live.value?.meeting && html`<${Invite} meeting=${live.value.meeting} />`}
    <${Entry} icon="cards" text=${t("All cards")} about=${t("Every card of this game")}
      run=${() => { location.assign(`/cards/${view.value.game}`); }} />
    ${can?.again && html`<${Entry} icon="turn" text=${t("New game with the same set-up")} about=${t("With another deal")}
      run=${() => again(link)} />`}
    ${can?.concede && html`<${Concede} />`}
    <li><a href="/"><${Icon} name="left" /><span>${t("To the start page")}<small>${t("This game is kept")}</small></span></a></li>
      </ul>`;
}

/** @param {{ icon: string, text: string, about?: string, off?: boolean, run: () => void }} props */
const Entry = ({ icon, text, about, off, run }) => html`<li><button type="button" disabled=${off}
  onClick=${() => { shut(); run(); }}>
  <${Icon} name=${icon} /><span>${text}${about && html`<small>${about}</small>`}</span></button></li>`;

/** The link at which the players met leads others to watch. @param {{ meeting: string }} props */
function Invite({ meeting }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/meet/${meeting}`);
    setCopied(true);
  };
  return html`<li><button type="button" data-do="invite" onClick=${copy}><${Icon} name="people" />
    <span>${copied ? t("Copied") : t("Copy the link of this table")}<small>${t("Players come back to their seats by it, others watch")}</small></span></button></li>`;
}

/** To give up is asked twice. */
function Concede() {
  const [sure, setSure] = useState(false), seat = live.value?.facing ?? 0;
  if (!sure) return html`<li><button type="button" onClick=${() => setSure(true)}><${Icon} name="flag" />
    <span>${t("Concede …")}</span></button></li>`;
  return html`<li class="sure"><p>${t("Give this game up?")}</p><button type="button" class="key" data-do="concede"
    onClick=${() => { shut(); insist({ do: "concede", seat }); }}>${t("Concede")}</button>
    <button type="button" class="quiet" onClick=${() => setSure(false)}>${t("Play on")}</button></li>`;
}
