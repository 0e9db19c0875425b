/** Upright cards: small on the table (name, picture, numbers), whole in hand and inspector (with rules text). */
import { html } from "../common/html.js";
import { INK, PAPER, colour } from "./colours.js";
import { Figure } from "./number.js";
import { Badge, Picture, Runs, frameOf, tonesOf, valuesOf } from "./parts.js";
import { picture } from "./picture.js";
import { SANS, SERIF, broken, fit, flow } from "./text.js";

/**
 * @typedef {{ face: import("./parts.js").Face, card: Partial<import("./parts.js").Card>, theme: import("./parts.js").Theme,
 *   tucked?: boolean, tiny?: boolean }} Props `tiny`: so small that the name matters more than the picture
 * @typedef {Record<string, [number, number, number]>} Spots
 */

/** Where numbers lie: x, y, radius. @type {Spots} */
const SMALL_SPOTS = { nw: [40, 40, 29], ne: [208, 38, 29], sw: [44, 306, 33], se: [206, 306, 33], w: [44, 236, 29],
  e: [206, 236, 29] };
/** @type {Spots} */
const TINY_SPOTS = { ...SMALL_SPOTS, nw: [42, 42, 34], ne: [206, 42, 34], sw: [50, 300, 42], se: [200, 300, 42] };
/** @type {Spots} */
const WHOLE_SPOTS = { nw: [34, 35, 22], ne: [216, 35, 22], sw: [37, 318, 23], se: [213, 318, 23], w: [42, 162, 20],
  e: [208, 159, 20] };

/** @type {(props: Props, spots: Spots) => unknown} */
function figures({ face, card, theme }, spots) {
  const { hue } = frameOf(theme, face.frame);
  return valuesOf(face, card).filter((value) => spots[value.place ?? "nw"]).map((value) => {
    const [x, y, r] = spots[value.place ?? "nw"];
    return html`<${Figure} value=${value} x=${x} y=${y} r=${r} tints=${theme.tints ?? {}} hue=${hue} />`;
  });
}

/** The largest sizes of a name in one line, two and three, on a card that has room for its picture, and on a tiny one. */
const NAMES = [34, 30], TINY_NAMES = [40, 40, 36], TUCKED_NAMES = [34];
const LINE = 0.95;

/** @param {Props} props */
export function SmallCard(props) {
  const { face, card, theme, tucked, tiny } = props, frame = frameOf(theme, face.frame),
    { edge, deep, bright, trim, hue } = tonesOf(theme, frame);
  const at = new Set(valuesOf(face, card).map((value) => value.place ?? "nw"));
  const both = tiny && at.has("nw") && at.has("ne"), down = both ? 70 : 0; // the name below the numbers, where it has room
  const left = both ? 22 : at.has("nw") ? (tiny ? 88 : 76) : 20, right = both ? 228 : at.has("ne") ? (tiny ? 164 : 176) : 236, room = right - left - (tiny ? 2 : 6);
  const name = broken(face.name, room, tucked ? TUCKED_NAMES : tiny ? TINY_NAMES : NAMES), lines = name.lines.length,
    tall = lines > 1 ? Math.max(64, (lines * LINE + 0.3) * name.size) : 48, plate = at.has("nw") && !both ? 44 : left - 6;
  const low = ["sw", "se"].some((place) => at.has(/** @type {any} */ (place)));
  return html`<svg viewBox="0 0 250 350" aria-hidden="true">
    <rect x="1.5" y="1.5" width="247" height="347" rx="16" fill=${edge} /><rect x="6" y="6" width="238" height="338"
      rx="12" fill=${deep} />
    <rect x="10" y=${down + tall + 14} width="230" height=${326 - tall - down} rx="9" fill=${trim} />
    <${Picture} src=${picture(face, frame, 226, 322 - tall - down, 7)} x="12" y=${down + tall + 16} w="226" h=${322 - tall - down} />
    ${low && html`<path d="M12 266H238V331a7 7 0 0 1-7 7H19a7 7 0 0 1-7-7Z" fill=${colour(0.2, 0.06, hue)}
      opacity=".42" />`}
    <rect x=${plate} y=${down + 11} width=${right - plate + 6} height=${tall} rx="8" fill=${PAPER} /><rect x=${plate}
      y=${down + tall + 7} width=${right - plate + 6} height="4" fill=${bright} />
    <g font-family=${SANS} font-weight="600" font-size=${name.size} fill=${INK}>
      ${name.lines.map((line, i) => html`<text x=${left}
        y=${down + 11 + tall / 2 + name.size * (0.36 + (i - (lines - 1) / 2) * LINE)}>${line}</text>`)}
    </g>
    ${figures(props, tiny ? TINY_SPOTS : SMALL_SPOTS)}
    ${face.badge && html`<${Badge} word=${face.badge} x="125" y=${down + tall + 32} size="22" />`}
  </svg>`;
}

