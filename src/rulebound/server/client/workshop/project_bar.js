/** Which set is worked on, and its files. */
import { html } from "../common/html.js";
import { download } from "../common/api.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { FileButton } from "../pages/frame.js";
import { blocksOf } from "./block.js";
import { asFile, fromFile, newProject } from "./project.js";

/**
 * @typedef {import("./project.js").Project} Project
 * @param {{ game: string, projects: Project[], setProjects: (all: Project[]) => void, add: (one: Project) => void,
 *   fail: (error: Error | null) => void, children?: unknown }} props
 */
export function ProjectBar({ game, projects, setProjects, add, fail, children }) {
  const [project, ...others] = projects;
  const open = (/** @type {string} */ text, /** @type {string} */ name) => {
    fail(null);
    try {
      add(text.trimStart().startsWith("{") ? fromFile(game, text) : newProject(name.replace(/\.\w+$/, ""), blocksOf(text)));
    } catch (error) {
      fail(/** @type {Error} */ (error));
    }
  };
  const pick = (/** @type {string} */ id) => setProjects([...projects.filter((one) => one.id === id),
    ...projects.filter((one) => one.id !== id)]);
  const remove = () => {
    const sure = !project.cards.length || window.confirm(t("Remove {name} from this browser? Only a saved file brings it back.", { name: project.name }));
    if (sure) setProjects(others.length ? others : [newProject(t("My set"))]);
  };
  return html`<div class="projectbar"><label class="field name">${t("Set")} <input value=${project.name} maxlength="60"
      onInput=${(/** @type {any} */ event) => setProjects([{ ...project, name: event.target.value }, ...others])} /></label>
    ${others.length > 0 && html`<select aria-label=${t("Another set")} value=${project.id}
      onChange=${(/** @type {any} */ event) => pick(event.target.value)}>
      ${projects.map((one) => html`<option key=${one.id} value=${one.id}>${one.name}</option>`)}</select>`}
    <button type="button" class="button" onClick=${() => { fail(null); add(newProject(t("My set"))); }}><${Icon} name="plus" />${t("New")}</button>
    <${FileButton} label=${t("Open")} accept=".json,.toml,.txt" take=${open} />
    <button type="button" class="button" onClick=${() => download(`${project.name || "set"}.json`, asFile(game, project), "application/json")}>
      <${Icon} name="save" />${t("Save")}</button>
    <button type="button" class="button" onClick=${remove}>${t("Remove")}</button>${children}</div>`;
}
