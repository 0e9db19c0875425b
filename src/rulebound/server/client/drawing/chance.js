/** Numbers from 0 to 1 made of a name: the same name gives the same numbers on every machine. @param {string} name */
export function chanceOf(name) {
  let hash = 2166136261 ^ (name.length * 2654435761);
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return () => {
    hash = (hash + 0x6d2b79f5) | 0;
    let t = Math.imul(hash ^ (hash >>> 15), 1 | hash);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
