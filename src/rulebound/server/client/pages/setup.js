/** Setting a table up: who sits where, decks, rulings, options, seed and own cards. */
import { html } from "../common/html.js";
import { getOnce, post } from "../common/api.js";
import { kept, keep, ownCards, ownDecks, stopsOf, strength } from "../common/kept.js";
import { useLoaded } from "../common/load.js";
import { go } from "../common/route.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";
import { Facts, GamePicture } from "./game_picture.js";
import { Invitations } from "./invitations.js";
import { stillChosen, Switches } from "./switches.js";

/**
 * @typedef {import("../server.d.ts").GameInfo} GameInfo
 * @typedef {import("../server.d.ts").Level} Level
 * @typedef {{ name: string, bot: string, deck: string }} Place
 * @typedef {{ places: Place[], screen: boolean, rulings: Record<string, string>, options: Record<string, string>,
 *   seed: string, cards: boolean }} Draft
 */

/** @param {{ parts: string[], query: URLSearchParams }} props */
export default function SetupPage({ parts: [game], query }) {
  const { data, fault } = useLoaded(() => Promise.all([getOnce(`/api/games/${game}`), getOnce("/api/games")]), [game]);
  useEffect(() => { wear(data?.[0].theme ?? null); document.title = t("Set up {game}", { game: data?.[0].title ?? "" }); }, [data]);
  if (!data) return html`<${Page} game=${game} here="new">
    ${fault ? html`<${Fault} of=${fault} />` : html`<p class="loading">${t("One moment …")}</p>`}<//>`;
  return html`<${Page} title=${data[0].title} game=${game} here="new"><div class="settingup"><${Form} info=${data[0]}
    levels=${data[1].levels} own=${data[1].own} screen=${query.has("screen")} /><${About} card=${data[0]} /></div><//>`;
}

/** @param {{ card: import("../server.d.ts").GameCard }} props */
const About = ({ card }) => html`<aside class="game"><${GamePicture} card=${card} /><div class="blurb"><p>${card.about}</p>
  <${Facts} card=${card} /></div></aside>`;

/** @type {(info: GameInfo, levels: Level[], screen: boolean) => Draft} */
function first(info, levels, screen) {
  const n = Math.max(info.seats[0], 2), bot = strength(levels);
  const places = Array.from({ length: n },
    (_, i) => ({ name: i ? "" : kept("name", ""), bot: i && !screen ? bot : "", deck: "" }));
  return { places, screen, rulings: {}, options: {}, seed: "", cards: Boolean(ownCards(info.name)) };
}

/** @param {{ info: GameInfo, levels: Level[], own: boolean, screen: boolean }} props */
function Form({ info, levels, own, screen }) {
  const [draft, setDraft] = useState(() => first(info, levels, screen)),
    [opened, setOpened] = useState(/** @type {any} */ (null));
  const [fault, setFault] = useState(/** @type {any} */ (null)),
    change = (/** @type {Partial<Draft>} */ part) => setDraft({ ...draft, ...part });
  const people = draft.places.filter((place) => !place.bot).length, seeded = own || people < 2 || draft.screen;
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const table = await post("/api/tables", request(info, seeded ? draft : { ...draft, seed: "" }));
      keep("name", draft.places[0].bot ? kept("name", "") : draft.places[0].name);
      if (table.links.length > 1) setOpened(table);
      else go(`/table/${table.link}`);
    } catch (refused) {
      setFault(refused);
    }
  };
  if (opened) return html`<${Invitations} opened=${opened} />`;
  return html`<form class="setup" onSubmit=${start}><section><h2>${t("Who plays")}</h2>
      <ul class="places">
        ${draft.places.map((place, i) => html`<${PlaceRow} key=${i} i=${i} place=${place} info=${info} levels=${levels}
        change=${(/** @type {Partial<Place>} */ part) => change({ places: draft.places
          .map((one, j) => (j === i ? { ...one, ...part } : one)) })} />`)}</ul>
      <${Seats} info=${info} draft=${draft} levels=${levels} change=${change} />
      ${people > 1 && html`<label class="check"><input type="checkbox" checked=${draft.screen}
        onChange=${() => change({ screen: !draft.screen })} />
        ${t("All people play at this screen, and hand it over")}</label>`}</section>
    <${Switches} title=${t("Options")} of=${info.options} seats=${draft.places.length} chosen=${draft.options}
      choose=${(/** @type {Draft["options"]} */ options) => change({ options })} game=${info.name} />
    <${Switches} title=${t("Rulings")} of=${info.rulings} seats=${draft.places.length} chosen=${draft.rulings}
      choose=${(/** @type {Draft["rulings"]} */ rulings) => change({ rulings })} game=${info.name} folded />
    <details open=${draft.cards}><summary>${t("Seed and own cards")}</summary>
      <label class="field">${t("Seed")} <input value=${seeded ? draft.seed : ""} placeholder=${t("a new one")} disabled=${!seeded}
        onInput=${(/** @type {any} */ event) => change({ seed: event.target.value })} /></label>
        <p class="about">${seeded ? t("The same seed and set-up deal the same game.")
          : t("It cannot be chosen if people have links of their own, because it reveals all hidden cards.")}</p>
      ${ownCards(info.name) ? html`<label class="check"><input type="checkbox" checked=${draft.cards}
        onChange=${() => change({ cards: !draft.cards })} /> ${t("Play with my own cards")}</label>`
        : html`<p class="about">${t("You have no cards of your own yet:")} <a href=${`/sets/${info.name}`}>${t("write some")}</a>.</p>`}
          </details>
    <${Fault} of=${fault} />
    <p class="ways"><button type="submit" class="key big" data-do="start"><${Icon} name="play" />${t("Start")}</button></p>
      </form>`;
}

