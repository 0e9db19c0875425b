/** Light or dark, kept for the next time; and the colours of the game that is shown. */
import { signal } from "../vendor/signals.js";

const root = document.documentElement;

export const theme = signal(root.dataset.theme ?? "dark");

export function switchTheme() {
  theme.value = theme.value === "dark" ? "light" : "dark";
  root.dataset.theme = theme.value;
  localStorage.setItem("theme", theme.value);
}

/** @param {{ accent: number, second: number } | null} of */
export function wear(of) {
  root.style.setProperty("--accent", String(of?.accent ?? 250));
  root.style.setProperty("--second", String(of?.second ?? 85));
}
