/** Sets of cards as projects: kept in the browser, saved as files, and shared by links that hold all of it. */
import { keep, kept, ownCards } from "../common/kept.js";
import { t } from "../common/language.js";
import { blocksOf } from "./block.js";

/**
 * @typedef {import("../server.d.ts").Deck} Deck
 * @typedef {{ note: string, at: string, cards: string[], decks: Deck[] }} Version
 * @typedef {{ id: string, name: string, cards: string[], decks: Deck[], versions: Version[] }} Project
 */

const FORMAT = "rulebound workshop", MOST_VERSIONS = 40, LONGEST_LINK = 60_000;

/** @param {string} game */
const keyOf = (game) => `workshop.${game}`;
const newId = () => Math.random().toString(36).slice(2, 10);

/** @type {(name: string, cards?: string[], decks?: Deck[], versions?: Version[]) => Project} */
export const newProject = (name, cards = [], decks = [], versions = []) => ({ id: newId(), name, cards, decks, versions });

/** The projects of a game, the one last worked on first; the first begins with the own cards in use. @param {string} game @returns {Project[]} */
export function projectsOf(game) {
  const found = kept(keyOf(game), /** @type {Project[]} */ ([]));
  return found.length ? found : [newProject(t("My set"), blocksOf(ownCards(game)))];
}

/** Keeps the projects of a game. Returns whether the browser had room. @type {(game: string, projects: Project[]) => boolean} */
export function keepProjects(game, projects) {
  try {
    keep(keyOf(game), projects);
    return true;
  } catch {
    return false;
  }
}

/** The project with its present state as a version. @type {(project: Project, note: string) => Project} */
export const withVersion = (project, note) => ({ ...project, versions: [{ note, at: new Date().toISOString(),
  cards: project.cards, decks: project.decks }, ...project.versions].slice(0, MOST_VERSIONS) });

/** The project as a file. @type {(game: string, project: Project) => string} */
export const asFile = (game, { name, cards, decks, versions }) => JSON.stringify({ format: FORMAT, game, name, cards, decks,
  versions }, null, 1);

const texts = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((one) => typeof one === "string");
const isDeck = (/** @type {any} */ deck) => deck && typeof deck.name === "string" && deck.lists && typeof deck.lists === "object"
  && Object.values(deck.lists).every((held) => held && typeof held === "object"
  && Object.values(/** @type {object} */ (held)).every(Number.isInteger));
const areDecks = (/** @type {unknown} */ decks) => Array.isArray(decks) && decks.every(isDeck);

/**
 * The project of a file. Throws an Error with a sentence where it is none, or of another game.
 * @type {(game: string, text: string) => Project}
 */
export function fromFile(game, text) {
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    data = null;
  }
  if (data?.format !== FORMAT || !texts(data.cards) || !areDecks(data.decks)) throw new Error(t("This is no file of the workshop."));
  if (data.game !== game) throw new Error(t("This set is for another game: {game}.", { game: String(data.game) }));
  const versions = (Array.isArray(data.versions) ? data.versions : []).filter((/** @type {any} */ one) => texts(one?.cards)
    && areDecks(one.decks)).map((/** @type {any} */ one) => ({ note: String(one.note), at: String(one.at), cards: one.cards,
    decks: one.decks }));
  return newProject(String(data.name).slice(0, 60), data.cards, data.decks, versions);
}

/** Bytes through a stream that packs or unpacks. @type {(bytes: Uint8Array, stream: any) => Promise<Uint8Array>} */
const through = async (bytes, stream) => new Uint8Array(await new Response(
  new Blob([/** @type {BlobPart} */ (bytes)]).stream().pipeThrough(stream)).arrayBuffer());

/**
 * A link that holds the set, without its versions; empty where it would be too long for a link. What comes after # in an
 * address is not sent to any server.
 * @type {(game: string, project: Project) => Promise<string>}
 */
export async function linkTo(game, project) {
  const packed = await through(new TextEncoder().encode(asFile(game, { ...project, versions: [] })),
    new CompressionStream("deflate-raw"));
  let letters = "";
  packed.forEach((byte) => { letters += String.fromCharCode(byte); });
  const coded = btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return coded.length > LONGEST_LINK ? "" : `${location.origin}/workshop/${game}#${coded}`;
}

/** The project of a link. Throws an Error with a sentence. @type {(game: string, hash: string) => Promise<Project>} */
export async function fromLink(game, hash) {
  let text = "";
  try {
    const bytes = Uint8Array.from(atob(hash.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    throw new Error(t("This link is damaged: no set is in it."));
  }
  return fromFile(game, text);
}