/**
 * What is left of a card in a full hand, where the next one covers the rest: name, cost and values, at its left edge.
 * @param {Props & { share: number }} props `share`: how much of its width can be seen
 */
export function Strip({ face, card, theme, share }) {
  const wide = 250 * share, frame = frameOf(theme, face.frame), { edge, deep, bright, hue } = tonesOf(theme, frame);
  const values = valuesOf(face, card).filter((value) => value.place !== "foot"),
    high = values.filter((value) => (value.place ?? "nw")[0] === "n"), low = values.filter((value) => !high.includes(value));
  const name = broken(face.name, wide - EDGES, STRIP_NAMES, 14), abreast = wide > 2 * SIDE + 24;
  const spread = low.some(({ now }) => `${now}`.length > SHORT); // such as dice: wider than half of what can be seen
  /** @type {(i: number, abreast: boolean) => [number, number]} */
  const spot = (i, abreast) => (abreast ? [36 + (i % 2) * SIDE, Math.floor(i / 2) * SIDE] : [36, i * SIDE]);
  const top = high.length ? spot(high.length - 1, abreast)[1] + SIDE + 8 : 14, tall = (name.lines.length + 0.3) * name.size;
  const figure = (/** @type {import("./parts.js").Value} */ value, /** @type {number} */ x, /** @type {number} */ y) =>
    html`<${Figure} value=${value} x=${x} y=${y} r=${23} tints=${theme.tints ?? {}} hue=${hue} />`;
  return html`<svg class="strip" viewBox=${`0 0 ${wide} 350`} aria-hidden="true">
    <path d=${`M${wide} 1.5H17.5a16 16 0 0 0-16 16v315a16 16 0 0 0 16 16H${wide}Z`} fill=${edge} />
    <path d=${`M${wide} 6H18a12 12 0 0 0-12 12v314a12 12 0 0 0 12 12H${wide}Z`} fill=${deep} />
    <svg x="12" y=${top + tall + 4} width=${wide - 12} height=${334 - top - tall}><${Picture}
      src=${picture(face, frame, 226, 226, 7)} x=${wide / 2 - 119} y="0" w="226" h="226" /></svg>
    <path d=${`M${wide} ${top}H16a6 6 0 0 0-6 6v${tall - 12}a6 6 0 0 0 6 6H${wide}Z`} fill=${PAPER} />
    <rect x="10" y=${top + tall - 3} width=${wide - 10} height="4" fill=${bright} />
    <g font-family=${SANS} font-weight="600" font-size=${name.size} fill=${INK}>${name.lines.map((line, i) =>
      html`<text x="16" y=${top + name.size * (i + 0.98)}>${line}</text>`)}</g>
    ${high.map((value, i) => figure(value, spot(i, abreast)[0], 37 + spot(i, abreast)[1]))}
    ${low.map((value, i) => figure(value, spot(i, abreast && !spread)[0], 314 - spot(i, abreast && !spread)[1]))}
  </svg>`;
}

/** How far numbers of a strip are apart, what its name leaves free beside the next card, its largest sizes by lines, and the longest
 * number that has room beside another. */
const SHORT = 3, SIDE = 54, EDGES = 32, STRIP_NAMES = [30, 30, 28, 27];

