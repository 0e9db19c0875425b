/** Whether there is a talk at this table, and the button that opens it; the talk itself is fetched when there is. */
import { html } from "../common/html.js";
import { useLoaded, wearStyle } from "../common/load.js";
import { t, tn } from "../common/language.js";
import { settings } from "../common/settings.js";
import { Icon } from "../common/words.js";
import { signal } from "../vendor/signals.js";
import { live } from "./store.js";

/** Whether the panel is open, and how many messages were not read. */
export const talks = signal(false), unread = signal(0);

/** Whether other people can be here, and the reader wants to hear them. */
export function isTalking() {
  const state = live.value;
  if (!state || !settings.value.talk || state.lesson || state.shows) return false;
  const left = [...state.conceded, ...(state.absent ?? [])]; // bots play for these people, who still talk
  return Boolean(state.meeting) || state.players.some(({ seat, bot }) => !state.seats.includes(seat) && (!bot || left.includes(seat)));
}

export const TalkTool = () => isTalking() && html`<button type="button" class="tool talks" data-do="talk" title=${t("Talk")}
  aria-expanded=${talks.value} aria-label=${unread.value ? tn("Talk, {n} new message", "Talk, {n} new messages", unread.value) : t("Talk")}
  onClick=${() => { talks.value = !talks.value; }}><${Icon} name="talk" />${unread.value > 0 && html`<small>${unread.value}</small>`}</button>`;

/** @param {{ link: string, here: boolean }} props */
export const Talking = ({ link, here }) => isTalking() && html`<${Fetched} link=${link} here=${here} />`;

/** @param {{ link: string, here: boolean }} props */
function Fetched({ link, here }) {
  const { data: Panel } = useLoaded(async () => {
    const [module] = await Promise.all([import("./talk.js"), wearStyle("talk")]);
    return { is: module.TalkPanel };
  }, []);
  return Panel && html`<${Panel.is} link=${link} here=${here} />`;
}
