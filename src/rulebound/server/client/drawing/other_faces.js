/** Faces that are no upright cards: lands, tiles, half cards, backs and medals. */
import { html } from "../common/html.js";
import { INK, PAPER, colour, metal } from "./colours.js";
import { Figure } from "./number.js";
import { Motif, Picture, Runs, frameOf, tonesOf, valuesOf } from "./parts.js";
import { backPicture, picture } from "./picture.js";
import { TURN, closed, point, times } from "./strokes.js";
import { SANS, SERIF, broken, fit, flow } from "./text.js";

/** @typedef {import("./card_face.js").Props & { whole?: boolean }} Props */

/** The largest sizes of the name of a land, in one line and two, above those who stand on it and the rings around them. */
const COVERED_NAMES = [46, 30];

/** @param {Props} props */
export function Land({ face, card, theme, whole, tiny }) {
  const covered = (card.on ?? []).length > 0;
  const frame = frameOf(theme, face.frame), { edge, bright, trim, hue } = tonesOf(theme, frame);
  const values = valuesOf(face, card), start = values.length ? 76 : 24, font = tiny ? SANS : SERIF,
    name = broken(face.name, 334 - start, tiny ? (covered ? COVERED_NAMES : [54, 52]) : [whole ? 30 : 37], 18, font),
    bar = tiny ? Math.max(70, 18 + name.lines.length * name.size) : whole ? 46 : 54;
  const flowed = face.text?.length && !tiny ? flow(face.text, 306, whole ? 90 : 60, whole ? 19 : 25, whole ? 12 : 19) : null,
    box = flowed ? flowed.height + 14 : 0;
  return html`<svg viewBox="0 0 350 250" aria-hidden="true">
    <rect x="1.5" y="1.5" width="347" height="247" rx="14" fill=${edge} /><rect x="6" y="6" width="338" height="238"
      rx="10" fill=${trim} />
    <${Picture} src=${picture(face, frame, 332, 232, 8)} x="9" y="9" w="332" h="232" />
    <path d=${`M9 ${bar}V17a8 8 0 0 1 8-8H333a8 8 0 0 1 8 8V${bar}Z`} fill=${PAPER} /><rect x="9" y=${bar} width="332"
      height="4" fill=${bright} />
    ${flowed && html`<path d=${`M9 ${241 - box}H341V233a8 8 0 0 1-8 8H17a8 8 0 0 1-8-8Z`} fill=${PAPER}
      opacity=".94" />`}
    <g font-family=${font} font-weight="600" font-size=${name.size} fill=${INK}>${name.lines.map((line, i) =>
      html`<text x=${start} y=${(bar + 9) / 2 + name.size * (0.33 + i - (name.lines.length - 1) / 2)}>${line}</text>`)}</g>
    ${flowed && html`<${Runs} flowed=${flowed} x=${22} y=${244 - box} hue=${hue} />`}
    ${values.map((value, i) => html`<${Figure} value=${value} x=${i ? 310 - (i - 1) * 60 : 40} y=${40} r=${tiny ? 32 : 27}
      tints=${theme.tints ?? {}} hue=${hue} />`)}
  </svg>`;
}

/** @param {Props} props */
export function HalfCard({ face, card, theme }) {
  const frame = frameOf(theme, face.frame), { deep, edge, trim, hue } = tonesOf(theme, frame);
  const count = (card.marks ?? []).find((mark) => mark.key === "count")?.count;
  return html`<svg viewBox="0 0 250 150" aria-hidden="true">
    <rect x="2" y="2" width="246" height="146" rx="16" fill=${deep} stroke=${edge} stroke-width="3" />
    <rect x="9" y="9" width="232" height="132" rx="10" fill=${colour(0.42, frame.chroma ?? 0.11, hue)} stroke=${trim}
      stroke-width="2" />
    ${face.picture ? html`<${Picture} src=${picture(face, frame, 66, 66, 0)} x=${14} y=${30} w=${66} h=${66} />`
      : html`<${Motif} name=${(face.motif ?? "").split("+")[0]} x=${14} y=${30} size=${66} tone=${colour(0.86, 0.09, hue)} />`}
    <text x="86" y="70" font-family=${SERIF} font-weight="600" font-size=${fit(face.name, 150, 36, 18)} fill="#fff">
      ${face.name}</text>
    <text x="86" y="98" font-family=${SANS} font-size="22" fill=${colour(0.93, 0.04, hue)}>${face.subtitle}</text>
    ${count && html`<circle cx="214" cy="116" r="25" fill=${PAPER} stroke=${edge} stroke-width="2" />
      <text x="214" y="127" text-anchor="middle" font-family=${SANS} font-weight="600" font-size="32" fill=${INK}>
        ${count}</text>`}
  </svg>`;
}

