/**
 * Mouse, pen and finger on the table, in one piece of code: a click, a long press that looks at a card, and a drag that
 * ends where it is dropped. Ids are in `data-id`.
 */
import { canStart, drop, touch } from "./choosing.js";
import { settings } from "../common/settings.js";
import { cardOf, faceOf, look, narrow, options, peeked, picked, refused, sheet } from "./store.js";

const SLACK = 8, LONG_PRESS = 480;

/**
 * What is pressed, where, by which pointer; and once it is dragged, its ghost.
 * @typedef {{ id: string, element: HTMLElement, x: number, y: number, pointer: number, ghost: HTMLElement | null,
 *   timer: number }} Held
 */

/** @type {Held | null} */
let held = null;
let justDragged = false;

/** What is under a point, from the uppermost down: a card may lie on what was meant. @type {(x: number, y: number) => string[]} */
const idsAt = (x, y) => document.elementsFromPoint(x, y).map((element) => element.getAttribute("data-id") ?? "")
  .filter(Boolean);

/** @type {(event: PointerEvent) => void} */
export function press(event) {
  const element = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-id]"));
  if (!element || event.button > 0 || held) return;
  const id = element.dataset.id ?? "", finger = event.pointerType !== "mouse";
  justDragged = false;
  const timer = finger ? window.setTimeout(() => lookClosely(id), LONG_PRESS) : 0;
  held = { id, element, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null, timer };
}

/** @param {string} id */
function lookClosely(id) {
  if (held?.ghost) return;
  look.value = id;
  sheet.value = "inspector";
  justDragged = true;
  held = null;
}

/** @type {(event: PointerEvent) => void} */
export function move(event) {
  if (!held || event.pointerId !== held.pointer) return;
  const dx = event.clientX - held.x, dy = event.clientY - held.y;
  if (!held.ghost && Math.hypot(dx, dy) < SLACK) return;
  window.clearTimeout(held.timer);
  if (!held.ghost) {
    if (!canStart(held.id)) return;
    lift(held);
  }
  if (held.ghost) held.ghost.style.translate = `${dx}px ${dy}px`;
  const under = new Set(idsAt(event.clientX, event.clientY));
  for (const target of document.querySelectorAll(".droppable")) target.classList.toggle("over",
    under.has(target.getAttribute("data-id") ?? ""));
}

/** @param {Held} what */
function lift(what) {
  const box = what.element.getBoundingClientRect(), ghost = /** @type {HTMLElement} */ (what.element.cloneNode(true));
  ghost.removeAttribute("id");
  ghost.removeAttribute("data-id");
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  Object.assign(ghost.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`,
    height: `${box.height}px` });
  ghost.style.setProperty("--u",
    `${box.height / Number(getComputedStyle(what.element).getPropertyValue("--h") || 7)}px`);
  document.body.append(ghost);
  what.element.classList.add("lifted");
  document.body.classList.add("dragging");
  what.ghost = ghost;
  const targets = new Set(options.value.filter((option) => option.touches?.[0] === what.id)
    .flatMap((option) => [...(option.touches ?? []).slice(1), option.to ?? ""]));
  for (const element of document.querySelectorAll("[data-id]")) element.classList.toggle("droppable",
    targets.has(element.getAttribute("data-id") ?? ""));
  what.element.setPointerCapture?.(what.pointer);
}

/** @type {(event: PointerEvent) => void} */
export function release(event) {
  if (!held || event.pointerId !== held.pointer) return;
  const { id, ghost } = held, dragged = Boolean(ghost);
  letGo();
  if (!dragged) return;
  justDragged = true;
  const onto = idsAt(event.clientX, event.clientY).filter((other) => other !== id);
  const onTable = document.elementFromPoint(event.clientX, event.clientY)?.closest("#table");
  if (onto.length || onTable) drop(id, onto);
}

export function letGo() {
  if (!held) return;
  window.clearTimeout(held.timer);
  held.ghost?.remove();
  held.element.classList.remove("lifted");
  document.body.classList.remove("dragging");
  for (const element of document.querySelectorAll(".droppable")) element.classList.remove("droppable", "over");
  held = null;
}

/** The click that follows a press; not after a drag or a long press. @type {(event: MouseEvent) => void} */
export function click(event) {
  const element = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-id]"));
  if (!element || justDragged) {
    justDragged = false;
    return;
  }
  if (!reads(event, element.dataset.id ?? "")) touch(element.dataset.id ?? "");
}

/** With a finger a card is read first, and acts at the second tap. @type {(event: MouseEvent, id: string) => boolean} */
function reads(event, id) {
  const finger = /** @type {PointerEvent} */ (event).pointerType === "touch", read = peeked.value === id;
  peeked.value = "";
  if (!finger || !settings.value.reads || !narrow.value || read || picked.value || !faceOf(cardOf(id))) return false;
  refused.value = null;
  look.value = peeked.value = id;
  return true;
}
