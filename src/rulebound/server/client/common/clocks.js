/** The time that people at a table have: what can be chosen, and how it is said. */
import { t, tn } from "./language.js";

/** @typedef {import("../server.d.ts").Clock} Clock */

const MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR;

/** @type {(Clock | null)[]} */
export const CLOCKS = [null, { each: "decision", seconds: MINUTE, increment: 0 }, { each: "decision", seconds: 3 * MINUTE, increment: 0 },
  { each: "game", seconds: 10 * MINUTE, increment: 5 }, { each: "game", seconds: 30 * MINUTE, increment: 10 },
  { each: "decision", seconds: DAY, increment: 0 }, { each: "decision", seconds: 3 * DAY, increment: 0 },
  { each: "decision", seconds: 7 * DAY, increment: 0 }];

/** @param {Clock | null} clock */
export function clockText(clock) {
  if (!clock) return t("no limit");
  const time = durationText(clock.seconds);
  if (clock.each === "decision") return t("{time} for each decision", { time });
  return clock.increment ? t("{time} for the game, and {increment} s after each decision", { time, increment: clock.increment })
    : t("{time} for the game", { time });
}

/** @param {number} seconds */
export function durationText(seconds) {
  if (seconds >= 2 * DAY || seconds === DAY) return tn("{n} day", "{n} days", Math.round(seconds / DAY));
  if (seconds >= 2 * HOUR) return tn("{n} hour", "{n} hours", Math.round(seconds / HOUR));
  if (seconds >= 2 * MINUTE || seconds === MINUTE) return tn("{n} minute", "{n} minutes", Math.round(seconds / MINUTE));
  return tn("{n} second", "{n} seconds", Math.max(0, Math.round(seconds)));
}

/** The time that is left, as a clock shows it while it runs. @param {number} seconds */
export function clockFace(seconds) {
  const rest = Math.max(0, Math.round(seconds));
  return rest >= 2 * HOUR ? t("{time} left", { time: durationText(rest) }) : `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
}
