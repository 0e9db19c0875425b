/** Opening a table for people elsewhere: by one link, or for anybody who waits for the same game. */
import { html } from "../common/html.js";
import { getOnce, post } from "../common/api.js";
import { CLOCKS, clockText } from "../common/clocks.js";
import { keep, kept, ownCards, stopsOf } from "../common/kept.js";
import { useLoaded } from "../common/load.js";
import { go } from "../common/route.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";
import { stillChosen, Switches } from "./switches.js";

/** @typedef {import("../server.d.ts").GameInfo} GameInfo */

/** @param {{ parts: string[] }} props */
export default function InvitePage({ parts: [game] }) {
  const { data: info, fault } = useLoaded(() => getOnce(`/api/games/${game}`), [game]);
  useEffect(() => {
    wear(info?.theme ?? null);
    document.title = t("{game} with others", { game: info?.title ?? "" });
  }, [info]);
  return html`<${Page} title=${info?.title} game=${game} here="new">${info ? html`<${Form} info=${info} />`
    : fault ? html`<${Fault} of=${fault} />` : html`<p class="loading">${t("One moment …")}</p>`}<//>`;
}

/** @param {{ info: GameInfo }} props */
function Form({ info }) {
  const [name, setName] = useState(kept("name", "")), [seats, setSeats] = useState(Math.max(info.seats[0], 2)),
    [listed, setListed] = useState(false), [clock, setClock] = useState(0), [cards, setCards] = useState(false), [rated, setRated] = useState(true),
    [rulings, setRulings] = useState({}), [options, setOptions] = useState({}),
    [fault, setFault] = useState(/** @type {any} */ (null));
  const open = async (/** @type {string} */ path, /** @type {Record<string, unknown>} */ wanted) => {
    try {
      const { key } = await post(path, { game: info.name, name, ...stopsOf(info.name), ...wanted });
      keep("name", name);
      go(`/meet/${key}`);
    } catch (refused) {
      setFault(refused);
    }
  };
  const invite = (/** @type {Event} */ event) => {
    event.preventDefault();
    open("/api/meetings", { seats, listed, rated, clock: CLOCKS[clock], rulings: stillChosen(info.rulings, seats, rulings),
      options: stillChosen(info.options, seats, options), cards: cards ? ownCards(info.name) : "" });
  };
  return html`<form class="setup inviting" onSubmit=${invite}>
    <label class="field">${t("Your name")} <input value=${name} maxlength="24" autocomplete="nickname"
      onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    <section><h2>${t("Against anybody")}</h2>
      <p>${t("By the usual rules, with the next person who wants the same game, and three minutes for each decision. You can wait at the table.")}</p>
      <p class="ways"><button type="button" class="key big" data-do="search"
        onClick=${() => open("/api/meetings/search", {})}><${Icon} name="search" />${t("Find a player")}</button></p></section>
    <section><h2>${t("With people you know")}</h2>
      <p>${t("You get one link. Each person who opens it takes a seat, brings a deck and says when they are ready.")}</p>
      ${info.seats.length > 1 && html`<label class="field">${t("Seats")} <select value=${seats}
        onChange=${(/** @type {any} */ event) => setSeats(Number(event.target.value))}>
        ${info.seats.filter((n) => n > 1).map((n) => html`<option value=${n}>${n}</option>`)}</select></label>`}
      <label class="field">${t("Time to think")} <select value=${clock}
        onChange=${(/** @type {any} */ event) => setClock(Number(event.target.value))}>
        ${CLOCKS.map((one, n) => html`<option value=${n}>${clockText(one)}</option>`)}</select></label>
      <label class="check"><input type="checkbox" checked=${listed} onChange=${() => setListed(!listed)} />
        ${t("Show the table to everybody on this server, who may join")}</label>
      <label class="check"><input type="checkbox" checked=${rated} onChange=${() => setRated(!rated)} />
        ${t("Rated, if it is played by the usual rules: the result says how strong the players are")}</label>
      ${ownCards(info.name) && html`<label class="check"><input type="checkbox" checked=${cards}
        onChange=${() => setCards(!cards)} /> ${t("Play with my own cards")}</label>`}
      <${Switches} title=${t("Options")} of=${info.options} seats=${seats} chosen=${options} choose=${setOptions}
        game=${info.name} folded />
      <${Switches} title=${t("Rulings")} of=${info.rulings} seats=${seats} chosen=${rulings} choose=${setRulings}
        game=${info.name} folded />
      <p class="ways"><button type="submit" class="key big" data-do="invite"><${Icon} name="people" />${t("Open the table")}</button></p></section>
    <${Fault} of=${fault} /></form>`;
}