const QUARTERS = { N: 0, E: 1, S: 2, W: 3 };
/** Hues of actions that many tiles share, so that a slate can be read from afar. @type {Record<string, number>} */
const SYMBOL_HUES = { flame: 45, gem: 15, hand: 150, scroll: 85, tile: 230, chaos: 305 };
/** Where one, two, three or four symbols lie: x, y, size. @type {[number, number, number][][]} */
const SYMBOL_SPOTS = [
  [[125, 125, 100]],
  [[86, 92, 66], [164, 158, 66]],
  [[125, 78, 58], [84, 156, 58], [166, 156, 58]],
  [[88, 88, 58], [162, 88, 58], [88, 162, 58], [162, 162, 58]],
];
const octagon = (/** @type {number} */ r) => closed(times(8, (i) => point(125, 125, r, ((i + 0.5) * TURN) / 8)));

/** @param {Props} props */
export function Tile({ face, card, theme }) {
  const frame = frameOf(theme, face.frame), { hue, trim } = tonesOf(theme, frame);
  const symbols = (face.symbols ?? []).filter((name) => name !== "/"), or = (face.symbols ?? []).includes("/");
  const spots = SYMBOL_SPOTS[Math.min(Math.max(symbols.length, 1), 4) - 1];
  return html`<svg viewBox="0 0 250 250" aria-hidden="true">
    <rect x="2" y="2" width="246" height="246" rx="20" fill=${colour(0.27, 0.04, hue)} />
    <rect x="7" y="7" width="236" height="236" rx="16" fill=${colour(0.4, 0.055, hue)}
      stroke=${colour(0.56, 0.06, hue)} stroke-width="2" />
    <path d=${octagon(116)} fill=${colour(0.33, 0.05, hue)} stroke=${trim} stroke-width="2.5" opacity=".9" />
    <path d=${octagon(98)} fill=${PAPER} />
    ${face.picture && html`<g opacity=".45"><${Picture} src=${picture(face, frame, 180, 180, 0)} x=${35} y=${35} w=${180} h=${180}
      round="50%" /></g>`}
    <path d=${octagon(90)} fill="none" stroke=${colour(0.6, 0.06, hue)}
      stroke-width="1.5" />
    ${[...(face.edges ?? "")]
      .map((side) => html`<${HalfConnector}
      quarter=${QUARTERS[/** @type {keyof QUARTERS} */ (side)] + (card.turn ?? 0)} />`)}
    ${or && html`<path d="M160 74 90 176" stroke=${colour(0.5, 0.05, hue)} stroke-width="4" stroke-linecap="round" />`}
    ${symbols.slice(0, 4).map((name, i) => {
      const [x, y, size] = spots[i];
      return html`<${Motif} name=${name} x=${x - size / 2} y=${y - size / 2} size=${size}
        tone=${colour(0.45, 0.15, SYMBOL_HUES[name] ?? hue)} />`;
    })}
  </svg>`;
}

const HalfConnector = (/** @type {{ quarter: number }} */ { quarter }) =>
  html`<g transform=${`rotate(${quarter * 90} 125 125)`}>
    <path d="M91 0V13L110 32H140L159 13V0Z" fill="oklch(.86 .13 88)" stroke="oklch(.35 .06 70)" stroke-width="3" />
    <path d="M102 0V9L114 21H136L148 9V0Z" fill="oklch(.62 .15 45)" />
  </g>`;

/** @param {{ name: string, theme: Props["theme"], square?: boolean }} props */
export function Back({ name, theme, square }) {
  const frame = frameOf(theme, name), tall = square ? 250 : 350;
  return html`<svg viewBox=${`0 0 250 ${tall}`} aria-hidden="true">
    <rect x="1.5" y="1.5" width="247" height=${tall - 3} rx="16" fill=${colour(0.2, 0.06, frame.hue)} />
    <rect x="8.5" y="8.5" width="233" height=${tall - 17} rx="11" fill=${metal(frame.metal)} />
    <${Picture} src=${backPicture(name, frame, 228, tall - 22)} x="11" y="11" w="228" h=${tall - 22} />
  </svg>`;
}

/**
 * A round picture of a card, for lists, fights and plates.
 * @param {{ face: Partial<Props["face"]> | undefined, theme: Props["theme"], hue?: number }} props
 */
export function Medal({ face, theme, hue }) {
  const frame = hue === undefined ? frameOf(theme, face?.frame) : { hue };
  const subject = /** @type {Props["face"]} */ (face);
  return html`<svg class="medal" viewBox="0 0 100 100" aria-hidden="true">
    <circle cx="50" cy="50" r="46" fill=${colour(0.35, 0.05, frame.hue)} />
    ${face?.name && html`<${Picture} src=${picture(subject, frame, 116, 116, 58)} x="3" y="3" w="94" h="94" round="50%" />`}
    <circle cx="50" cy="50" r="46.5" fill="none" stroke=${metal(frame.metal)} stroke-width="5" />
  </svg>`;
}
