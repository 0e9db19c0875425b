/** Seeds that no player chooses: this browser contributes to them by itself, and checks them after the game. */
import { keep, kept } from "./kept.js";
import { sha256 } from "./sha256.js";

/** @typedef {import("../server.d.ts").FairSeed} FairSeed */

const KEY = "contributions", MOST = 100, SEED_DIGITS = 32;

/** @type {Set<string>} the commitments to which a contribution is on its way */
const sending = new Set();

/** What this browser has contributed, by commitment. @returns {Record<string, string>} */
const contributions = () => kept(KEY, {});

/**
 * Contribute to the seed of a game, once. An empty commitment asks for nothing.
 * @param {string | undefined} commitment
 * @param {(body: { commitment: string, contribution: string }) => Promise<unknown> | undefined} send
 */
export async function contribute(commitment, send) {
  if (!commitment || sending.has(commitment)) return;
  sending.add(commitment);
  const known = contributions(), contribution = known[commitment] ?? random();
  try {
    keep(KEY, Object.fromEntries([...Object.entries(known), [commitment, contribution]].slice(-MOST)));
    await send({ commitment, contribution });
  } catch (why) {
    console.info(why); // the game begins without it
  }
  sending.delete(commitment);
}

const random = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What this browser has contributed under a commitment; empty if it was none. @param {string} commitment */
export const contributed = (commitment) => contributions()[commitment] ?? "";

/**
 * What is wrong with the seed of a finished game: `secret`, `seed` or `left out`; empty if nothing is.
 * @param {FairSeed} fair
 * @param {string} seed
 */
export function faultOf({ commitment, secret, contributions: all }, seed) {
  const mine = contributed(commitment), parts = [secret, ...all.map((one) => one || "-")];
  if (sha256(secret) !== commitment) return "secret";
  if (mine && !all.includes(mine)) return "left out";
  return BigInt(`0x${sha256(parts.join(" ")).slice(0, SEED_DIGITS)}`) === BigInt(seed) ? "" : "seed";
}
