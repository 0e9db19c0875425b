/** The lessons of a game, with those that are done, and a real game after them. */
import { html } from "../common/html.js";
import { getOnce } from "../common/api.js";
import { learned } from "../common/kept.js";
import { beginAdvised, beginLesson } from "../common/lessons.js";
import { useLoaded } from "../common/load.js";
import { wear } from "../common/theme.js";
import { Icon } from "../common/words.js";
import { t, tn } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault, Page } from "./frame.js";

/** @param {{ parts: string[] }} props */
export default function LessonsPage({ parts: [game] }) {
  const { data: lobby, fault } = useLoaded(() => getOnce("/api/games"), []);
  const [wrong, setWrong] = useState(/** @type {any} */ (null)), [busy, setBusy] = useState(false);
  const card = lobby?.games.find((/** @type {import("../server.d.ts").GameCard} */ one) => one.name === game);
  useEffect(() => {
    wear(card?.theme ?? null);
    document.title = card ? t("Lessons: {game}", { game: card.title }) : t("Lessons");
  }, [card]);
  if (!card) return html`<${Page} title=${t("Lessons")}>${fault ? html`<${Fault} of=${fault} />`
    : html`<p class="loading">${lobby ? t("There is no such game.") : t("The lessons are fetched …")}</p>`}<//>`;
  const done = learned(game), first = card.lessons.findIndex((/** @type {{ name: string }} */ one) => !done.includes(one.name));
  const begin = async (/** @type {() => Promise<void>} */ way) => {
    setBusy(true);
    await way().catch((refused) => { setWrong(refused); setBusy(false); });
  };
  return html`<${Page} title=${card.title} game=${game} here="learn"><section class="lessons">
    <h2>${tn("Learn it in {n} lesson", "Learn it in {n} lessons", card.lessons.length)}</h2>
    <p>${t("Two minutes each. Each step shows what to use, and nothing can go wrong.")}</p><${Fault} of=${wrong} />
    <ol>${card.lessons.map((/** @type {import("../server.d.ts").LessonCard} */ lesson, /** @type {number} */ n) => html`
      <li key=${lesson.name}><button type="button" class=${done.includes(lesson.name) ? "done" : n === first ? "next" : ""}
        disabled=${busy} data-lesson=${lesson.name} onClick=${() => begin(() => beginLesson(game, lesson.name))}>
        <b aria-hidden="true">${done.includes(lesson.name) ? html`<${Icon} name="check" />` : n + 1}</b>
        <span><strong>${lesson.title}</strong><small>${lesson.about}</small></span>
        ${done.includes(lesson.name) && html`<em>${t("done")}</em>`}</button></li>`)}
      <li><button type="button" class=${first < 0 ? "next" : ""} disabled=${busy} data-do="advised"
        onClick=${() => begin(() => beginAdvised(game))}><b aria-hidden="true"><${Icon} name="play" /></b>
        <span><strong>${t("A real game, with advice")}</strong><small>${t("Against the weakest bot; a strong player says at every decision what it would do.")}</small></span></button></li></ol></section><//>`;
}
