/** The rulebook over the table, opened at a clause. */
import { html } from "../common/html.js";
import { wearStyle } from "../common/load.js";
import { t } from "../common/language.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { Sheet } from "./sheet.js";

/** @type {import("../vendor/signals.js").Signal<{ game: string, clause: string } | null>} */
export const shownClause = signal(null);

export function RulebookSheet() {
  const [Book, setBook] = useState(/** @type {{ is: any } | null} */ (null)), shown = shownClause.value;
  useEffect(() => {
    if (shown && !Book) Promise.all([import("../pages/rulebook.js"), wearStyle("pages")])
      .then(([{ Rulebook }]) => setBook({ is: Rulebook }));
  }, [shown]);
  if (!shown) return null;
  return html`<${Sheet} title=${t("Rulebook")} wide close=${() => { shownClause.value = null; }}>
    ${Book ? html`<${Book.is} game=${shown.game} clause=${shown.clause} />` : html`<p>${t("One moment …")}</p>`}<//>`;
}
