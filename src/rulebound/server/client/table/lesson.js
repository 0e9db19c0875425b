/**
 * A lesson at a table: what is said at its step, how far it has come, and a ring around the one object to act on.
 */
import { html } from "../common/html.js";
import { learnedOne } from "../common/kept.js";
import { beginAdvised, beginLesson } from "../common/lessons.js";
import { Clause, Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useEffect, useLayoutEffect, useRef } from "../vendor/hooks.js";
import { ask } from "./asking.js";
import { bringIntoSight, inSight, onTable } from "./sight.js";
import { hands, live, peeked, picked, refused, view } from "./store.js";

/** @typedef {import("../server.d.ts").LessonInfo} LessonInfo */

/** The lesson of the table, where it is one. */
export function Lesson() {
  const lesson = live.value?.lesson;
  // At once: an effect that waits for the next frame is lost where the player has left by then.
  useLayoutEffect(() => { if (lesson?.over) learnedOne(view.value.game, lesson.name); }, [lesson?.over, lesson?.name]);
  if (!lesson) return null;
  return html`<section class="lesson" aria-label=${t("Lesson")}><header><${Icon} name="book" />
      <h2>${lesson.title}</h2><span>${t("Lesson {n} of {all}", { n: lesson.n, all: lesson.of })}</span></header>
    <${Steps} lesson=${lesson} />
    <div class="say" role="status" key=${`${lesson.step}.${lesson.over}.${lesson.failed}`}>
      ${lesson.praise && html`<p class=${lesson.failed ? "again" : "praise"}>
        <${Icon} name=${lesson.failed ? "turn" : "check"} />${lesson.praise}</p>`}
      <p>${lesson.say} <${Clause} id=${lesson.clause} open=${hands.value.openClause} /></p></div>
    <p class="ways">${lesson.over ? html`<${Onward} lesson=${lesson} />` : html`
      ${lesson.reads && html`<button type="button" class="key" data-do="read"
        onClick=${() => ask({ do: "read", step: lesson.step })}>${t("Go on")}</button>`}
      <button type="button" class="quiet" data-do="restart"
        onClick=${() => { refused.value = null; ask({ do: "restart" }); }}>${t("Begin again")}</button>`}
      <a class="quiet" href=${`/learn/${view.value.game}`}>${t("All lessons")}</a></p>
    <${Pointer} lesson=${lesson} /></section>`;
}

/** A dot for each step, those that are done filled. @param {{ lesson: LessonInfo }} props */
const Steps = ({ lesson }) => html`<p class="steps">
  ${Array.from({ length: lesson.steps }, (_, n) => html`<i class=${lesson.over || n + 1 < lesson.step ? "done"
    : n + 1 === lesson.step ? "now" : ""}></i>`)}
  <span>${lesson.over ? t("Done") : t("Step {n} of {all}", { n: lesson.step, all: lesson.steps })}</span></p>`;

/** What comes after a lesson. @param {{ lesson: LessonInfo }} props */
const Onward = ({ lesson }) => html`<button type="button" class="key" data-do="onward"
    ref=${(/** @type {HTMLElement | null} */ button) => button?.focus()}
    onClick=${() => (lesson.next ? beginLesson(view.value.game, lesson.next) : beginAdvised(view.value.game))}>
    ${lesson.next ? t("Next lesson") : t("A real game, with advice")}</button>`;

/** After a change the ring follows its object at once, while cards fly; then it looks now and then whether it has moved. */
const LOOKS = [0, 120, 240], EVERY = 400, AFTER = 150;

/**
 * A ring around what the lesson points at.
 * @param {{ lesson: LessonInfo }} props
 */
function Pointer({ lesson }) {
  const ring = useRef(/** @type {HTMLDivElement | null} */ (null)), id = lesson.point[0] ?? "";
  const place = () => {
    const element = ring.current, target = lesson.over || peeked.value || lesson.reads && !id ? null : targetOf(id);
    if (!element) return;
    const box = target?.getBoundingClientRect();
    element.hidden = !box?.width || isCovered(id, box);
    if (!box || element.hidden) return;
    Object.assign(element.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`,
      height: `${box.height}px` });
  };
  useLayoutEffect(() => {
    const timers = LOOKS.map((after) => window.setTimeout(place, after)), often = window.setInterval(place, EVERY);
    addEventListener("scroll", place, { capture: true, passive: true });
    addEventListener("resize", place);
    return () => {
      timers.forEach((timer) => window.clearTimeout(timer));
      window.clearInterval(often);
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }, [view.value, id, lesson.step, lesson.over, picked.value, peeked.value]);
  useEffect(() => {
    const timer = window.setTimeout(() => bringIntoSight(onTable(id)), AFTER);
    return () => window.clearTimeout(timer);
  }, [id, lesson.step]);
  return html`<div class="pointer" ref=${ring} key=${`${lesson.step}.${id}`} aria-hidden="true" hidden>
    <${Icon} name="hand" /></div>`;
}

/** What is pointed at; where that is nothing on the table, the one option there is. @param {string} id */
function targetOf(id) {
  const found = id ? document.querySelector(`:is(#table, #dock) [data-id="${CSS.escape(id)}"]`) : null;
  const options = document.querySelectorAll(".decide .option");
  return found ?? (options.length === 1 ? options[0] : null);
}

/** Whether the dock of a phone covers what is pointed at. @type {(id: string, box: DOMRect) => boolean} */
const isCovered = (id, box) => Boolean(onTable(id)) && (box.top + box.bottom) / 2 > inSight().bottom;
