// Light or dark is known before the first stroke is painted; a plain script, so that nothing flashes.
{
  const kept = localStorage.getItem("theme");
  const light = kept ? kept === "light" : matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = light ? "light" : "dark";
}
