/** Whose turn it is, for who looks at another tab: the title, the icon, and a notice of the browser. */
import { callNoMore } from "../common/calls.js";
import { set, settings } from "../common/settings.js";
import { t } from "../common/language.js";
import { plain } from "../drawing/text.js";
import { useEffect } from "../vendor/hooks.js";
import { isMine, view } from "./store.js";

const [QUIET, CALLING] = ["mark.svg", "mark-turn.svg"];

/** Keep title and icon of the tab as things stand, and call the reader who is elsewhere when their turn comes. */
export function useNotices() {
  const { title, decision } = view.value, mine = isMine.value;
  useEffect(() => { document.title = `${mine ? t("Your turn: ") : ""}${title}`; }, [mine, title]);
  useEffect(() => {
    draw(mine);
    if (mine && document.hidden && settings.value.notices) call(title, plain(decision?.prompt ?? []));
  }, [mine]);
  useEffect(() => () => draw(false), []);
}

/** @param {boolean} mine */
function draw(mine) {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  if (link) link.href = link.href.replace(mine ? QUIET : CALLING, mine ? CALLING : QUIET);
}

/** One notice for a table, in place of the one before. @type {(title: string, text: string) => void} */
function call(title, text) {
  if (!canCall() || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(t("Your turn: ") + title, { body: text, tag: location.pathname });
    notice.onclick = () => { window.focus(); notice.close(); };
  } catch { /* a browser that shows notices of service workers only */ }
}

/** Whether this browser has notices at all. */
export const canCall = () => "Notification" in window;

/** Whether this browser was set not to show them. */
export const isForbidden = () => canCall() && Notification.permission === "denied";

/** Switch notices on, if the reader lets the browser show them, or off. @param {boolean} on */
export async function allow(on) {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  if (settings.value.notices && !allowed) callNoMore(location.pathname.split("/").at(-1) ?? "");
  set({ notices: allowed });
}