/** @param {Props} props */
export function WholeCard(props) {
  const { face, card, theme } = props, frame = frameOf(theme, face.frame),
    { edge, deep, trim, hue } = tonesOf(theme, frame);
  const values = valuesOf(face, card), at = new Set(values.map((value) => value.place ?? "nw")),
    foot = values.find((value) => value.place === "foot");
  const left = at.has("nw") ? 34 : 14, right = at.has("ne") ? 216 : 236, start = at.has("nw") ? 62 : 22;
  const room = (at.has("ne") ? 188 : 230) - start, size = fit(face.name, room, 25, 13);
  const corners = at.has("sw") || at.has("se"), tall = foot || corners ? 106 : 128;
  const lift = face.text?.length && flow(face.text, 208, roomIn(tall, corners)).size < SMALL ? LIFT : 0;
  const type = [face.kind, face.subtitle].filter(Boolean).join(" · ");
  return html`<svg viewBox="0 0 250 350" aria-hidden="true">
    <rect x="1.5" y="1.5" width="247" height="347" rx="16" fill=${edge} /><rect x="6" y="6" width="238" height="338"
      rx="12" fill=${deep} />
    <rect x="9" y="9" width="232" height="332" rx="10" fill="none" stroke=${trim} stroke-width="1.3" opacity=".75" />
    <rect x="13" y="54" width="224" height=${128 - lift} rx="6" fill=${trim} />
      <${Picture} src=${picture(face, frame, 220, 124 - lift, 4.5)} x="15" y="56" w="220" h=${124 - lift} />
    <rect x=${left} y="15" width=${right - left} height="35" rx="6" fill=${PAPER} />
    <text x=${start} y=${33 + size * 0.32} font-family=${SERIF} font-weight="600" font-size=${size} fill=${INK}>
      ${face.name}</text>
    <text x="18" y=${198 - lift} font-family=${SANS} font-weight="600"
      font-size=${fit(type, face.badge ? 160 : 212, 14.5, 9, SANS)} fill="oklch(.95 .02 90)">${type}</text>
    ${face.badge && html`<${Badge} word=${face.badge} x="208" y=${193 - lift} size="12.5" />`}
    <${TextBox} face=${face} top=${206 - lift} tall=${tall + lift} corners=${corners} hue=${hue} />
    ${figures(props, WHOLE_SPOTS)}
    ${foot && html`<text x="125" y="331" text-anchor="middle" font-family=${SANS} font-size="14"
      fill="oklch(.92 .03 90)">${foot.now}</text>`}
  </svg>`;
}

/** A long text gets some of the picture's room, if it were smaller than this otherwise. */
const SMALL = 14.5, LIFT = 26;
/** How high text may be in its box: above the numbers that lie on the corners. @type {(tall: number, corners: boolean) => number} */
const roomIn = (tall, corners) => tall - (corners ? 22 : 10);

/** Where nothing is to be read: three diamonds on a line. */
const FLEURON = "M0-11 7 0 0 11-7 0ZM-26-5-22 0-26 5-30 0ZM26-5 30 0 26 5 22 0ZM-70-.6H-36V.6H-70ZM36-.6H70V.6H36Z";

/**
 * Rules text on paper, and flavour below it where there is room.
 * @param {{ face: Props["face"], top: number, tall: number, corners: boolean, hue: number }} props `corners`: numbers lie on it below.
 */
function TextBox({ face, top, tall, corners, hue }) {
  const text = face.text ?? [], flowed = flow(text, 208, roomIn(tall, corners), 18.5, 9.5);
  const flavour = face.flavour ? flow([[face.flavour]], 204, 60, 14, 12) : null, below = top + 9 + flowed.height;
  return html`<rect x="13" y=${top} width="224" height=${tall} rx="6" fill=${PAPER} />
    ${!text.length && !face.flavour && html`<path d=${FLEURON} transform=${`translate(125 ${top + tall / 2})`}
      fill=${colour(0.8, 0.03, hue)} />`}
    ${text.length > 0 && html`<${Runs} flowed=${flowed} x=${21} y=${top + 4} hue=${hue} />`}
    ${flavour && below + flavour.height < top + tall - 4
      && html`<g class="flavour" font-family=${SANS} font-size=${flavour.size} fill="oklch(.45 .03 60)">
      ${flavour.lines.flatMap((line) => line.runs
        .map((run) => html`<text x=${22 + run.x} y=${below + line.y}>${run.text}</text>`))}</g>`}`;
}
