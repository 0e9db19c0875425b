/** The View, as kernel/basics/view.py defines it. Made of its schema by tests/browser/test_types.py. */
export type Words = (string | Word)[];

export interface Area {
  id: string;
  name: string;
  layout: "fan" | "grid" | "pile" | "row" | "stack" | "track";
  owner?: number;
  role?: "" | "board" | "deck" | "discard" | "effects" | "hand" | "market" | "side";
  cards?: (Card)[];
  count?: number | null;
  limit?: number | null;
  rows?: number;
  cols?: number;
  row_names?: (Lane)[];
  col_names?: (Lane)[];
  window?: [number, number] | null;
  window_name?: string;
  size?: "large" | "mini" | "normal" | "small";
  counters?: (Counter)[];
  marks?: Record<string, (Mark)[]>;
  note?: string;
  secret?: boolean;
  empty?: string;
}

export interface Card {
  id: string;
  face?: string;
  back?: string;
  owner?: number;
  held?: number;
  at?: [number, number] | null;
  turn?: 0 | 1 | 2 | 3;
  turned?: string;
  values?: (Value)[];
  marks?: (Mark)[];
  on?: (Card)[];
  hold?: "stack" | "stand" | "tuck";
  under?: number;
  covers?: (string)[];
  new?: boolean;
  note?: string;
  hidden?: boolean;
}

export interface Clash {
  id: string;
  title: string;
  sides: (Side)[];
  step?: string;
  verdict?: string;
  clause?: string;
  at?: string;
  done?: boolean;
}

export interface Counter {
  key: string;
  label: string;
  now: number;
  most?: number | null;
  icon?: string;
  how?: "bar" | "dial" | "number" | "pips" | "tokens";
  goal?: number | null;
  each?: number;
  unit?: string;
  tint?: string;
  term?: string;
  main?: boolean;
}

export interface Decision {
  seat: number;
  prompt: (string | Word)[];
  clause?: string;
  options?: (Option)[];
  refused?: (Refusal)[];
  chain?: (string)[];
  undo?: "" | "chain" | "step";
  form?: "choose" | "number" | "order" | "several";
  sealed?: boolean;
  payment?: number;
  since?: string;
}

export interface Die {
  sides: number;
  face: number;
  kept?: boolean;
  tint?: string;
}

export interface Face {
  name: string;
  kind: string;
  frame?: string;
  shape?: "card" | "land" | "mini" | "tile";
  subtitle?: string;
  values?: (Value)[];
  text?: ((string | Word)[])[];
  flavour?: string;
  art?: "crest" | "device" | "land" | "sigil" | "strike" | "ward";
  motif?: string;
  picture?: string;
  seed?: string;
  symbols?: (string)[];
  edges?: string;
  badge?: string;
}

export interface Frame {
  hue: number;
  chroma?: number;
  second?: number | null;
  metal?: "bone" | "bronze" | "gold" | "silver";
}

export interface Ghost {
  card: string;
  at: string;
  turn?: 0 | 1 | 2 | 3;
  joins?: (string)[];
}

export interface Lane {
  name: string;
  note?: string;
  state?: "next" | "now" | "open" | "past" | "shut";
}

export interface Line {
  n: number;
  text: (string | Word)[];
  clause?: string;
  seat?: number;
  depth?: number;
  rolls?: (Roll)[];
  head?: boolean;
}

export interface Link {
  a: string;
  b: string;
  kind: "attack" | "block" | "joined" | "move" | "source" | "support" | "target";
  label?: string;
  on?: boolean;
}

export interface Mark {
  key: string;
  label: string;
  icon?: string;
  count?: number;
  tint?: string;
  weight?: "bad" | "good" | "plain";
}

export interface Option {
  code: number;
  text: (string | Word)[];
  brief?: number;
  touches?: (string)[];
  to?: string;
  verb?: string;
  cost?: string;
  way?: "do" | "pass" | "stop";
  hint?: string;
  ghosts?: (Ghost)[];
}

export interface Outcome {
  winners: (number)[];
  reason: string;
  sentence: string;
  clause: string;
}

export interface Put {
  type: "put";
  ids: (string)[];
  share?: number;
  fold?: boolean;
  order?: number;
}

export interface Refusal {
  text: (string | Word)[];
  touches: (string)[];
  reason: (string | Word)[];
  clause: string;
}

export interface Roll {
  label: string;
  dice: (Die)[];
  plus?: number;
  total?: number | string;
  won?: boolean | null;
}

export interface Seat {
  index: number;
  name: string;
  who?: string;
  counters?: (Counter)[];
  active?: boolean;
  deciding?: boolean;
  role?: string;
  out?: boolean;
  hand?: number | null;
}

export interface Side {
  seat: number;
  role: string;
  cards?: (string)[];
  total?: number | string | null;
  icon?: string;
  rolls?: (Roll)[];
  note?: string;
}

export interface Split {
  type: "split";
  way: "across" | "down";
  parts: (Put | Split)[];
  share?: number;
  narrow?: "across" | "down" | "same" | "scroll" | "tabs";
  order?: number;
  name?: string;
  frame?: "" | "board" | "mine" | "theirs";
}

export interface Term {
  name: string;
  text: string;
  clause?: string;
  icon?: string;
}

export interface Theme {
  accent: number;
  second: number;
  texture?: "blueprint" | "contour" | "octagon" | "scale" | "slash" | "weave";
  frames?: Record<string, Frame>;
  tints?: Record<string, number>;
}

export interface Turn {
  number: number;
  seat: number;
  phases: (string)[];
  phase: number;
  step?: string;
  round?: number | null;
}

export interface Value {
  key: string;
  label: string;
  now: number | string;
  printed?: number | string | null;
  better?: "less" | "more";
  icon?: string;
  shape?: "coin" | "diamond" | "disc" | "plain" | "shield" | "square" | "star" | "tab" | "triangle";
  place?: "e" | "foot" | "ne" | "nw" | "se" | "sw" | "w";
  tint?: string;
}

export interface View {
  view?: number;
  game: string;
  title: string;
  viewer: number;
  seats: (Seat)[];
  turn: Turn;
  layout: Split;
  theme: Theme;
  areas: (Area)[];
  faces: Record<string, Face>;
  terms?: Record<string, Term>;
  links?: (Link)[];
  clashes?: (Clash)[];
  decision?: Decision | null;
  log?: (Line)[];
  outcome?: Outcome | null;
}

export interface Word {
  w: string;
  term?: string;
  icon?: string;
  card?: string;
  strong?: boolean;
}
