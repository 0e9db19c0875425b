/** Opening the table of a lesson, or of a real game with advice. */
import { get, post } from "./api.js";
import { kept } from "./kept.js";
import { go } from "./route.js";

/** @type {(game: string, lesson: string) => Promise<void>} */
export async function beginLesson(game, lesson) {
  go(`/table/${(await post("/api/tables", { game, lesson, seats: [{ name: kept("name", "") }] })).link}`);
}

/** Against the weakest bot, with a hint at every decision. @param {string} game */
export async function beginAdvised(game) {
  const { games, levels } = await get("/api/games"), card = games.find((/** @type {any} */ one) => one.name === game);
  const rivals = Array(Math.max(card.seats[0], 2) - 1).fill({ bot: levels[0].name });
  const seats = [{ name: kept("name", "") }, ...rivals];
  go(`/table/${(await post("/api/tables", { game, seats, advice: true })).link}`);
}
