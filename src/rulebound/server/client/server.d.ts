/** What the server sends and takes, besides the View. */
import type { Area, Face, Line, Refusal, Term, Theme, View } from "./view.d.ts";

export type Problem = { text: string; line: number; column: number; kind: string; replaces: string; instead: string[] };
export type Fault = { code: string; sentence: string; clause?: string; problems?: Problem[] };

export type Level = { name: string; title: string; sentence: string; spec: string };
export type LessonCard = { name: string; title: string; about: string };
export type GameCard = {
  name: string; title: string; about: string; seats: number[]; minutes: [number, number]; cards: number;
  theme: Theme; terms: Record<string, Term>; faces: Face[]; lessons: LessonCard[]; lists: string[]; strengths: string[];
};
export type Lobby = { games: GameCard[]; levels: Level[]; own: boolean; version: string };

export type Deck = { name: string; about?: string; lists: Record<string, Record<string, number>> };
export type Switch = {
  name: string; title: string; about: string; clause: string; default: string;
  values: { value: string; title: string; does: string; seats: number }[]; numbers: [number, number] | null; seats: number;
};
export type GameInfo = GameCard & {
  decks: Deck[]; holds: Record<string, string[]>; rulings: Switch[]; options: Switch[]; kinds: string[];
  help: { title: string; lines: string[] }[];
};
export type ClauseText = { id: string; heading: string; text: string; kind: "rule" | "ruling" | "note" | "component"; switch?: string };
export type Rulebook = { title: string; clauses: ClauseText[] };
export type CardEntry = { name: string; kind: string; text: string; printed: string[]; own: boolean; values: Record<string, number>; face: Face };
export type CardList = { theme: Theme; terms: Record<string, Term>; cards: CardEntry[]; labels: Record<string, Record<string, string>> };
export type DeckCheck = { deck: Deck; faults: string[]; problems: Problem[]; text: string; counts: Record<string, number> };

export type KindInfo = { name: string; numbers: Record<string, [number, number]>; optional: Record<string, number>; words: Record<string, string[]>; pattern: string };
export type Trial = { deck: Deck | null; options: Record<string, string>; seed: string; said: string[] };
export type SetCard = { name: string; kind: string; card: CardEntry | null; problems: Problem[]; notes: string[]; changed: string };
export type SetReading = { theme: Theme; terms: Record<string, Term>; cards: SetCard[]; problems: string[]; kinds: KindInfo[]; measuring: boolean; tuning: boolean };
export type Interval = { rate: number; low: number; high: number };
export type Difference = { before: number | null; now: number | null; difference: Interval | null };
export type Subject = {
  name: string; kind: string; before: string; question: string; verdict: string; effect: Interval | null; where_it_came_up: Interval | null;
  won_before: number | null; won_now: number | null; came_up: number; could_have: number; could_be_used: number; used: number;
  when_came: Record<string, number>; when_used: Record<string, number>; turns: Difference; who_begins: Difference;
  matchups: { deck: string; against: string; games: number; effect: Interval; together: Interval }[]; games_needed: number | null;
};
export type Figure = { what: string; share: boolean; expected: number | null; before: number | null; now: Interval | null; least: number; most: number; verdict: string };
export type Measured = {
  key: string; kind: "measure" | "faults" | "tune"; state: "waiting" | "running" | "done" | "stopped" | "failed"; why: string; questions: string[];
  found: {
    games?: number; seconds?: number; failed?: number; measured?: Subject[];
    parts?: { title: string; lines: string[] }[]; records?: Record<string, string>;
    tried?: { changed: string[]; loss: number; whole: boolean }[]; numbers?: { card: string; key: string; low: number; high: number; now: number }[];
    proposed?: Record<string, number> | null; cards?: string; figures?: Figure[]; fresh?: number; loss?: number[]; unseen?: string;
  };
  said: string; half: [number, number][]; progress: [number, number] | null;
};

