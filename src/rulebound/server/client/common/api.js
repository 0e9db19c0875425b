/** What is asked of the server by HTTP. */
import { language, t } from "./language.js";

/** What the server could not do, as a sentence for a person. */
export class Refused extends Error {
  /** @param {import("../server.d.ts").Fault} fault */
  constructor(fault) {
    super(fault.sentence);
    this.code = fault.code;
    this.clause = fault.clause ?? "";
    this.problems = fault.problems ?? [];
  }
}

/** @type {(path: string) => Promise<any>} */
export const get = (path) => ask(path, {});

/** @type {(path: string, body: unknown) => Promise<any>} */
export const post = (path, body) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

/** @type {(path: string, init: RequestInit) => Promise<any>} */
async function ask(path, init) {
  let answer;
  try {
    answer = await fetch(path, { ...init, headers: { ...init.headers, "Rulebound-Language": language } });
  } catch {
    throw new Refused({ code: "away", sentence: t("The server does not answer. Is it still running?") });
  }
  const data = await answer.json().catch(() => null);
  if (answer.ok && data !== null) return data;
  throw new Refused(data?.error
    ?? { code: "failed", sentence: t("The server answered {status} and nothing else.", { status: answer.status }) });
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** What does not change while the page is open is asked once. @type {(path: string) => Promise<any>} */
export function getOnce(path) {
  const asked = kept.get(path) ?? get(path);
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

/** Offer a text as a file. @type {(name: string, text: string, type?: string) => void} */
export function download(name, text, type = "text/plain") {
  const link = document.createElement("a"), url = URL.createObjectURL(new Blob([text], { type }));
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
