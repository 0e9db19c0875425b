/** Markup in plain modules: `html` makes Preact elements of a template. */
import { h } from "../vendor/preact.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(h);

/** The classes whose conditions hold. @param {...(string | false | 0 | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