export type NewTable = {
  game: string; seats: { name?: string; bot?: string; stops?: string[] }[]; screen?: boolean; decks?: (string | Deck)[] | null;
  rulings?: Record<string, string>; options?: Record<string, string>; seed?: string; cards?: string; lesson?: string;
  advice?: boolean;
};
export type Opened = { link: string; links: { seats: number[]; name: string; link: string }[]; watch: string; host: string };
export type Clock = { each: "decision" | "game"; seconds: number; increment: number };
export type Meeting = {
  key: string; game: string; title: string; chairs: { name: string; bot: string; here: boolean; ready: boolean; deck: string; rating: Rating | null }[];
  mine: number; opener: boolean; listed: boolean; rated: boolean; watching: number; rulings: Record<string, string>;
  options: Record<string, string>; cards: boolean; clock: Clock | null; commitment: string; link: string; problems: string[];
};
export type WaitingTable = { key: string; game: string; title: string; names: string[]; ratings: Rating[]; rated: boolean; free: number; seats: number; usual: boolean; clock: Clock | null; since: string };
export type Message = { n: number; at: string; seat: number; name: string; text: string; emote: string; mine: boolean; watcher: boolean };
export type Talk = { messages: Message[]; emotes: { name: string; text: string }[]; seated: boolean };
export type Left = {
  link: string; game: string; title: string; names: string[]; where: string; turn: string; at: string; over: boolean; yours: boolean;
  ends: boolean; fault: string; record: boolean;
};
export type Rating = { points: number; low: number; high: number; sure: string; games: number };
export type Ranked = { place: number; name: string; bot: string; rating: Rating; people: number; won: number; mine: boolean };
export type Leaderboard = { game: string; title: string; players: Ranked[]; mine: Ranked | null; least: number; more: boolean };
export type TournamentLine = {
  key: string; game: string; game_title: string; title: string; kind: "robin" | "swiss"; players: number; round: number; planned: number;
  over: boolean; mine: boolean; since: string;
};
export type PasskeyList = { possible: boolean; passkeys: { id: string; name: string; since: string; used: string }[] };
export type Pairing = { first: number; second: number; outcome: "" | "first" | "second" | "drawn" | "bye"; decided: boolean; link: string; commitment: string };
export type Tournament = {
  key: string; game: string; game_title: string; title: string; kind: "robin" | "swiss"; clock: Clock; listed: boolean; mine: number;
  opener: boolean; planned: number; over: boolean; entrants: { name: string; gone: boolean; rating: Rating }[]; rounds: Pairing[][];
  standings: { place: number; player: number; points: number; buchholz: number; sonneborn: number; won: number; played: number }[];
};
export type Block = { id: number; name: string; since: string };
export type Finished = {
  game: string; title: string; opened: string; ended: string; came: "won" | "drawn" | "lost"; turns: number; decisions: number;
  replay: string; rated: boolean; seats: { name: string; bot: string; rank: number; mine: boolean }[];
};
export type Summary = {
  names: string[]; curve: { step: number; turn: number; chances: number[] }[];
  turning: { step: number; turn: number; seat: number; text: string; gain: number }[]; turns: number[];
  scores: { label: string; icon: string; goal: number | null; unit: string; by_turn: (number | null)[][] }[];
  tallies: { label: string; by_seat: number[] }[];
};
export type Step = { n: number; seat: number; text: string; head: string; turn: number; begins: boolean };
export type Replay = { steps: Step[]; last: number; seats: number[]; over: boolean };

export type StopInfo = { name: string; sentence: string; on: boolean; usual: boolean; now: boolean };
export type Advice = { code: number; text: string; chance: number };
export type Change = { id: string; name: string; label: string; was: string; now: string; main: boolean };
export type Forecast = { code: number; changes: Change[]; loses: boolean; ends: string };
export type Ending = { winners: number[]; reason: string; sentence: string; clause: string };
export type LessonInfo = {
  name: string; title: string; n: number; of: number; step: number; steps: number; say: string; clause: string;
  praise: string; failed: boolean; point: string[]; reads: boolean; over: boolean; next: string;
};
export type FairSeed = { commitment: string; secret: string; contributions: string[] };
export type State = {
  n: number; revision: number; view: View; facing: number; seats: number[]; cover: number;
  players: { seat: number; name: string; bot: string; here: boolean; since: string }[];
  waiting: { seat: number; since: string; bot: boolean; late: string; trouble: string } | null;
  can: { undo: boolean; undo_past_bots?: boolean; undo_asks: boolean; why_no_undo: string; hint: boolean; concede: boolean; again: boolean; gather?: boolean };
  undo_request: { n: number; seat: number; sentence: string; waits_for: number[] } | null;
  conceded: number[]; ended: Ending | null; seed: string; fair: FairSeed | null; next_commitment: string; next: string; next_meeting: string;
  lesson: LessonInfo | null; advice: boolean; from: string; meeting: string; tournament: string; absent: number[]; clock: Clock | null; left: number[]; shows: boolean; stops: StopInfo[];
};
export type Changes = {
  n: number; after: number; state?: Partial<State>; view?: Partial<View>; areas?: Record<string, Area>; order?: string[];
  faces?: Record<string, Face | null>; terms?: Record<string, Term | null>; log?: { skip: number; keep: number; add: Line[] };
};
export type Reply = { is: string; id: number; sentence?: string; clause?: string; code?: string; can?: { code: number; text: string }[]; cannot?: Refusal[]; why?: string; best?: Advice; others?: Advice[]; changes?: Change[]; loses?: boolean; ends?: string };
