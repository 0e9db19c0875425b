/** Seeds that no player chooses: this browser contributes to them by itself, and remembers what it has contributed. */
import { Refused } from "./api.js";
import { keep, kept } from "./kept.js";

const KEY = "contributions", MOST = 100;

/** @type {Set<string>} the commitments to which a contribution is on its way */
const sending = new Set();

/** What this browser has contributed, by commitment. @returns {Record<string, string>} */
const contributions = () => kept(KEY, {});

/** What this browser has contributed under a commitment; empty if it was none. @param {string} commitment */
export const contributed = (commitment) => contributions()[commitment] ?? "";

/** @param {string} commitment @param {string | undefined} contribution none: it does not count */
function remember(commitment, contribution) {
  const others = Object.entries(contributions()).filter(([other]) => other !== commitment);
  keep(KEY, Object.fromEntries([...others, ...(contribution ? [[commitment, contribution]] : [])].slice(-MOST)));
}

/**
 * Contribute to the seed of a game, once. What the server refuses, as it does when it comes too late, does not count.
 * @param {string | undefined} commitment an empty one asks for nothing
 * @param {(body: { commitment: string, contribution: string }) => Promise<any> | undefined} send
 */
export async function contribute(commitment, send) {
  if (!commitment || sending.has(commitment)) return;
  sending.add(commitment);
  const contribution = contributed(commitment) || random();
  try {
    remember(commitment, contribution);
    const reply = await send({ commitment, contribution });
    if (reply?.is === "no" && reply.code) remember(commitment, undefined);
  } catch (why) {
    if (why instanceof Refused && why.code !== "away") remember(commitment, undefined);
    console.info(why); // the game begins without it
  }
  sending.delete(commitment);
}

const random = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
