/** Draws sheets of cards at their size on paper, from the data in the page; see sheets.py. */
import { h, render } from "client/vendor/preact.js";
import { Back, Face } from "client/drawing/face.js";

const { theme, paper, mark, backs, groups, pictures } = JSON.parse(document.getElementById("data").textContent);
const [wide, high] = paper;
await Promise.all([...document.fonts].map((font) => font.load())); // texts are measured

const place = (cell, grid, column, row) => {
  Object.assign(cell.style, { left: `${grid.left + column * grid.width}mm`, top: `${grid.top + row * grid.height}mm`,
    width: `${grid.width}mm`, height: `${grid.height}mm` });
};
const turned = (svg, grid) => { // a card that lies on its side
  const [w, h] = [grid.height, grid.width];
  Object.assign(svg.style, { width: `${w}mm`, height: `${h}mm`, transform: `translate(${grid.width}mm) rotate(90deg)`,
    transformOrigin: "0 0" });
};
const marks = (grid) => {
  const xs = [...Array(grid.columns + 1)].map((_, i) => grid.left + i * grid.width);
  const ys = [...Array(grid.rows + 1)].map((_, i) => grid.top + i * grid.height);
  const right = xs.at(-1), low = ys.at(-1), gap = 1;
  const above = grid.top - gap, before = grid.left - gap, below = low + gap, behind = right + gap;
  const lines = [...xs.flatMap((x) => [[x, above - mark, x, above], [x, below, x, below + mark]]),
    ...ys.flatMap((y) => [[before - mark, y, before, y], [behind, y, behind + mark, y]])];
  return h("svg", { class: "marks", viewBox: `0 0 ${wide} ${high}` }, lines.map(([x1, y1, x2, y2]) =>
    h("line", { x1, y1, x2, y2, stroke: "#000", "stroke-width": 0.15 })));
};
const sheet = (grid, cells, side) => {
  const page = document.createElement("section");
  page.className = `sheet ${side}`;
  render(marks(grid), page.appendChild(document.createElement("div")));
  cells.forEach((drawn, i) => {
    const cell = document.createElement("div"), column = i % grid.columns;
    cell.className = "cell";
    place(cell, grid, side === "backs" ? grid.columns - 1 - column : column, Math.floor(i / grid.columns));
    render(drawn.made, cell);
    if (drawn.turned) turned(cell.firstElementChild, grid);
    page.append(cell);
  });
  document.querySelector("main").append(page);
};
for (const { shape, grid, cards } of groups) {
  const all = cards.flatMap((card) => Array(card.count).fill(card)), each = grid.columns * grid.rows;
  for (let first = 0; first < all.length; first += each) {
    const some = all.slice(first, first + each);
    sheet(grid, some.map(({ face }) => ({ made: h(Face, { face, theme, level: "whole" }), turned: shape === "land" })),
      "fronts");
    if (backs) sheet(grid, some.map(({ back }) => ({ made: h(Back, { name: back, theme, square: shape === "tile" }) })),
      "backs");
  }
}
for (const image of document.querySelectorAll("image")) {
  const key = decodeURIComponent(image.getAttribute("href").split("/").at(-1));
  if (pictures[key]) image.setAttribute("href", pictures[key]);
}
document.documentElement.dataset.drawn = "yes";
