/** A table that is being played at. */
import { html } from "../common/html.js";
import { go } from "../common/route.js";
import { callTo } from "../common/calls.js";
import { contribute } from "../common/fair_seed.js";
import { settings } from "../common/settings.js";
import { keepLink } from "../common/links.js";
import { said } from "../common/said.js";
import { t } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { ask, connection, revision } from "./asking.js";
import { PlayedFor } from "./waiting.js";
import { Connection } from "../common/connection.js";
import { Following } from "../common/following.js";
import { Cover, Ended, Hint, UndoRequest } from "./around.js";
import { Lesson } from "./lesson.js";
import { Menu } from "./menu.js";
import { TablePage } from "./page.js";
import { RulebookSheet, shownClause } from "./rulebook_sheet.js";
import * as showing from "./showing.js";
import { TalkTool, Talking, talks } from "./talking.js";
import { SettingsSheet } from "./settings_sheet.js";
import { Trial } from "./trial.js";
import { StopsSheet } from "./stops.js";
import { Tool } from "./bar.js";
import { hands, hint, live, narrow, view } from "./store.js";

const connected = signal(true), gone = signal("");

const playing = {
  act: (/** @type {number} */ code) => { ask({ do: "act", revision: revision(), code }); },
  undo: () => { ask({ do: "undo", revision: revision() }); },
  openClause: (/** @type {string} */ clause) => { shownClause.value = { game: view.value.game, clause }; },
  final: async (/** @type {number} */ code) => {
    const reply = await connection.value?.ask({ do: "final", revision: revision(), code });
    return reply?.is === "final" ? reply.why ?? "" : "";
  },
  forecast: async (/** @type {number} */ code) => {
    const reply = await connection.value?.ask({ do: "forecast", revision: revision(), code });
    return reply?.is === "forecast" ? /** @type {import("../server.d.ts").Forecast} */ (/** @type {unknown} */ (reply)) : null;
  },
  why: async (/** @type {string[]} */ touch) => {
    if (!live.value?.seats.length || live.value.shows) return [];
    const reply = await (connection.value?.ask({ do: "why", revision: revision(), touch, code: -1 })
      ?? Promise.resolve(/** @type {any} */ ({})));
    return reply.cannot ?? [];
  },
};

const following = new Following(() => connection.value?.ask({ do: "whole" }));

/** @param {any} message */
function hear(message) {
  const state = following.hear(message);
  if (state) showing.show(state);
  if (message.is === "said") said.value = message;
  if (message.is === "gone") gone.value = message.sentence;
}

async function askHint() {
  hint.value = { busy: true };
  const reply = await ask({ do: "hint", revision: revision() });
  hint.value = reply.is === "hint" ? { busy: false, best: reply.best, others: reply.others } : null;
}

/** @param {{ parts: string[] }} props */
export default function LivePage({ parts: [link] }) {
  const [is, setIs] = useState("");
  useEffect(() => {
    showing.forget();
    view.value = /** @type {any} */ (null);
    live.value = null;
    gone.value = "";
    talks.value = false;
    hands.value = playing;
    keepLink(link);
    following.forget();
    const own = new Connection(`tables/${link}`, hear, (here) => { connected.value = here; }, ["changes=1"]);
    connection.value = own;
    const hurry = () => showing.hurry();
    addEventListener("pointerdown", hurry, { capture: true });
    addEventListener("keydown", hurry, { capture: true });
    setIs(link);
    return () => {
      removeEventListener("pointerdown", hurry, { capture: true });
      removeEventListener("keydown", hurry, { capture: true });
      own.close();
    };
  }, [link]);
  const advised = live.value?.advice && live.value.can.hint && view.value?.decision?.seat === view.value?.viewer;
  useEffect(() => { if (advised) askHint(); }, [advised, live.value?.revision]);
  const owed = live.value?.next_commitment;
  useEffect(() => { contribute(owed, (body) => connection.value?.ask({ do: "contribute", ...body })); }, [owed]);
  const seated = Boolean(live.value?.seats.length && !live.value.shows && is === link), { notices } = settings.value;
  useEffect(() => { if (seated && notices) callTo(link); }, [link, seated, notices]);
  useEffect(() => { if (live.value?.shows) go(`/replay/${link}`, true); }, [live.value?.shows]);
  if (gone.value) return html`<p class="loading">${gone.value} <a href="/">${t("To the start page")}</a></p>`;
  if (!view.value || is !== link) return html`<p class="loading">${connected.value ? t("The table is being set up …")
    : t("This table does not answer. Trying again …")} <a href="/">${t("To the start page")}</a></p>`;
  return html`<${TablePage} tools=${html`<${Tools} />`} menu=${html`<${Menu} link=${link} />`}
    above=${html`<${Lost} /><${PlayedFor} /><${UndoRequest} />${narrow.value && html`<${Lesson} /><${Hint} /><${Trial} link=${link} />`}`}
    beside=${!narrow.value && html`<${Lesson} /><${Hint} /><${Trial} link=${link} />`} />
    <${Cover} /><${Ended} link=${link} /><${RulebookSheet} /><${StopsSheet} /><${SettingsSheet} />
    <${Talking} link=${link} here=${connected.value} />`;
}

const Tools = () => html`<${TalkTool} />${live.value?.can.hint
  && html`<${Tool} icon="torch" name="hint" label=${t("Hint")} disabled=${Boolean(hint.value?.busy)} onClick=${askHint} />`}`;

const Lost = () => !connected.value
  && html`<p class="notice" role="status">${t("The connection was lost. The table stays as it is; trying again …")}</p>`;
