/**
 * The icon catalogue: 24 by 24, one colour. Its names are what a View may use; an unknown name becomes its first letter.
 */
const round = (/** @type {number} */ n) => +n.toFixed(2);

/** @param {[number, number][]} points */
const polygon = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

/** @type {(n: number, outer: number, inner: number, cx: number, cy: number) => string} */
const starburst = (n, outer, inner, cx, cy) =>
  polygon(Array.from({ length: n * 2 }, (_, i) => {
    const radius = i % 2 ? outer : inner, angle = -Math.PI / 2 + ((i + 1) * Math.PI) / n;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  }));

/** @type {(teeth: number, radius: number, depth: number, hole: number) => string} */
const cog = (teeth, radius, depth, hole) => {
  const rim = Array.from({ length: teeth * 4 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / (teeth * 2), r = i % 4 < 2 ? radius + depth : radius;
    return /** @type {[number, number]} */ ([12 + r * Math.cos(angle), 12 + r * Math.sin(angle)]);
  });
  return `${polygon(rim)}M${12 - hole} 12a${hole} ${hole} 0 1 0 ${hole * 2} 0a${hole} ${hole} 0 1 0 ${-hole * 2} 0Z`;
};

/** @type {(n: number, radius: number, width: number) => string} */
export const petals = (n, radius, width) =>
  Array.from({ length: n }, (_, i) => {
    const middle = (i * 2 * Math.PI) / n - Math.PI / 2;
    const at = (/** @type {number} */ turn, /** @type {number} */ r) =>
      `${round(12 + r * Math.cos(middle + turn))} ${round(12 + r * Math.sin(middle + turn))}`;
    return `M12 12Q${at(-width, radius * 0.75)} ${at(0, radius)}Q${at(width, radius * 0.75)} 12 12Z`;
  }).join("");

const spiral = () => {
  const points = Array.from({ length: 57 }, (_, i) => {
    const turn = i * 0.3, r = 0.6 + turn * 0.56;
    return `${round(12 + r * Math.cos(turn))} ${round(12 + r * Math.sin(turn))}`;
  });
  return `M12 12L${points.join("L")}`;
};

const fill = (/** @type {string} */ path, rule = "evenodd") => `<path fill="currentColor" fill-rule="${rule}" d="${path}"/>`;
const line = (/** @type {string} */ path, width = 2) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;

const LAUREL_LEAVES = [6, 9.5, 13, 16.5].map((y, i) => {
  const x = 4.3 + i * i * 0.35, right = 24 - x;
  return `M${x} ${y}q-3.2-1-3-4 3.2.6 3 4ZM${x} ${y}q3.6-.4 3.8-3.6-3.4 0-3.8 3.6Z`
    + `M${right} ${y}q3.2-1 3-4-3.2.6-3 4ZM${right} ${y}q-3.6-.4-3.8-3.6 3.4 0 3.8 3.6Z`;
}).join("");
const ORBIT = line("M12 7.5c6 0 10.5 2 10.5 4.5S18 16.5 12 16.5 1.5 14.5 1.5 12 6 7.5 12 7.5Z", 1.6);

