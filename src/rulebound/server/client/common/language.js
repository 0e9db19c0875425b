/** The page's own texts in the reader's language; English ones are the keys. Cards and rulebooks stay as they are written. */
import { keep, kept } from "./kept.js";

/** @type {Record<string, string[]>} */
let texts = {};

/** The code of the language that the page speaks, and all that it could. */
export let language = "en";
/** @type {Record<string, string>} */
export let languages = {};

/** Fetch the texts. To be awaited before any other module shows one. */
export async function loadLanguage() {
  try {
    const answer = await (await fetch(`/api/texts${asked()}`)).json();
    ({ language, languages, texts } = answer);
  } catch {
    return;  // the page will say that the server does not answer
  }
  document.documentElement.lang = language;
}

/** What an address says of the language that the reader has chosen; nothing where none was. */
const asked = () => (kept("language", "") ? `?language=${kept("language", "")}` : "");

/** Speak another language: the page is loaded anew. @param {string} code */
export function chooseLanguage(code) {
  keep("language", code);
  location.reload();
}

/**
 * A text of the page, with values for its placeholders, as in `{n} cards`.
 * @type {(text: string, values?: Record<string, unknown>) => string}
 */
export const t = (text, values) => filled(texts[text]?.[0] ?? text, values);

/**
 * One of two texts, by a number, which they may show as `{n}`.
 * @type {(one: string, many: string, n: number, values?: Record<string, unknown>) => string}
 */
export function tn(one, many, n, values) {
  const at = new Intl.PluralRules(language).select(n) === "one" ? 0 : 1;
  return filled(texts[one]?.[at] ?? [one, many][at], { n, ...values });
}

/** @type {(text: string, values?: Record<string, unknown>) => string} */
const filled = (text, values) => (values ? text.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all)) : text);
