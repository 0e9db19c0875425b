/** Upright cards: small on the table (name, picture, numbers), whole in hand and inspector (with rules text). */
import { html } from "../common/html.js";
import { INK, PAPER, colour } from "./colours.js";
import { Figure } from "./number.js";
import { Badge, Picture, Runs, frameOf, tonesOf, valuesOf } from "./parts.js";
import { picture } from "./picture.js";
import { SANS, SERIF, fit, flow, halves, widthOf } from "./text.js";

/**
 * @typedef {{ face: import("./parts.js").Face, card: Partial<import("./parts.js").Card>, theme: import("./parts.js").Theme,
 *   tucked?: boolean }} Props
 * @typedef {Record<string, [number, number, number]>} Spots
 */

/** Where numbers lie: x, y, radius. @type {Spots} */
const SMALL_SPOTS = { nw: [40, 40, 29], ne: [208, 38, 29], sw: [44, 306, 33], se: [206, 306, 33], w: [44, 236, 29],
  e: [206, 236, 29] };
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

/** @param {Props} props */
export function SmallCard(props) {
  const { face, card, theme, tucked } = props, frame = frameOf(theme, face.frame),
    { edge, deep, bright, trim, hue } = tonesOf(theme, frame);
  const at = new Set(valuesOf(face, card).map((value) => value.place ?? "nw"));
  const left = at.has("nw") ? 76 : 20, right = at.has("ne") ? 176 : 236, room = right - left - 6;
  const name = nameLines(face.name, room, tucked), tall = name.lines.length > 1 ? 64 : 48, plate = at.has("nw")
    ? left - 32 : left - 6;
  const low = ["sw", "se"].some((place) => at.has(/** @type {any} */ (place)));
  return html`<svg viewBox="0 0 250 350" aria-hidden="true">
    <rect x="1.5" y="1.5" width="247" height="347" rx="16" fill=${edge} /><rect x="6" y="6" width="238" height="338"
      rx="12" fill=${deep} />
    <rect x="10" y=${tall + 14} width="230" height=${326 - tall} rx="9" fill=${trim} />
    <${Picture} src=${picture(face, frame, 226, 322 - tall, 7)} x="12" y=${tall + 16} w="226" h=${322 - tall} />
    ${low && html`<path d="M12 266H238V331a7 7 0 0 1-7 7H19a7 7 0 0 1-7-7Z" fill=${colour(0.2, 0.06, hue)}
      opacity=".42" />`}
    <rect x=${plate} y="11" width=${right - plate + 6} height=${tall} rx="8" fill=${PAPER} /><rect x=${plate}
      y=${tall + 7} width=${right - plate + 6} height="4" fill=${bright} />
    <g font-family=${SANS} font-weight="600" font-size=${name.size} fill=${INK}>
      ${name.lines.map((line, i) => html`<text x=${left} y=${name.lines.length > 1 ? 38 + i * 27
        : 35 + name.size * 0.33}>${line}</text>`)}
    </g>
    ${figures(props, SMALL_SPOTS)}
    ${face.badge && html`<${Badge} word=${face.badge} x="125" y=${tall + 32} size="22" />`}
  </svg>`;
}

/**
 * A name in one line if it can be read so, or else in two.
 * @type {(name: string, room: number, tucked?: boolean) => { lines: string[], size: number }}
 */
function nameLines(name, room, tucked) {
  const one = fit(name, room, 34, 29, SANS);
  if (widthOf(name, one, SANS) <= room) return { lines: [name], size: one };
  const two = tucked ? null : halves(name);
  if (!two) return { lines: [name], size: fit(name, room, 34, 12, SANS) };
  return { lines: two, size: Math.min(...two.map((line) => fit(line, room, 30, 12, SANS))) };
}

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
