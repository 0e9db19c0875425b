/** Numbers of seats and areas, drawn as the view says: bar, dial, pips, tokens or a plain number. */
import { classes, html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { tintOf, view } from "./store.js";

/** @typedef {import("../view.d.ts").Counter} Counter */

const MOST_PIPS = 12, MOST_COINS = 25, ROUND = 119.4;

/** @param {Counter} counter */
const say = (counter) => `${counter.label} ${counter.now}${counter.unit ?? ""}${counter.goal ? ` ${t("of {n}", { n: counter.goal })}`
  : counter.most ? ` ${t("of at most {n}", { n: counter.most })}` : ""}`;
/** @param {Counter} counter */
const share = ({ now, most, goal }) => Math.max(0, Math.min(1, now / (most || goal || 1)));

/** @param {{ of: Counter[], brief?: boolean }} props */
export const Counters = ({ of, brief }) => of
  .map((counter) => html`<${One} key=${counter.key} counter=${counter} brief=${brief} />`);

/** @param {{ counter: Counter, brief?: boolean }} props */
function One({ counter, brief }) {
  const pips = Math.max(counter.most ?? 0, counter.now) / (counter.each ?? 1), how = brief
    || (counter.how === "pips" && (pips > MOST_PIPS || !pips)) ? "number" : counter.how ?? "number";
  const about = view.value.terms?.[counter.term ?? ""]?.text;
  return html`<span class=${classes("count", how, counter.main && "main")} style=${tintOf(counter.tint)} role="img"
    aria-label=${say(counter)}
    title=${[say(counter), about].filter(Boolean).join(". ")}>${SHOWN[how](counter)}</span>`;
}

const Amount = (/** @type {{ counter: Counter }} */ { counter }) =>
  html`<b key=${counter.now} class="amount">${counter.now}</b>
    ${counter.unit && counter.now ? html`<small>${counter.unit}</small>` : null}`;

/** @type {Record<string, (counter: Counter) => unknown>} */
const SHOWN = {
  number: (counter) => html`<${Icon} name=${counter.icon || counter.label} /><${Amount} counter=${counter} />
    <small class="label">${counter.label}</small>`,
  bar: (counter) => html`<${Icon} name=${counter.icon || counter.label} /><${Amount} counter=${counter} />
    <span class="rail"><i style=${`width:${share(counter) * 100}%`}></i>
      ${counter.goal && counter.most && html`<u style=${`left:${(counter.goal / counter.most) * 100}%`}></u>`}</span>
    <small>${counter.goal ? t("of {n}", { n: counter.goal }) : counter.most ? `/ ${counter.most}` : ""}</small>`,
  dial: (counter) => html`<svg viewBox="0 0 44 44"><circle cx="22" cy="22" r="19" class="track" />
      <circle cx="22" cy="22" r="19" class="arc" stroke-dasharray=${`${share(counter) * ROUND} ${ROUND}`}
        transform="rotate(-90 22 22)" />
      <text x="22" y="29" text-anchor="middle">${counter.now}</text></svg>
    <span class="label"><${Icon} name=${counter.icon || counter.label} />${counter.label}</span>`,
  pips: (counter) => html`<${Icon} name=${counter.icon || counter.label} />
    <span class="row">${Array.from({ length: Math.ceil(Math.max(counter.most ?? 0, counter.now) / (counter.each
      ?? 1)) }, (_, i) => html`<i class=${i < counter.now / (counter.each ?? 1) ? "on" : ""}></i>`)}</span>
    <small class="label">${counter.label}</small>`,
  tokens: (counter) => html`<${Icon} name=${counter.icon || counter.label} /><${Amount} counter=${counter} />
    <small class="label">${counter.label}</small>
    <span class="coins">${Array.from({ length: Math.min(Math.ceil(counter.now / (counter.each ?? 1)), MOST_COINS) },
      () => html`<i></i>`)}</span>`,
};
