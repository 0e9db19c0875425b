/** A sheet over the table: a dialog that Escape, its button or a click beside it closes. */
import { html } from "../common/html.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { sheet } from "./store.js";

/** @param {{ title: string, children?: unknown, close?: () => void, wide?: boolean }} props */
export function Sheet({ title, children, close = () => { sheet.value = ""; }, wide }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    dialog.current?.showModal();
    /** @type {HTMLElement | null | undefined} */ (dialog.current?.querySelector(".inside .key"))?.focus();
    return () => dialog.current?.close();
  }, []);
  const beside = (/** @type {MouseEvent} */ event) => { if (event.target === dialog.current) close(); };
  return html`<dialog ref=${dialog} class=${wide ? "sheetbox wide" : "sheetbox"} aria-label=${title}
    onCancel=${(/** @type {Event} */ event) => { event.preventDefault(); close(); }} onClick=${beside}>
    <header><h2>${title}</h2><button type="button" class="tool" aria-label=${t("Close")} onClick=${close}>
      <${Icon} name="close" /></button></header>
    <div class="inside">${children}</div></dialog>`;
}
