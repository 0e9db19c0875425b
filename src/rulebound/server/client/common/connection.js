/** A socket: comes back by itself, and lets questions wait for their answers. */
import { language, t } from "./language.js";

/** @typedef {import("../server.d.ts").Reply} Reply */

const FIRST_WAIT = 400, LONGEST_WAIT = 8000;

export class Connection {
  /**
   * @param {string} path below /api/
   * @param {(message: any) => void} hear
   * @param {(is: boolean) => void} here
   * @param {string[]} query more of the address, as in `name=value`
   */
  constructor(path, hear, here, query = []) {
    const all = [`language=${language}`, ...query].join("&");
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/${path}/live?${all}`;
    this.hear = hear;
    this.here = here;
    this.wait = FIRST_WAIT;
    this.last = 0;
    this.closed = false;
    this.timer = 0;
    /** @type {Map<number, (reply: Reply) => void>} */
    this.asked = new Map();
    this.open();
  }

  open() {
    this.socket = new WebSocket(this.address);
    this.socket.onopen = () => { this.wait = FIRST_WAIT; this.here(true); };
    this.socket.onmessage = (event) => this.take(JSON.parse(event.data));
    this.socket.onclose = () => this.lost();
  }

  /** @param {any} message */
  take(message) {
    if (this.closed) return; // another table may be open by now
    const answer = this.asked.get(message.id);
    this.asked.delete(message.id);
    if (answer) answer(message);
    else this.hear(message);
    if (message.is === "gone") this.closed = true;
  }

  lost() {
    for (const answer of this.asked.values()) answer({ is: "no", id: 0,
      sentence: t("The connection was lost; this may not have arrived.") });
    this.asked.clear();
    if (this.closed) return;
    this.here(false);
    this.timer = window.setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** @param {Record<string, unknown>} message @returns {Promise<Reply>} */
  ask(message) {
    const id = ++this.last;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ is: "no", id,
      sentence: t("The server does not answer just now.") });
    this.socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve) => this.asked.set(id, resolve));
  }

  close() {
    this.closed = true;
    window.clearTimeout(this.timer);
    const socket = this.socket;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close(); // closing earlier is reported as an error
    else socket?.close();
  }
}
