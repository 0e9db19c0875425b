/** The state of a table, put together from what comes over its socket: a whole state, and then what changes in it. */

/**
 * @typedef {import("../server.d.ts").State} State
 * @typedef {import("../server.d.ts").Changes} Changes
 */

export class Following {
  /** @param {() => Promise<import("../server.d.ts").Reply> | undefined} ask asks for the whole state */
  constructor(ask) {
    this.ask = ask;
    /** @type {State | null} */
    this.state = null;
    this.asked = false;
  }

  /** Another table is followed from now on. */
  forget() {
    this.state = null;
    this.asked = false;
  }

  /**
   * The state that there is now, or null if it is as it was.
   * @param {any} message
   * @returns {State | null}
   */
  hear(message) {
    if (message.is === "state") {
      this.asked = false;
      return this.state = message;
    }
    if (message.is !== "changes" || (this.state && message.n <= this.state.n)) return null; // known already
    if (this.state && this.state.n === message.after) return this.state = changed(this.state, message);
    this.catchUp();
    return null;
  }

  /** Ask for the whole state, once until it comes or is refused. */
  async catchUp() {
    if (this.asked) return;
    this.asked = true;
    const reply = await this.ask();
    if (reply?.is !== "yes") this.asked = false;
  }
}

/** A new state, with these changes. @type {(state: State, changes: Changes) => State} */
export function changed(state, changes) {
  const { view } = state;
  return {
    ...state,
    ...changes.state,
    n: changes.n,
    view: filled({
      ...view,
      ...changes.view,
      areas: areas(view.areas, changes.areas ?? {}, changes.order),
      faces: filled({ ...view.faces, ...changes.faces }),
      terms: orNone(filled({ ...view.terms, ...changes.terms })),
      log: orNone(log(view.log ?? [], changes.log)),
    }),
  };
}

/** An object without what is null: that is left out now. @template {object} T @param {T} whole @returns {any} */
const filled = (whole) => Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null));

/** What is empty is left out. @template {object} T @param {T} value */
const orNone = (value) => (Object.keys(value).length ? value : null);

/** @type {(known: State["view"]["areas"], others: Record<string, any>, order?: string[]) => State["view"]["areas"]} */
function areas(known, others, order) {
  const all = new Map(known.map((area) => [area.id, area]));
  return (order ?? [...all.keys()]).map((id) => others[id] ?? all.get(id));
}

/** @type {(lines: import("../view.d.ts").Line[], change: Changes["log"]) => import("../view.d.ts").Line[]} */
const log = (lines, change) => (change ? [...lines.slice(change.skip, change.skip + change.keep), ...change.add] : lines);
