/** What a table may play differently: each with what its values mean and the clause it hangs on. */
import { html } from "../common/html.js";

/** @typedef {import("../server.d.ts").Switch} SwitchData */

/**
 * @param {{ title: string, of: SwitchData[], chosen: Record<string, string>, choose: (chosen: Record<string,
 *   string>) => void, game: string, folded?: boolean }} props
 */
export function Switches({ title, of, chosen, choose, game, folded }) {
  if (!of.length) return null;
  const rows = of.map((one) => html`<${Row} key=${one.name} of=${one} game=${game}
    value=${chosen[one.name] ?? one.default}
    choose=${(/** @type {string} */ value) => choose(changed(chosen, one, value))} />`);
  if (folded) return html`<details class="switches"><summary>${title} (${of.length})</summary>${rows}</details>`;
  return html`<section class="switches"><h2>${title}</h2>${rows}</section>`;
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
      ${of.values.map((one) => html`<option value=${one.value}>${one.value}${one.value === of.default ? " (usual)" : ""}
      </option>`)}</select>`;
  return html`<div class="switch"><div><b>${of.name.replaceAll("_", " ")}
    </b> ${of.clause && html`<a class="clause" href=${`/rules/${game}#${of.clause}`}><span aria-hidden="true">§</span>
    ${of.clause}</a>`}
    <p class="about">${does ? html`${of.about.replace(/\.$/, "")}: <em>${does}</em>.` : of.about}</p></div>${input}</div>`;
}
