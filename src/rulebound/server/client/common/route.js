/** Where the reader is: the path of the page, changed without loading it anew. */
import { signal } from "../vendor/signals.js";

export const path = signal(location.pathname + location.search + location.hash);

/** @type {(to: string, instead?: boolean) => void} */
export function go(to, instead = false) {
  history[instead ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname + location.search + location.hash;
  scrollTo(0, 0);
}

export function followLinks() {
  addEventListener("popstate", () => { path.value = location.pathname + location.search + location.hash; });
  document.addEventListener("click", (event) => {
    const at = /** @type {Element} */ (event.target);
    const link = /** @type {HTMLAnchorElement | null} */ (at.closest("a[href^='/']"));
    const special = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented;
    if (!link || special || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    go(link.getAttribute("href") ?? "/");
  });
}