/** @type {(info: GameInfo, draft: Draft) => import("../server.d.ts").NewTable} */
function request(info, draft) {
  const own = ownDecks(info.name), decks = draft.places.map(({ deck }) => own.find((one) => `own ${one.name}` === deck)
    ?? deck);
  const people = draft.places.filter((place) => !place.bot).length;
  return {
    game: info.name, seats: draft.places.map(({ name, bot }, i) => (bot ? { bot }
      : { name, ...(i ? {} : stopsOf(info.name)) })), screen: people > 1
      && draft.screen,
    decks: decks.some(Boolean) ? decks : null, seed: draft.seed,
      rulings: stillChosen(info.rulings, draft.places.length, draft.rulings),
      options: stillChosen(info.options, draft.places.length, draft.options),
      cards: draft.cards ? ownCards(info.name) : "",
  };
}

/**
 * @param {{ i: number, place: Place, info: GameInfo, levels: Level[], change: (part: Partial<Place>) => void }} props
 */
function PlaceRow({ i, place, info, levels, change }) {
  const own = ownDecks(info.name), value = (/** @type {any} */ event) => event.target.value;
  return html`<li style=${`--seat:var(--seat-${i})`}>
    <label>${t("Seat {n}", { n: i + 1 })} <select aria-label=${t("Seat {n}: who", { n: i + 1 })} value=${place.bot}
      onChange=${(/** @type {Event} */ event) => change({ bot: value(event) })}>
      <option value="">${t("a person")}</option>
        ${levels.map((level) => html`<option value=${level.name} title=${level.sentence}>${t("bot: {level}", { level: level.title })}</option>`)}
        </select></label>
    ${place.bot && html`<small class="strong">${levels.find((level) => level.name === place.bot)?.sentence}
      ${" "}${info.strengths[levels.findIndex((level) => level.name === place.bot)]}</small>`}
    ${!place.bot && html`<input aria-label=${t("Seat {n}: name", { n: i + 1 })} placeholder=${i ? t("name") : t("your name")}
      maxlength="24" value=${place.name} onInput=${(/** @type {Event} */ event) => change({ name: value(event) })} />`}
    ${info.decks.length + own.length > 1 && html`<label>${t("Deck")} <select aria-label=${t("Seat {n}: deck", { n: i + 1 })}
      value=${place.deck} onChange=${(/** @type {Event} */ event) => change({ deck: value(event) })}>
      <option value="">${t("the game's choice")}</option>
        ${info.decks.map((deck) => html`<option value=${deck.name}>${deck.name}</option>`)}
      ${own.map((deck) => html`<option value=${`own ${deck.name}`}>${t("{name} (mine)", { name: deck.name })}</option>`)}</select></label>`}
        </li>`;
}

/** @param {{ info: GameInfo, draft: Draft, levels: Level[], change: (part: Partial<Draft>) => void }} props */
function Seats({ info, draft, levels, change }) {
  const { places } = draft, most = info.seats[info.seats.length - 1], least = info.seats[0];
  const more = () => change({ places: [...places, { name: "", bot: draft.screen ? "" : strength(levels), deck: "" }] });
  if (most === least) return null;
  return html`<p class="ways"><button type="button" class="button" disabled=${places.length >= most} onClick=${more}>
    <${Icon} name="plus" />${t("A seat more")}</button>
    <button type="button" class="button" disabled=${places.length <= least}
      onClick=${() => change({ places: places.slice(0, -1) })}><${Icon} name="minus" />${t("A seat less")}</button></p>`;
}
