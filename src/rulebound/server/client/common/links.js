/** Links to seats at tables that were opened here, kept in the browser. */
const KEY = "tables", MOST = 30;

/** @returns {string[]} */
export function keptLinks() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {string} link */
export const keepLink = (link) => keep([link, ...keptLinks().filter((other) => other !== link)].slice(0, MOST));

/** @param {string} link */
export const dropLink = (link) => keep(keptLinks().filter((other) => other !== link));

/** The reader is a new one from now on: no seats, no name. */
export function forgetMe() {
  for (const key of [KEY, "name"]) localStorage.removeItem(key);
}

/** @param {string[]} links */
const keep = (links) => localStorage.setItem(KEY, JSON.stringify(links));
