/** Passkeys: with one, the reader is the same person on every device. */
import { html } from "../common/html.js";
import { get, post } from "../common/api.js";
import { kept } from "../common/kept.js";
import { language, t, tn } from "../common/language.js";
import { forgetMe } from "../common/links.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { Fault } from "./frame.js";

/** @typedef {import("../server.d.ts").PasskeyList} PasskeyList */

const day = (/** @type {string} */ at) => new Date(at).toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });

/** The browser's own functions for passkeys, which older ones lack. */
const Credential = /** @type {any} */ (window).PublicKeyCredential;
const able = () => Boolean(Credential?.parseCreationOptionsFromJSON && Credential.parseRequestOptionsFromJSON);

/** How the device is listed. */
const device = () => /** @type {any} */ (navigator).userAgentData?.platform || navigator.platform || "";

/** Make a passkey for the reader. @returns {Promise<PasskeyList>} */
async function add() {
  const { options } = await post("/api/mine/passkeys/begin", { name: kept("name", "") });
  const made = await navigator.credentials.create({ publicKey: Credential.parseCreationOptionsFromJSON(options) });
  return post("/api/mine/passkeys", { credential: /** @type {any} */ (made).toJSON(), name: device() });
}

/** Use a passkey: this browser is its person from now on. @returns {Promise<{ moved: number }>} */
async function signIn() {
  const { options } = await post("/api/mine/sign-in/begin", {});
  const used = await navigator.credentials.get({ publicKey: Credential.parseRequestOptionsFromJSON(options) });
  return post("/api/mine/sign-in", { credential: /** @type {any} */ (used).toJSON() });
}

/** What the browser did not do is said in our words: its own are for programmers. @param {any} why */
const explained = (why) => (why instanceof DOMException ? { message: why.name === "InvalidStateError"
  ? t("This device has a passkey of yours already.") : t("The browser has made no passkey, or used none.") } : why);

/** @param {{ changed: (said: string) => void }} props changed: the reader is another person now */
export function Passkeys({ changed }) {
  const [list, setList] = useState(/** @type {PasskeyList | null} */ (null)), [fault, setFault] = useState(/** @type {any} */ (null));
  useEffect(() => { get("/api/mine/passkeys").then(setList, setFault); }, []);
  if (!list?.possible && !list?.passkeys.length) return null;
  const attempt = (/** @type {Promise<any>} */ asked, /** @type {(found: any) => void} */ done) =>
    asked.then((found) => { setFault(null); done(found); }, (why) => setFault(explained(why)));
  return html`<section class="passkeys" aria-label=${t("The same person on every device")}><h2>${t("The same person on every device")}</h2>
    <p>${t("A passkey is kept by your device or your password manager. Where you sign in with it, you have your games, ratings and tournaments; no mail address and no password is needed.")}</p>
    <${Fault} of=${fault} />
    ${list.passkeys.length > 0 && html`<ul>${list.passkeys.map((one) => html`<li key=${one.id}><b>${one.name}</b> <small>${one.used
      ? t("added {since}, last used {used}", { since: day(one.since), used: day(one.used) }) : t("added {since}", { since: day(one.since) })}</small>
      <button type="button" class="button" data-do="remove" aria-label=${t("Remove the passkey {name}", { name: one.name })}
        onClick=${() => attempt(post("/api/mine/passkeys/remove", { id: one.id }), setList)}>${t("Remove")}</button></li>`)}</ul>`}
    ${!able() ? html`<p>${t("This browser is too old for passkeys.")}</p>` : list.possible && html`<p class="ways">
      <button type="button" class="button" data-do="add" onClick=${() => attempt(add(), setList)}>${t("Add a passkey")}</button>
      <button type="button" class="button" data-do="sign-in" onClick=${() => attempt(signIn(), ({ moved }) => changed(moved
        ? tn("You are signed in. {n} running game has come along.", "You are signed in. {n} running games have come along.", moved) : t("You are signed in.")))}>${t("Sign in with a passkey")}</button>
      ${list.passkeys.length > 0 && html`<button type="button" class="quiet" data-do="sign-out" onClick=${() => attempt(post("/api/mine/sign-out", {}),
        () => { forgetMe(); changed(t("You are signed out: this browser is a new guest.")); })}>${t("Sign out")}</button>`}</p>
      <p><small>${t("When you sign in, running games of this browser come along. Finished games, ratings and messages stay with the guest that it was before.")}
        ${list.passkeys.length > 0 && ` ${t("Removing a passkey signs out the browsers that have signed in with it.")}`}</small></p>`}</section>`;
}
