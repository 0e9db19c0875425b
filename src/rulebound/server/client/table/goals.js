/** How far each player is from winning, always in sight: the numbers that decide the game, of everybody. */
import { classes, html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { tintOf, view } from "./store.js";

/** @typedef {import("../view.d.ts").Counter} Counter */

/** @param {{ counter: Counter }} props */
function Goal({ counter }) {
  const { label, now, goal, unit = "", icon } = counter, end = goal && unit !== "%" ? `/${goal}` : "",
    share = goal ? Math.max(0, Math.min(1, now / goal)) : 0;
  return html`<span class="goal" style=${`${tintOf(counter.tint)};--share:${share}`} title=${`${label} ${now}${unit}${goal
    ? ` ${t("of {n}", { n: `${goal}${unit}` })}` : ""}`}><${Icon} name=${icon || label} /><b>${now}</b><small>${end}${unit}</small>
    ${goal && html`<i class="done"></i>`}</span>`;
}

export function Goals() {
  const { seats } = view.value;
  if (!seats.some((seat) => (seat.counters ?? []).some((counter) => counter.main))) return null;
  return html`<ul class=${classes("goals", seats.length > 2 && "many")} aria-label=${t("How far everybody is")}>
    ${seats.map((seat) => html`<li key=${seat.index} class=${classes(seat.active && "active", seat.out && "out")}
      style=${`--seat:var(--seat-${seat.index})`}><span class="whom">${seat.name}</span>
      ${(seat.counters ?? []).filter((counter) => counter.main).map((counter) => html`<${Goal} key=${counter.key}
        counter=${counter} />`)}</li>`)}</ul>`;
}
