/**
 * The table as a list: seats with their numbers, areas with their cards,
 *   what is attached nested below. For reading aloud.
 */
import { html } from "../common/html.js";
import { Words } from "../common/words.js";
import { Clause } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { plain } from "../drawing/text.js";
import { touch } from "./choosing.js";
import { slotName } from "./area.js";
import { areas, faceOf, hands, sayCard, starts, view } from "./store.js";

/**
 * Ids in the order of narrow screens.
 * @param {import("../view.d.ts").Put | import("../view.d.ts").Split} node
 * @returns {string[]}
 */
const order = (node) => (node.type === "put" ? node.ids
  : [...node.parts].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)).flatMap(order));

export const Linear = () => html`<div class="linear">${order(view.value.layout).map((id) => {
  if (id === "clashes") return html`<${Meetings} key=${id} />`;
  if (id.startsWith("seat.")) return html`<${SeatLines} key=${id} seat=${view.value.seats[Number(id.slice(5))]} />`;
  const area = areas.value.get(id);
  return area && html`<${AreaLines} key=${id} area=${area} />`;
})}</div>`;

/** @param {{ seat: import("../view.d.ts").Seat }} props */
function SeatLines({ seat }) {
  const id = `seat.${seat.index}`, roles = [seat.who, seat.role, seat.active && t("whose turn it is"), seat.deciding
    && t("who must decide"), seat.out && t("out of the game")].filter(Boolean);
  const numbers = (seat.counters ?? [])
    .map((counter) => `${counter.label} ${counter.now}${counter.unit ?? ""}${counter.goal ? ` ${t("of {n}", { n: counter.goal })}`
    : ""}`);
  return html`<section><h2>${seat.name}</h2><p>
    ${[...roles, ...numbers, seat.hand != null && tn("{n} card in hand", "{n} cards in hand", seat.hand)].filter(Boolean).join(", ")}.</p>
    ${starts.value.has(id) && html`<button type="button" onClick=${() => touch(id)}>${t("Choose {name}", { name: seat.name })}</button>`}
      </section>`;
}

/** @param {{ area: import("./store.js").Area }} props */
function AreaLines({ area }) {
  const cards = area.cards ?? [], n = area.count ?? cards.length, slots = [...starts.value]
    .filter((id) => id.startsWith(`${area.id}:`));
  const counters = (area.counters ?? []).map((counter) => `, ${counter.label} ${counter.now}`).join("");
  return html`<section><h3>${area.name}: ${n === 0 ? area.empty || t("nothing") : n}${area.limit != null
    ? ` ${t("of {n}", { n: area.limit })}` : ""}${counters}</h3>
    ${cards.length > 0
      && html`<ul>${cards.map((card) => html`<${CardLine} key=${card.id} card=${card} area=${area} />`)}</ul>`}
    ${Object.entries(area.marks ?? {})
      .map(([key, marks]) => html`<p>
      ${slotName(area, key)}: ${marks.map((mark) => mark.label).join(", ")}</p>`)}
    ${slots.map((id) => html`<button type="button" onClick=${() => touch(id)}>
      ${t("{name}, can be chosen", { name: slotName(area, id.slice(area.id.length + 1)) })}</button>`)}</section>`;
}

/** The kind and the text of a card, which its numbers do not say. @param {import("./store.js").Card} card */
function printOf(card) {
  const face = faceOf(card);
  return face ? [face.kind && `${face.kind}.`, ...(face.text ?? []).map(plain)].filter(Boolean).join(" ") : "";
}

/** @param {{ card: import("./store.js").Card, area: import("./store.js").Area | null }} props */
function CardLine({ card, area }) {
  const lane = card.at && area
    ? `${slotName(area, card.at.join(",")).replace(`${area.name}, `, "")}: ` : "",
    sentence = lane + sayCard(card), print = printOf(card);
  return html`<li>${starts.value.has(card.id) ? html`<button type="button" onClick=${() => touch(card.id)}>${sentence}
    </button>` : sentence}${print && html`<br /><small>${print}</small>`}
    ${(card.on ?? []).length > 0
      && html`<ul>${(card.on ?? []).map((inner) => html`<${CardLine} key=${inner.id} card=${inner} area=${null} />`)}
      </ul>`}</li>`;
}

const Meetings = () => (view.value.clashes ?? [])
  .map((clash) => html`<section key=${clash.id}><h3>${clash.title} <${Clause} id=${clash.clause}
  open=${hands.value.openClause} /></h3>
  <p>${clash.sides.map((side) => [side.role, view.value.seats[side.seat]?.name, side.total != null
    && t("total {n}", { n: side.total }), side.note, ...(side.rolls ?? []).map((roll) => `${roll.label} ${roll.total}`)]
    .filter(Boolean).join(", ")).join(`; ${t("against")} `)}.
  <${Words} of=${[clash.verdict ?? ""]} /></p></section>`);
