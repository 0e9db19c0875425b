/** What all pages off the table have: the bar with the way home, and the light switch. */
import { html } from "../common/html.js";
import { getOnce } from "../common/api.js";
import { useLoaded } from "../common/load.js";
import { Brand } from "../common/brand.js";
import { switchTheme, theme } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";

/** @param {{ title?: string, game?: string, here?: string, children?: unknown }} props */
export function Page({ title, game, here, children }) {
  const ways = useWays(game), around = useAround(game);
  return html`<div class="page">
  <header class="pagebar"><${Brand} />${title && html`<h1>${title}</h1>`}
    ${game && html`<nav aria-label=${t("Of this game")}>
      ${ways.map(([way, name]) => html`<a href=${`/${way}/${game}`} aria-current=${way === here ? "page" : null}
      ref=${way === here ? show : null}>${name}
      </a>`)}</nav>`}
    ${around.length > 0 && html`<nav aria-label=${t("Of this server")}>${around.map(([way, name]) => html`<a href=${`/${way}`}
      aria-current=${way === here ? "page" : null}>${name}</a>`)}</nav>`}
    <button type="button" class="tool" aria-label=${theme.value === "dark" ? t("Light colours") : t("Dark colours")}
      onClick=${switchTheme}><${Icon} name=${theme.value === "dark" ? "sun" : "moon"} /></button></header>
  <main>${children}</main></div>`;
}

/** Where the names of the pages take more room than there is, that of this page is in sight. */
const show = (/** @type {Element | null} */ link) => link?.scrollIntoView({ block: "nearest", inline: "nearest" });

const WAYS = [["new", t("Play")], ["learn", t("Lessons")], ["rules", t("Rulebook")], ["cards", t("Cards")], ["decks", t("Decks")], ["sets", t("Own cards")],
  ["workshop", t("Workshop")]];

/** The pages of a game; no page for decks or lessons if the game has none. @param {string | undefined} game */
function useWays(game) {
  const { data: lobby } = useLoaded(() => getOnce("/api/games"), []);
  const card = lobby?.games.find((/** @type {import("../server.d.ts").GameCard} */ one) => one.name === game);
  return WAYS.filter(([way]) => !card || (way !== "decks" || card.lists.length > 0)
    && (way !== "learn" || card.lessons.length > 0));
}

const AROUND = [["", t("Games")], ["mine", t("My games")], ["leaderboard", t("Leaderboard")], ["tournaments", t("Tournaments")]];

/** The pages that belong to no game, on a server for a group. @param {string | undefined} game */
function useAround(game) {
  const { data: lobby } = useLoaded(() => getOnce("/api/games"), []);
  return game || !lobby || lobby.own ? [] : AROUND;
}

/**
 * Why something did not work, with all that is wrong in it.
 * @param {{ of: import("../common/api.js").Refused | null }} props
 */
export const Fault = ({ of }) => of && html`<div class="fault" role="alert"><p>${of.message}</p>
  ${(of.problems ?? []).map((problem) => html`<${ProblemText} text=${problem.text} />`)}</div>`;

/** What is wrong. A line that is drawn with a mark below it does not wrap, and all else does. @param {{ text: string }} props */
export function ProblemText({ text }) {
  const lines = text.split("\n"), mark = lines.findIndex((line) => line.trim() === "^");
  if (mark < 1) return html`<pre>${text}</pre>`;
  return [lines.slice(0, mark - 1), lines.slice(mark - 1, mark + 1), lines.slice(mark + 1)].map((part, i) => part.length > 0
    && html`<pre class=${i === 1 ? "drawn" : ""}>${part.join("\n")}</pre>`);
}

const asText = (/** @type {File} */ file) => file.text();

/**
 * A file of the reader's own, as text or as it is read otherwise.
 * @param {{ label: string, accept?: string, take: (text: string, name: string) => void,
 *   read?: (file: File) => Promise<string> }} props
 */
export const FileButton = ({ label, accept, take, read = asText }) => html`<label class="button file"><${Icon} name="open" />${label}
  <input type="file" accept=${accept} onChange=${async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target), file = input.files?.[0];
    if (file) take(await read(file), file.name);
    input.value = "";
  }} /></label>`;
