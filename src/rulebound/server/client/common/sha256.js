/** SHA-256 (FIPS 180-4) of a text: browsers offer theirs to pages from HTTPS only, and tables are also served at home. */

/** The first 32 bits of the fractional parts of a root of the first primes. @type {(count: number, root: number) => number[]} */
function fractions(count, root) {
  const primes = /** @type {number[]} */ ([]);
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => Math.floor((prime ** (1 / root) % 1) * 2 ** 32));
}

const FIRST = fractions(8, 2), ROUNDS = fractions(64, 3), BLOCK = 64;

const turned = (/** @type {number} */ word, /** @type {number} */ by) => (word >>> by) | (word << (32 - by));

/** The digest as hex digits. @param {string} text */
export function sha256(text) {
  const message = new TextEncoder().encode(text), length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length), data = new DataView(padded.buffer);
  padded.set(message);
  padded[message.length] = 0x80;
  data.setUint32(length - 4, message.length * 8);
  const hash = Uint32Array.from(FIRST);
  for (let at = 0; at < length; at += BLOCK) mix(hash, data, at);
  return [...hash].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** Take one block into the hash. @type {(hash: Uint32Array, data: DataView, at: number) => void} */
function mix(hash, data, at) {
  const words = new Uint32Array(64);
  for (let n = 0; n < 64; n++) words[n] = n < 16 ? data.getUint32(at + 4 * n) : later(words, n);
  let [a, b, c, d, e, f, g, h] = hash;
  for (let n = 0; n < 64; n++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n] + words[n]) | 0;
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, n) => { hash[n] += word; });
}

/** @type {(words: Uint32Array, n: number) => number} */
function later(words, n) {
  const before = words[n - 15], last = words[n - 2];
  return words[n - 16] + (turned(before, 7) ^ turned(before, 18) ^ (before >>> 3)) + words[n - 7]
    + (turned(last, 17) ^ turned(last, 19) ^ (last >>> 10));
}
