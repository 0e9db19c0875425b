/** Whether the seed of a finished game was made as the server promised, and how to check that oneself. */
import { contributed } from "../common/fair_seed.js";
import { html } from "../common/html.js";
import { sha256 } from "../common/sha256.js";
import { Icon } from "../common/words.js";
import { t } from "../common/language.js";
import { live } from "./store.js";

/** @typedef {import("../server.d.ts").FairSeed} FairSeed */

/** @type {Record<string, string>} */
const FAULTS = {
  secret: t("The shuffle is not as promised: the secret of the server is another one than it was committed to."),
  seed: t("The shuffle is not as promised: the seed is another one than follows from the secret and the contributions."),
  "left out": t("The shuffle is not as promised: what this browser contributed was left out."),
};

const SEED_DIGITS = 32;

/**
 * What is wrong with the seed of a finished game: `secret`, `seed` or `left out`; empty if nothing is.
 * @param {FairSeed} fair
 * @param {string} seed
 */
function faultOf({ commitment, secret, contributions }, seed) {
  const mine = contributed(commitment), parts = [secret, ...contributions.map((one) => one || "-")];
  if (sha256(secret) !== commitment) return "secret";
  if (mine && !contributions.includes(mine)) return "left out";
  return BigInt(`0x${sha256(parts.join(" ")).slice(0, SEED_DIGITS)}`) === BigInt(seed) ? "" : "seed";
}

/** What this browser has found. @param {FairSeed} fair @param {string[]} names of who contributed */
function found({ commitment }, names) {
  if (!names.length) return t("The seed follows from the server's secret alone: no browser contributed.");
  const who = names.join(` ${t("and")} `);
  return contributed(commitment)
    ? t("The shuffle is checked: the server was committed to its secret before the browsers of {names} contributed to the seed.", { names: who })
    : t("The seed follows from the server's secret and what the browsers of {names} contributed. This one did not, so it cannot know when the secret was drawn.", { names: who });
}

export function Fairness() {
  const { fair, seed, players } = live.value ?? {};
  if (!fair?.secret || !seed || !players) return null;
  const fault = faultOf(fair, seed), nameOf = (/** @type {number} */ seat) => players[seat]?.name ?? "";
  const names = fair.contributions.flatMap((one, seat) => (one ? [nameOf(seat)] : [])), mine = contributed(fair.commitment);
  return html`<details class="fair" data-fault=${fault}><summary><${Icon} name=${fault ? "close" : "check"} />${fault ? FAULTS[fault] : found(fair, names)}</summary>
    <dl><dt>${t("Commitment, known before the game")}</dt><dd><code>${fair.commitment}</code></dd>
      <dt>${t("Secret of the server; its SHA-256 is the commitment")}</dt><dd><code>${fair.secret}</code></dd>
      ${fair.contributions.map((one, seat) => one && html`<dt>${t("Contribution for {name}", { name: nameOf(seat) })}</dt><dd><code>${one}</code></dd>`)}</dl>
    <p>${t("The seed is the first 128 bits of the SHA-256 of the secret and the contributions, joined by spaces, with - for none. Save the game and check it in the terminal:")}</p>
    <p><code>${`rulebound verify game.json --commitment ${fair.commitment}${mine && ` --contribution ${mine}`}`}</code></p></details>`;
}
