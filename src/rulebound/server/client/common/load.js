/** What a page waits for: data, styles, fonts. */
import { useEffect, useState } from "../vendor/hooks.js";

/**
 * Data that comes later: nothing yet, the data, or why it does not come.
 * @template T
 * @param {() => Promise<T>} start
 * @param {unknown[]} on
 * @returns {{ data: T | null, fault: import("./api.js").Refused | null }}
 */
export function useLoaded(start, on) {
  const [state, setState] = useState(/** @type {{ data: any, fault: any }} */ ({ data: null, fault: null }));
  useEffect(() => {
    let wanted = true;
    start().then((data) => wanted && setState({ data, fault: null }), (fault) => wanted
      && setState({ data: null, fault }));
    return () => { wanted = false; };
  }, on);
  return state;
}

/** A stylesheet that only some pages need. @type {(name: string) => Promise<void>} */
export function wearStyle(name) {
  const href = new URL(`../styles/${name}.css`, import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((resolve) => { link.onload = link.onerror = () => resolve(); });
}

/** Names are fitted by width, so cards are drawn once the fonts are there. */
export const fontsReady = () =>
  Promise.all(['600 20px "Grenze"', '400 20px "Asap Condensed"', '600 20px "Asap Condensed"']
    .map((font) => document.fonts.load(font)));
