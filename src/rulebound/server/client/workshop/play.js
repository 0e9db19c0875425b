/** A table with the cards of a set, opened at once. */
import { html } from "../common/html.js";
import { getOnce, post } from "../common/api.js";
import { keep, kept, stopsOf, strength } from "../common/kept.js";
import { keepLink } from "../common/links.js";
import { go } from "../common/route.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useState } from "../vendor/hooks.js";
import { Fault } from "../pages/frame.js";
import { fileOf } from "./block.js";
import { undecked } from "./faults.js";

/** @param {import("./page.js").Shared} props */
export function PlayIt({ game, info, list, project, reading }) {
  const [deck, setDeck] = useState(""), [busy, setBusy] = useState(false),
    [fault, setFault] = useState(/** @type {any} */ (null)), decks = project.decks;
  const chosen = decks.find((one) => one.name === deck) ?? decks[0], idle = undecked(info, list, project);
  const play = async () => {
    setBusy(true);
    setFault(null);
    try {
      const { levels } = await getOnce("/api/games"), rivals = Math.max(info.seats[0], 2) - 1;
      const seats = [{ name: kept("name", ""), ...stopsOf(game) }, ...Array(rivals).fill({ bot: strength(levels) })];
      const cards = fileOf(reading.texts), mine = deck !== "none" && chosen ? chosen : null;
      /** @type {import("../server.d.ts").Trial} */
      const trial = await post(`/api/games/${game}/workshop/trial`, { cards, deck: mine, players: rivals + 1 });
      const table = await post("/api/tables", { game, seats, cards, seed: trial.seed, options: trial.options,
        decks: trial.deck && [trial.deck, ...Array(rivals).fill("")] });
      keepLink(table.link);
      keep("trial", { link: table.link, said: trial.said });
      go(`/table/${table.link}`);
    } catch (refused) {
      setBusy(false);
      setFault(refused);
    }
  };
  return html`<span class="playit">
    ${idle.length > 0 && !(chosen && deck !== "none") && html`<small>${t("A deck of the game gets your cards in place of others.")}</small>`}
    ${decks.length > 0 && html`<label>${t("with")} <select aria-label=${t("The deck to play")} value=${deck || chosen?.name}
      onChange=${(/** @type {any} */ event) => setDeck(event.target.value)}>
      ${decks.map((one) => html`<option key=${one.name} value=${one.name}>${one.name}</option>`)}<option value="none">${t("a deck of the game")}</option></select></label>`}
    <button type="button" class="key" data-do="play" disabled=${busy || !reading.fresh || !reading.texts.length} onClick=${play}
      title=${reading.wrong ? tn("{n} card that is wrong is left out.", "{n} cards that are wrong are left out.", reading.wrong) : null}>
      <${Icon} name="play" />${t("Play it")}</button></span>
    ${fault && html`<${Fault} of=${fault} />`}`;
}
