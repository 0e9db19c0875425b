/** A table with the cards of a set, opened at once. */
import { html } from "../common/html.js";
import { getOnce, post } from "../common/api.js";
import { kept, stopsOf, strength } from "../common/kept.js";
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
      const mine = deck !== "none" && chosen, table = await post("/api/tables", { game, seats, cards: fileOf(reading.texts),
        decks: mine ? [chosen, ...Array(rivals).fill("")] : null });
      keepLink(table.link);
      go(`/table/${table.link}`);
    } catch (refused) {
      setBusy(false);
      setFault(refused);
    }
  };
  return html`<span class="playit">
    ${idle.length > 0 && idle.length === project.cards.length && html`<small>${t("Put these cards into a deck first, or no one draws them.")}</small>`}
    ${decks.length > 0 && html`<label>${t("with")} <select aria-label=${t("The deck to play")} value=${deck || chosen?.name}
      onChange=${(/** @type {any} */ event) => setDeck(event.target.value)}>
      ${decks.map((one) => html`<option key=${one.name} value=${one.name}>${one.name}</option>`)}<option value="none">${t("the game's choice")}</option></select></label>`}
    <button type="button" class="key" data-do="play" disabled=${busy || !reading.fresh || !reading.texts.length} onClick=${play}
      title=${reading.wrong ? tn("{n} card that is wrong is left out.", "{n} cards that are wrong are left out.", reading.wrong) : null}>
      <${Icon} name="play" />${t("Play it")}</button></span>
    ${fault && html`<${Fault} of=${fault} />`}`;
}
