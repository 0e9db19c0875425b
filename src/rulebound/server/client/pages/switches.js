/** What a table may play differently: each with what its values mean and the clause it hangs on. */
import { html } from "../common/html.js";

import { useLoaded } from "../common/load.js";
import { t } from "../common/language.js";
import { Drawn, cardsOf } from "./cards.js";

/** @typedef {import("../server.d.ts").Switch} SwitchData */

/**
 * @param {{ title: string, of: SwitchData[], chosen: Record<string, string>, choose: (chosen: Record<string,
 *   string>) => void, game: string, folded?: boolean, seats: number }} props
 */
export function Switches({ title, of, chosen, choose, game, folded, seats }) {
  const shown = forSeats(of, seats);
  if (!shown.length) return null;
  const rows = shown.map((one) => html`<${Row} key=${one.name} of=${one} game=${game}
    value=${chosen[one.name] ?? one.default}
    choose=${(/** @type {string} */ value) => choose(changed(chosen, one, value))} />`);
  if (folded) return html`<details class="switches"><summary>${title} (${shown.length})</summary>${rows}</details>`;
  return html`<section class="switches"><h2>${title}</h2>${rows}</section>`;
}

/**
 * What matters with so many seats.
 * @type {(of: SwitchData[], seats: number) => SwitchData[]}
 */
export const forSeats = (of, seats) => of.filter((one) => one.seats <= seats)
  .map((one) => ({ ...one, values: one.values.filter((value) => value.seats <= seats) }));

/**
 * What is chosen of switches and can be chosen with so many seats.
 * @type {(of: SwitchData[], seats: number, chosen: Record<string, string>) => Record<string, string>}
 */
export function stillChosen(of, seats, chosen) {
  const there = new Map(forSeats(of, seats).map((one) => [one.name, one]));
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => there.get(name)?.numbers
    || there.get(name)?.values.some((one) => one.value === value)));
}

/**
 * What is at its default is left out.
 * @type {(chosen: Record<string, string>, one: SwitchData, value: string) => Record<string, string>}
 */
function changed(chosen, one, value) {
  const { [one.name]: _, ...others } = chosen;
  return value === one.default ? others : { ...others, [one.name]: value };
}

/** @param {{ of: SwitchData, value: string, choose: (value: string) => void, game: string }} props */
function Row({ of, value, choose, game }) {
  const take = (/** @type {Event} */ event) => choose(/** @type {HTMLInputElement} */ (event.target).value || of.default),
    does = of.values.find((one) => one.value === value)?.does;
  const input = of.numbers
    ? html`<input type="number" min=${of.numbers[0]} max=${of.numbers[1]} value=${Number(value) >= 0 ? value : ""}
      placeholder=${of.default} aria-label=${of.about || of.name} onChange=${take} />`
    : html`<select value=${value} aria-label=${of.about || of.name} onChange=${take}>
      ${of.values.map((one) => html`<option value=${one.value}>${one.title}${one.value === of.default ? ` ${t("(usual)")}` : ""}
      </option>`)}</select>`;
  return html`<div class="switch"><div><b>${of.title}</b> ${of.clause && html`<a class="clause" href=${`/rules/${game}#${of.clause}`}><span aria-hidden="true">§</span>
    ${of.clause}</a>`}
    <p class="about">${does && does !== value ? html`${of.about.replace(/\.$/, "")}: <em>${does}</em>.` : of.about}</p></div>${input}
    ${does === value && html`<${Named} game=${game} name=${value} />`}</div>`;
}

/** The card that is chosen by its name, as it is. @param {{ game: string, name: string }} props */
function Named({ game, name }) {
  const { data } = useLoaded(() => cardsOf(game), [game]), card = data?.cards.find((one) => one.name === name);
  return data && card ? html`<ul class="cardgrid named"><${Drawn} card=${card} list=${data} /></ul>` : null;
}
