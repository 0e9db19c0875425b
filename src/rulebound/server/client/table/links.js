/** Lines on the table: attacks, support, targets, moves, and lit connectors between joined tiles. */
import { html } from "../common/html.js";
import { useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { TURN, closed, point, times } from "../drawing/strokes.js";
import * as ghost from "./ghost.js";
import * as motion from "./motion.js";
import { enlarged, narrow, view } from "./store.js";

/**
 * @typedef {import("../view.d.ts").Link} Link
 * @typedef {{ x: number, y: number, w: number, h: number }} Box
 * @typedef {Link & { from: Box, to: Box }} Placed
 */

const KINDS = ["attack", "block", "support", "target", "move", "source"];

export function Links() {
  const svg = useRef(/** @type {SVGSVGElement | null} */ (null));
  const [placed, setPlaced] = useState(/** @type {Placed[]} */ ([]));
  useLayoutEffect(() => {
    let wanted = true;
    const measure = () => {
      if (!wanted) return;
      const flying = motion.isFlying();
      if (flying) motion.settled().then(measure); // what flies is not yet where it will be joined
      setPlaced(svg.current && !flying ? place([...view.value.links ?? [], ...ghost.links()], svg.current) : []);
    };
    const soon = requestAnimationFrame(() => requestAnimationFrame(measure)), watch = new ResizeObserver(measure);
    if (svg.current) watch.observe(svg.current);
    return () => { wanted = false; cancelAnimationFrame(soon); watch.disconnect(); };
  }, [view.value, narrow.value, enlarged.value, ghost.shown.value]);
  return html`<svg class="links" ref=${svg} aria-hidden="true">
    <defs>${KINDS.map((kind) => html`<marker id=${`tip-${kind}`} viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5"
      markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10 3 5Z" class=${`arrowhead ${kind}`} /></marker>`)}</defs>
    ${placed.map((link) => (link.kind === "joined" ? html`<${Connector} key=${`${link.a}-${link.b}`} link=${link} />`
      : html`<${Arrow} key=${`${link.a}-${link.b}-${link.kind}`} link=${link} />`))}
  </svg>`;
}

/** @type {(links: Link[], svg: SVGSVGElement) => Placed[]} */
function place(links, svg) {
  const origin = svg.getBoundingClientRect();
  const boxOf = (/** @type {string} */ id) => {
    const box = svg.parentElement?.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return box?.width ? { x: box.x + box.width / 2 - origin.x, y: box.y + box.height / 2 - origin.y, w: box.width,
      h: box.height } : null;
  };
  return links.flatMap((link) => {
    const from = boxOf(link.a), to = boxOf(link.b);
    return from && to ? [{ ...link, from, to }] : [];
  });
}

/** @param {{ link: Placed }} props */
function Connector({ link: { from, to, on } }) {
  if (on === false) return null;
  const r = from.h * 0.125, x = (from.x + to.x) / 2, y = (from.y + to.y) / 2;
  return html`<path class="joined" d=${closed(times(8, (i) => point(x, y, r, ((i + 0.5) * TURN) / 8)))} />`;
}

/**
 * The point where the line leaves a box towards another.
 * @type {(box: Box, x: number, y: number) => [number, number]}
 */
function edge(box, x, y) {
  const dx = x - box.x, dy = y - box.y, share = Math.min(Math.abs(box.w / 2 / (dx || 1e-6)),
    Math.abs(box.h / 2 / (dy || 1e-6)), 0.5);
  return [box.x + dx * share * 0.92, box.y + dy * share * 0.92];
}

/** @param {{ link: Placed }} props */
function Arrow({ link: { from, to, kind, label } }) {
  const [x1, y1] = edge(from, to.x, to.y), [x2, y2] = edge(to, from.x, from.y), dx = x2 - x1, dy = y2 - y1,
    far = Math.hypot(dx, dy) || 1;
  const [bx, by] = Math.abs(dx) > Math.abs(dy) ? [0, -Math.min(40, far * 0.16)] : [Math.min(36, far * 0.1), 0];
  const cx = (x1 + x2) / 2 + bx, cy = (y1 + y2) / 2 + by;
  const [lx, ly] = far < 120 ? [(x1 + 2 * cx + x2) / 4, (y1 + 2 * cy + y2) / 4]
    : [x1 * 0.88 + x2 * 0.12, y1 * 0.88 + y2 * 0.12];
  return html`<g class=${`link ${kind}`}><path d=${`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`} pathLength="1"
    marker-end=${`url(#tip-${kind})`} />
    ${label && html`<g transform=${`translate(${lx} ${ly})`}><circle r=${label.length > 2 ? 17 : 13} />
      <text y="5" text-anchor="middle">${label}</text></g>`}</g>`;
}
