/** A card that a finger has tapped: large, with what can be done with it. The second tap acts. */
import { html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { Face } from "../drawing/face.js";
import { useEffect } from "../vendor/hooks.js";
import { touch } from "./choosing.js";
import { Foretold } from "./forecast.js";
import { OptionButton } from "./option.js";
import { cardOf, concerns, faceOf, isMine, numbered, peeked, pointed, refused, view } from "./store.js";

export function Peek() {
  const card = cardOf(peeked.value), face = faceOf(card);
  const asked = view.value.decision?.seat === view.value.viewer;
  const ways = card && isMine.value ? numbered.value.filter((option) => concerns(option, card.id)) : [];
  const way = ways.length === 1 ? ways[0] : null; // of several, no finger points at one before it takes it
  useEffect(() => { pointed.value = way; return () => { pointed.value = null; }; }, [way]);
  if (!card || !face) return null;
  return html`<div class="peek" role="group" aria-label=${face.name}><div class=${`closeup of-${face.shape ?? "card"}`}>
    <${Face} face=${face} card=${card} theme=${view.value.theme} level="whole" /></div>
    <div class="peekways"><button type="button" class="tool" aria-label=${t("Close")}
      onClick=${() => { peeked.value = ""; }}><${Icon} name="close" /></button>
      ${card.note && html`<p>${card.note}</p>`}
      ${ways.length > 0 && html`<ol class="options">${ways.map((option) => html`<li key=${option.code}><${OptionButton}
        option=${option} n=${0} /></li>`)}</ol>`}
      ${!ways.length && !refused.value && asked && html`<button type="button" class="button" data-do="why"
        onClick=${() => { peeked.value = ""; touch(card.id); }}>${t("Why can it do nothing now?")}</button>`}
      <${Foretold} /></div>
  </div>`;
}