/** @type {Record<string, string>} */
export const ICONS = {
  heart: fill("M12 21C3 14 2 10.5 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 2.5-1 6-10 13Z"),
  star: fill(starburst(5, 4.6, 11, 12, 12.7)),
  swords: fill("M3 2l3 .5 11 11 1.8-1.8 1.4 1.4-2.2 2.2 3.2 3.2-2 2-3.2-3.2-2.2 2.2-1.4-1.4L14.2 16 3.5 5.2Z") + fill("M21 2l-3 .5-4.2 4.2 2.8 2.8 4-4.3ZM8.8 11.7l-2.3 2.3-1.9-1.9-1.4 1.4 2.2 2.2L2.2 19l2 2 3.2-3.3 2.2 2.2 1.4-1.4-1.8-1.8 2.4-2.3Z"),
  shield: fill("M12 1.5 21 4.5v7c0 5.5-3.6 9.3-9 11.5-5.4-2.2-9-6-9-11.5v-7Z"),
  coin: fill("M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 2.6a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.8Zm0 2L9 12l3 5.4L15 12Z"),
  bolt: fill("M14 1 4 13.5h6L8 23l11-13.5h-6.5Z"),
  flask: fill("M8.5 2h7v2h-1v5.5l5.6 9.2c.9 1.6-.1 3.3-1.9 3.3H5.8c-1.8 0-2.8-1.7-1.9-3.3L9.5 9.5V4h-1Zm3 8.2L8.7 15h6.6l-2.8-4.8V4h-1Z"),
  "glass-top": line("M6 2.5h12M6 21.5h12M7.5 3v3.5L12 12l4.5-5.5V3M7.5 21v-3.5L12 12l4.5 5.5V21", 1.8) + fill("M8.5 4h7v2.5L12 11 8.5 6.5Z"),
  "glass-bottom": line("M6 2.5h12M6 21.5h12M7.5 3v3.5L12 12l4.5-5.5V3M7.5 21v-3.5L12 12l4.5 5.5V21", 1.8) + fill("M8.5 20h7v-2.5L12 14l-3.5 3.5Z"),
  eye: fill("M12 5C6 5 2.5 9.5 1 12c1.5 2.5 5 7 11 7s9.5-4.5 11-7c-1.5-2.5-5-7-11-7Zm0 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Zm0 2.2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z"),
  hand: fill("M8 12V4.5a1.5 1.5 0 0 1 3 0V10h.6V2.8a1.5 1.5 0 0 1 3 0V10h.6V4.3a1.5 1.5 0 0 1 3 0V15c0 5-2.7 7.5-6.5 7.5-3.5 0-5-1.5-6.7-4.6L2.8 13.8c-.9-1.6 1-3 2.3-1.8Z"),
  book: fill("M3 3.5c3-1 6.5-.8 8.3 1V21c-2-1.5-5.3-1.7-8.3-.8Zm18 0c-3-1-6.5-.8-8.3 1V21c2-1.5 5.3-1.7 8.3-.8Z"),
  skull: fill("M12 2C6.5 2 3 5.8 3 10.5c0 3 1.5 5 3.5 6.3V21h11v-4.2c2-1.3 3.5-3.3 3.5-6.3C21 5.8 17.5 2 12 2ZM8.3 8.7a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Zm7.4 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM12 13.5l1.3 2.7h-2.6Z"),
  flag: fill("M5 1.5h2V23H5Zm3 1c4-1.5 6 2 12.5 0L17.5 8l3 5.5C14 15.5 12 12 8 13.5Z"),
  flame: fill("M12.5 1c.5 5-5.5 7.5-5.5 13a5.5 5.5 0 0 0 11 .3c0-2.3-1-4-2-5.5-.2 1.5-.7 2.3-1.6 2.9C14.7 7.3 14.5 3.5 12.5 1ZM12 22.8c-2 0-3-1.3-3-2.9 0-2 2-2.8 2.6-5 1.7 1.3 3.4 2.9 3.4 5 0 1.6-1 2.9-3 2.9Z", "nonzero"),
  gem: fill("M12 1.5 19.5 9 12 22.5 4.5 9Zm0 3.2L8 9h8ZM7.8 10.5 12 18l4.2-7.5Z"),
  tile: fill("M7.5 2.5h9l5 5v9l-5 5h-9l-5-5v-9Zm3.2 4.7v3.5H7.2v2.6h3.5v3.5h2.6v-3.5h3.5v-2.6h-3.5V7.2Z"),
  scroll: fill("M6 2h13a3 3 0 0 1 3 3v2h-4v11a4 4 0 0 1-4 4H5a3 3 0 0 1-3-3v-2h3V5c0-1.5.4-3 1-3Zm2.5 5v2h6V7Zm0 4v2h6v-2Z") + line("M9.5 16.5l2 2 4-4", 1.8),
  chaos: line(spiral(), 2.1),
  spiral: line(spiral(), 2.1),
  laurel: line("M12 21C5 19.5 3 13 4.5 6M12 21c7-1.5 9-8 7.5-15", 1.4) + fill(LAUREL_LEAVES, "nonzero"),
  crate: line("M3 5h18v15H3ZM3 10h18M3 15h18", 2) + line("M5.5 20 18.5 5", 1.6),
  gear: fill(cog(9, 8.3, 2.6, 3.6)),
  wheel: line("M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z", 2.2) + line("M12 4v16M4 12h16M6.3 6.3l11.4 11.4M17.7 6.3 6.3 17.7", 1.3) + fill("M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"),
  lyre: line("M5 3c-3 6 1 8 1 12a6 6 0 0 0 12 0c0-4 4-6 1-12M4.5 7h15", 2.2) + line("M9.5 7v11M12 7v12M14.5 7v11", 1.1),
  tower: fill("M5 2h3v2.5h2.5V2h3v2.5H16V2h3v6l-2 1.5V19l2 1.5V22.5h-5.5V18a1.5 1.5 0 0 0-3 0v4.5H5v-2L7 19V9.5L5 8Z"),
  key: fill("M7.5 2a5.5 5.5 0 0 1 5.2 7.2L22 18.5V22h-4v-2.5h-2.5V17H13l-2.8-2.8A5.5 5.5 0 1 1 7.5 2Zm-1 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"),
  comet: fill(starburst(5, 3, 7, 8, 16)) + line("M13.5 10.5 21 3M11 8.5 16.5 3M15.5 13 21 7.5", 1.7),
  mask: fill("M2 5c6 2 14 2 20 0 1 8-2 14.5-6 14.5-2 0-2.8-2-4-2s-2 2-4 2C4 19.5 1 13 2 5Zm3 5c.5 2.5 2 3.5 5 3C9.5 10.5 8 9.5 5 10Zm14 0c-3-.5-4.5.5-5 3 3 .5 4.5-.5 5-3Z"),
  lotus: fill("M12 3c3 3 4 7 0 14-4-7-3-11 0-14Z") + fill("M5 6.5c3.5.5 6 4 6.3 10.5C6.5 14.5 4.5 11 5 6.5ZM19 6.5c-3.5.5-6 4-6.3 10.5 4.8-2.5 6.8-6 6.3-10.5Z") + fill("M1 12c4-1 8 1.5 10 6-4.5 1.5-8-.5-10-6Zm22 0c-4-1-8 1.5-10 6 4.5 1.5 8-.5 10-6Z"),
  drum: fill("M12 6c6 0 10 1.5 10 3.5v8c0 2-4 4-10 4s-10-2-10-4v-8C2 7.5 6 6 12 6Zm0 1.7c-4.5 0-8 .8-8 1.8s3.5 1.8 8 1.8 8-.8 8-1.8-3.5-1.8-8-1.8Z") + line("M14 8 21.5 1.5M10 8 2.5 1.5", 1.6),
  torch: fill("M9.5 11h5l-1.5 12h-2ZM12.3.5c.3 3.5 4.2 4.5 4.2 7.3 0 1-.4 1.7-1 2.2h-7c-.6-.5-1-1.2-1-2.2 0-2.8 3.8-3.8 4.8-7.3Z"),
  cloud: fill("M6.5 19a5 5 0 0 1-.6-10A6.5 6.5 0 0 1 18.3 9.5 4.8 4.8 0 0 1 17.8 19Z"),
  arrows: fill("M2 8.5 8.5 2v4.5H21v4H8.5V15ZM22 15.5 15.5 9v4.5H3v4h12.5V22Z"),
  bell: fill("M12 1.5a1.5 1.5 0 0 1 1.5 1.6C17 3.8 19 6.8 19 10.5c0 5 1.3 6 2.5 8h-19c1.2-2 2.5-3 2.5-8 0-3.7 2-6.7 5.5-7.4A1.5 1.5 0 0 1 12 1.5ZM9 19.8h6a3 3 0 0 1-6 0Z"),
  wave: line("M1.5 8c3.5-5 7 0 10.5 0s7-5 10.5 0M1.5 14c3.5-5 7 0 10.5 0s7-5 10.5 0M1.5 20c3.5-5 7 0 10.5 0s7-5 10.5 0", 2.3),
  compass: fill("M12 1a2 2 0 0 1 2 2c0 .6-.2 1-.6 1.4L20 21l-1.6 1-3.7-7.5h-5.4L5.6 22 4 21l6.6-16.6A2 2 0 0 1 12 1Zm0 6-2 5.5h4Z"),
  quill: fill("M22 1.5C12 2 6 8 5 17l-3 5.5 1 .5 3.5-4.5C15 18 20.5 12 22 1.5Zm-6 5.5c-4 2.5-6.5 5.5-8 9.5 3.5-2 6.5-5 8-9.5Z"),
  block: fill("M12 1.5 21 6.5v11L12 22.5 3 17.5v-11Zm0 2.5L6 7.3l6 3.4 6-3.4Z"),
  axe: fill("M13.5 2.5 16 5l-1.5 1.5C18.5 7 21 9.5 22 14c-4 .5-7-.5-9-3L4.5 22 2 19.5 12.5 8.5l-1.5-3Z"),
  fist: fill("M5 8.5A2 2 0 0 1 8.5 7 2 2 0 0 1 12 6.3 2 2 0 0 1 15.5 7 2 2 0 0 1 19 8.5V15c0 4-2.5 7-7 7s-8-3-8-6.5c0-2.5 1.5-3.5 4-3.5h4v2H8.5v1.5H14V11H5Z"),
  wing: fill("M2 5c8-4 16-2 20 1-2 2-4 2.3-6 2 1.5 1 3 1.2 5 1-2 2.5-4.5 2.8-6.5 2.2 1.2 1 2.5 1.5 4 1.3-2 2.5-4.5 2.5-6.5 1.7.8 1 1.8 1.6 3 1.8C10 19 4 15.5 2 5Z"),
  moon: fill("M14.5 1.5A10.7 10.7 0 1 0 22.5 16 9 9 0 0 1 14.5 1.5Z"),
  chain: line("M9.5 14.5 14.5 9.5M10.5 6.5l2.3-2.3a4.2 4.2 0 0 1 6 6l-2.3 2.3M13.5 17.5l-2.3 2.3a4.2 4.2 0 0 1-6-6l2.3-2.3", 2.5),
  die4: fill("M12 2 23 21H1Zm0 5.5L5.8 18h12.4Z"),
  die6: fill("M4 2.5h16A1.5 1.5 0 0 1 21.5 4v16a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.5Zm3.5 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm9 9a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z"),
  check: line("M4 12.5 9.5 18 20 6", 3.2),
  pawn: fill("M12 2a4 4 0 0 1 2.6 7l2.4.5v2h-2c.2 3.5 1.3 5.5 4 8V22H5v-2.5c2.7-2.5 3.8-4.5 4-8H7v-2L9.4 9A4 4 0 0 1 12 2Z"),
  atom: ORBIT + `<g transform="rotate(60 12 12)">${ORBIT}</g><g transform="rotate(-60 12 12)">${ORBIT}</g>` + fill("M12 9.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z"),
  half: fill("M12 1.5 21 4.5v7c0 5.5-3.6 9.3-9 11.5-5.4-2.2-9-6-9-11.5v-7Zm0 2.8V20.3c4-2 6.3-4.8 6.3-8.8V6.4Z"),
  turn: fill("M12 4V.5L19 6l-7 5.5V8a5.5 5.5 0 1 0 5.5 5.5h4A9.5 9.5 0 1 1 12 4Z"),
  leaf: fill("M21 2.5C9 2 3.5 7.5 4.5 16L2 22l1.5.5L6.5 18C16 18.5 21.5 13 21 2.5Zm-5 5c-4 2.5-6.5 5-8.5 9 4-2 7-5 8.5-9Z"),
  anchor: fill("M12 1a3.3 3.3 0 0 1 1.5 6.2V9H17v2.5h-3.5v8c3-.5 5-2.3 5.5-5l-2 .8 3.2-5 2.8 5-1.7-.6C21 19.5 17.5 23 12 23S3 19.5 2.7 14.7L1 15.3l2.8-5 3.2 5-2-.8c.5 2.7 2.5 4.5 5.5 5v-8H7V9h3.5V7.2A3.3 3.3 0 0 1 12 1Zm0 2.2a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2Z"),
  boot: fill("M6 1.5h8.5V11c2.5 2 7.5 2 7.5 6v2.5H4.5V13C6 10 6 5 6 1.5ZM4.5 21H22v1.8H4.5Z"),
  lock: fill("M6 10V7.5a6 6 0 0 1 12 0V10h1.5v12h-15V10Zm3 0h6V7.5a3 3 0 0 0-6 0Z"),
  hammer: fill("M4 3h12l3 3v3.5h-6V8h-2v14H8V8H4Z"),
  dagger: fill("M12 1l3 4v10H9V5ZM6 15.5h12V18h-4.5v3.2a1.5 1.5 0 0 1-3 0V18H6Z"),
  spear: fill("M21.5 2.5 20 9l-2.3-.7L5 21l-2-2L15.7 6.3 15 4Z"),
  fang: fill("M4 3h16c.5 6-1 9-3 11.5L14.5 22 12 13l-2.5 9L7 14.5C5 12 3.5 9 4 3Z"),
  claw: line("M5 21C4 13 6 7 10 3M11 21.5C10.5 14 12 8 15.5 3.5M17 21.5C16.5 16 17.5 11 20 7", 2.8),
  drop: fill("M12 1.5C8 8 5 11.5 5 15.5a7 7 0 0 0 14 0C19 11.5 16 8 12 1.5Z"),
  snow: line("M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9 3.5l3 2.5 3-2.5M9 20.5l3-2.5 3 2.5", 1.9),
  brain: fill("M11 3.5a3.5 3.5 0 0 0-5.5 2 4 4 0 0 0-2.5 5.5 4 4 0 0 0 2 6.5 3.8 3.8 0 0 0 6 2.5Z")
    + fill("M13 3.5a3.5 3.5 0 0 1 5.5 2 4 4 0 0 1 2.5 5.5 4 4 0 0 1-2 6.5 3.8 3.8 0 0 1-6 2.5Z"),
  cloak: fill("M9 2.5 12 5l3-2.5 5 3.5 2 15.5h-6.5L12 8 8.5 21.5H2L4 6Z"),
  scales: line("M12 3v18M7 21h10M4 6.5h16M5.5 7 2.5 14M5.5 7l3 7M18.5 7l-3 7M18.5 7l3 7", 1.7)
    + fill("M2 14h7a3.5 3.5 0 0 1-7 0ZM15 14h7a3.5 3.5 0 0 1-7 0Z"),
  horn: fill("M2 5c3 6 8 8 13 7V7l7 3.5v9L15 23v-5C8 18.5 2 14 2 5Z"),
  broom: line("M20.5 2.5 11.5 12", 2.3) + fill("M9.5 10.5 13.5 14.5 9 22H2v-7Z"),
  hat: fill("M7 3h10l.8 12H22c-1 3-5 4.5-10 4.5S3 18 2 15h4.200Z"),
  cup: fill("M3 6h14v8a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6Z") + line("M17.5 8.5H20a2.5 2.5 0 0 1 0 6h-2.5M7 1.5v2.5M11 1.5v2.5", 1.8),
  door: fill("M5 1.5h14v21H5Zm10 9.5a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8Z"),
  ray: fill("M2 7h10l2 2h3v5h-6l-1.5 7H5l1.5-7H2Z") + line("M19.5 8 22.5 6M20 11.5h3M19.5 15l3 2", 1.9),
  cannon: fill("M3.5 14 18 4.5l3.5 5-11 7.5Z") + fill("M8 13.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm0 3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3Z"),
  magnet: fill("M3 3h5v9a4 4 0 0 0 8 0V3h5v9a9 9 0 0 1-18 0Zm0 3h5v2H3Zm13 0h5v2h-5Z"),
  helix: line("M7 2c0 7 10 6 10 13 0 3-1.5 5-3 7M17 2c0 7-10 6-10 13 0 3 1.5 5 3 7", 2) + line("M8 5h8M9 10.5h6M8 18.5h8", 1.4),
  jar: fill("M7 1.5h10V5h-1.5l3 4v10.5a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3V9l3-4H7Zm.5 11v7h9v-7Z"),
  bone: fill("M6 2.5A3 3 0 0 1 9 6l9 9a3 3 0 1 1 2.5 3.5A3 3 0 1 1 15 18L6 9a3 3 0 1 1-3.5-3A3 3 0 0 1 6 2.5Z"),
  "arrow-down": fill("M9.5 2h5v11H20l-8 9-8-9h5.5Z"),
  closed: line("M2 10c3 4 6 5.5 10 5.5s7-1.5 10-5.5M5 13.5 3 17M9.5 15.3 8.5 19M14.5 15.3l1 3.7M19 13.5l2 3.5", 1.9),
  // the page's own
  undo: line("M9 5 4 10l5 5M4.5 10H14a6 6 0 0 1 0 12h-3", 2.4),
  redo: line("M15 5l5 5-5 5M19.5 10H10a6 6 0 0 0 0 12h3", 2.4),
  search: line("M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l5 5", 2.4),
  close: line("M5 5l14 14M19 5 5 19", 2.6),
  plus: line("M12 4v16M4 12h16", 2.6),
  minus: line("M4 12h16", 2.6),
  play: fill("M6 3 21 12 6 21Z"),
  pause: fill("M5 3h5v18H5ZM14 3h5v18h-5Z"),
  list: line("M8.5 5.5H21M8.5 12H21M8.5 18.5H21M3.5 5.5h.1M3.5 12h.1M3.5 18.5h.1", 2.5),
  cards: fill("M3 6.5 11.5 3l5.2 12.5-8.5 3.5Zm10.3-3.5H20a1.5 1.5 0 0 1 1.5 1.5v13A1.5 1.5 0 0 1 20 19h-1.3Z"),
  save: line("M12 3v12M6.5 10l5.5 5.5L17.5 10M4 20.5h16", 2.3),
  open: line("M12 16V4M6.5 9 12 3.5 17.5 9M4 20.5h16", 2.3),
  branch: line("M6 21V3M6 14c0-5 11-2 11-9M6 3 3.5 6M6 3l2.5 3M17 4.5 14.5 7.5M17 4.5l2.5 3", 2),
  people: fill("M8 3.5a4 4 0 0 1 4 4.2c0 2.3-1.7 4.3-4 4.3s-4-2-4-4.3A4 4 0 0 1 8 3.5ZM1 20.5c0-4 2.5-7 7-7s7 3 7 7ZM16 5a3.5 3.5 0 0 1 1 6.9 3.3 3.3 0 0 1-2.5-.4A6.5 6.5 0 0 0 14.2 5.5 3.3 3.3 0 0 1 16 5Zm1 9c3.5 0 6 2.5 6 6.5h-6c0-2.5-.7-4.6-2-6.2Z"),
  robot: fill("M11 1.5h2V5h5.5A1.5 1.5 0 0 1 20 6.5v9A1.5 1.5 0 0 1 18.5 17h-13A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5H11ZM8.5 8.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM7 18.5h10V22H7ZM1.5 9H3v5H1.5ZM21 9h1.5v5H21Z"),
  sun: fill("M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z") + line("M12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M19.4 4.6l-1.8 1.8M6.4 17.6l-1.8 1.8", 2),
  menu: line("M3.5 6h17M3.5 12h17M3.5 18h17", 2.4),
  left: line("M15 4l-8 8 8 8", 2.8), right: line("M9 4l8 8-8 8", 2.8),
  first: line("M18 4l-8 8 8 8M6 4v16", 2.8), last: line("M6 4l8 8-8 8M18 4v16", 2.8),
  letter: line("M2.500 5h19v14h-19ZM3 5.500l9 7.500 9-7.500", 2),
  umbrella: fill("M12 2a10 10 0 0 1 10 10H13.200v6.500a3.200 3.200 0 0 1-6.400 0h2a1.200 1.200 0 0 0 2.400 0V12H2A10 10 0 0 1 12 2Z"),
  cat: fill("M3 2l5 4.500h8L21 2v12a9 8 0 0 1-18 0ZM8 11a1.400 1.400 0 1 0 0 2.800A1.400 1.400 0 0 0 8 11Zm8 0a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800Zm-4 6.500 1.600-1.700h-3.200Z"),
  bird: fill("M2 8c4-1 6 1 7 3 1-5 5-8 9-7l5 2-4 1.500c1 6-4 11.500-11 11.500H2c4-1 6-3 6.500-5C5 14 3 12 2 8Z"),
  fish: fill("M1.500 12c3-5.500 9-7.500 14.500-3l6-4v14l-6-4c-5.500 4.500-11.500 2.500-14.500-3ZM7 9.800a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800Z"),
  house: fill("M12 2 23 11.500h-3V22h-6v-7h-4v7H4V11.500H1Z"),
  tree: fill("M12 1l7.500 10.500H16L21.500 19h-8v4h-3v-4h-8L8 11.500H4.500Z"),
  hill: fill("M1 21 9 5l5 9.500 3-4.500 6 11Z"),
  ship: fill("M11 2v12H3.500C6.500 9.500 9 6 11 2Zm2 3c3 2 5.500 5 6.500 9H13ZM2 16h20c-1 4-3 6-6 6H8c-3 0-5-2-6-6Z"),
  stairs: fill("M2 22v-5h5v-5h5V7h5V2h5v20Z"),
  clock: line("M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19ZM12 6.500v6l4.500 2.500", 2.4),
  talk: fill("M4 3.500h16A2.500 2.500 0 0 1 22.500 6v9a2.500 2.500 0 0 1-2.500 2.500h-8.500L6 21.800v-4.300H4A2.500 2.500 0 0 1 1.500 15V6A2.500 2.500 0 0 1 4 3.500Z"),
  note: fill("M9 3.500 21 1.500V16a3.500 3 0 1 1-2.500-2.800V6.300L11.500 7.700v11.800A3.500 3 0 1 1 9 16.700Z"),
  cake: fill("M5 9h14a3 3 0 0 1 3 3v1.500c-2 2-3-1-5 0s-3 2-5 0-3 1-5 0-3 2-5 0V12a3 3 0 0 1 3-3ZM2 17h20v5H2ZM11 2h2v6h-2Z"),
  crown: fill("M2 6l5 5 5-8 5 8 5-5-2 14H4Z"),
  bed: fill("M1 4h3v9h8V8.500h7a4 4 0 0 1 4 4V20h-3v-3H4v3H1Z"),
};

export const MOTIFS = [
  "swords", "flask", "eye", "flame", "gear", "lyre", "tower", "key", "comet", "wheel", "mask", "lotus",
  "torch", "bell", "wave", "compass", "wing", "moon", "leaf", "anchor", "quill", "book", "star", "gem",
];

/** The inside of an icon's SVG. @param {string} name */
export const icon = (name) => ICONS[name] ?? initial(name);

const initial = (/** @type {string} */ name) => {
  const letter = (name.replace(/[^\p{L}\p{N}]/gu, "") || "?").slice(0, 1).toUpperCase();
  return `<text x="12" y="17.5" text-anchor="middle" font-size="17" font-weight="700" fill="currentColor">${letter}</text>`;
};
