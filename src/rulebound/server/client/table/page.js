/** The page of a table: bar, dock with decision and hand, the table itself, inspector and log. */
import { html } from "../common/html.js";
import { Tips, useTips } from "../common/tips.js";
import { wear } from "../common/theme.js";
import { t } from "../common/language.js";
import { useEffect, useLayoutEffect, useRef } from "../vendor/hooks.js";
import { Bar } from "./bar.js";
import { Decision } from "./decision.js";
import { Foretold, Omens } from "./forecast.js";
import { turn } from "./ghost.js";
import { Hand } from "./hand.js";
import { Inspector } from "./inspector.js";
import * as keys from "./keys.js";
import { Linear } from "./linear.js";
import { Links } from "./links.js";
import { Log, unfolded } from "./log.js";
import * as motion from "./motion.js";
import * as pointing from "./pointing.js";
import { useNotices } from "./notices.js";
import { Peek } from "./peek.js";
import { Onward, Ribbon, Stage } from "./ribbon.js";
import { shownClause } from "./rulebook_sheet.js";
import { Sheet } from "./sheet.js";
import { bringIntoSight, onTable } from "./sight.js";
import { enlarged, isMine, linear, narrow, peeked, sheet, view } from "./store.js";
import { Node, opened } from "./tree.js";

/**
 * @param {{ tools?: unknown, menu?: unknown, above?: unknown,
 *   beside?: unknown }} props What a live table or a replay adds around the table.
 */
export function TablePage({ tools, menu, above, beside }) {
  const root = useRef(/** @type {HTMLDivElement | null} */ (null));
  useListeners(root);
  useLayoutEffect(() => { if (root.current) keys.setStops(root.current); });
  useEffect(() => wear(view.value.theme), [view.value.game]);
  useEffect(focusQuestion, []);
  useEffect(() => leave, []);
  useNotices();
  useEffect(() => { if (isMine.value && narrow.value) showWhatIsAsked(); }, [view.value.decision]);
  return html`<div class="tablepage" ref=${root}>
    <a class="skip" href="#table"
      onClick=${(/** @type {Event} */ event) => { event.preventDefault(); linear.value = !linear.value; }}>
      ${linear.value ? t("Show the table as a picture") : t("Read the table as a list")}</a>
    <${Bar}>${tools}<//>
    <footer id="dock">${above}<${Onward} />${!peeked.value && html`<${Foretold} />`}${narrow.value
      && html`<${Ribbon} /><${Peek} />`}<${Decision} /><${Hand} /></footer>
    <main id="table" class=${`tx-${view.value.theme.texture ?? "weave"}`} aria-label=${t("The table")}>
      ${linear.value ? html`<${Linear} />` : html`<${Node} node=${view.value.layout} /><${Links} /><${Omens} />`}</main>
    <${Stage} />
    <aside aria-label=${t("Card and log")}>${beside}${!narrow.value && html`<${Inspector} />`}${!narrow.value && html`<${Ribbon} />`}<${Log} /></aside>
    ${sheet.value === "menu" && html`<${Sheet} title=${t("More")}>${menu}<//>`}
    ${sheet.value === "tips" && html`<${TipsSheet} />`}
    ${sheet.value === "inspector" && html`<${Sheet} title=${t("Card")}><${Inspector} /><//>`}
  </div>`;
}

/** What was opened at one table is not open at the next. */
function leave() {
  pointing.letGo();
  sheet.value = enlarged.value = "";
  shownClause.value = null;
  opened.value = {};
  unfolded.value = {};
}

const TipsSheet = () => html`<${Sheet} title=${t("Quick tips")} wide><${Tips} tips=${useTips(view.value.game)} /><//>`;

/**
 * Listeners for the whole table; one piece of code for mouse, finger and pen.
 * @param {import("preact").RefObject<HTMLDivElement>} root
 */
function useListeners(root) {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const skipped = () => motion.skip();
    element.addEventListener("pointerdown", skipped, { capture: true });
    element.addEventListener("pointerdown", pointing.press);
    element.addEventListener("click", pointing.click);
    element.addEventListener("dragstart", refuse);
    element.addEventListener("contextmenu", noMenu);
    element.addEventListener("wheel", wheel, { passive: false });
    addEventListener("pointermove", pointing.move);
    addEventListener("pointerup", pointing.release);
    addEventListener("pointercancel", pointing.letGo);
    addEventListener("keydown", skipped, { capture: true });
    addEventListener("keydown", keys.press);
    return () => {
      removeEventListener("pointermove", pointing.move);
      removeEventListener("pointerup", pointing.release);
      removeEventListener("pointercancel", pointing.letGo);
      removeEventListener("keydown", skipped, { capture: true });
      removeEventListener("keydown", keys.press);
    };
  }, []);
}

/** Who comes to a table by keyboard begins at what is asked; Tab goes on to what can be chosen. */
function focusQuestion() {
  if (document.activeElement !== document.body) return;
  /** @type {HTMLElement | null} */ (document.querySelector("#dock .prompt"))?.focus({ preventScroll: true });
}

/** The wheel turns a tile that is shown before it lies. @type {(event: WheelEvent) => void} */
const wheel = (event) => {
  if (/** @type {Element} */ (event.target).closest("#table") && turn(event.deltaY < 0)) event.preventDefault();
};

const refuse = (/** @type {Event} */ event) => event.preventDefault();

/** A long press looks at a card; the browser's own menu would cover it. @type {(event: Event) => void} */
const noMenu = (event) => {
  if (narrow.value && /** @type {Element} */ (event.target).closest("[data-card]")) event.preventDefault();
};

/** On a phone, what must be decided is brought into sight above the dock. */
function showWhatIsAsked() {
  const touched = view.value.decision?.options?.flatMap((option) => option.touches ?? []).map(onTable).find(Boolean);
  bringIntoSight(touched ?? document.querySelector("#table .can"));
}
