/** Small sounds, made as they are played: no recording is fetched. */

/** @typedef {"card" | "turn" | "up" | "down" | "no" | "won" | "over"} Sound */

const LOUD = 0.11, MIDDLE_C = 261.6;

/** How long after the last sound the device is let go of, in milliseconds: one that is held costs all the time. */
const HELD = 2000;

/** @type {AudioContext | null} */
let context = null;
let timer = 0;

/** A tone: semitones above middle C, when it begins and how long it lasts, in seconds. @typedef {[number, number, number]} Tone */

/** @type {Record<Exclude<Sound, "card">, { wave: OscillatorType, tones: Tone[] }>} */
const TUNES = {
  turn: { wave: "sine", tones: [[7, 0, 0.16], [12, 0.11, 0.3]] },
  up: { wave: "triangle", tones: [[12, 0, 0.12], [16, 0.07, 0.12], [19, 0.14, 0.28]] },
  down: { wave: "triangle", tones: [[-5, 0, 0.12], [-12, 0.08, 0.3]] },
  no: { wave: "sine", tones: [[-8, 0, 0.09], [-8, 0.12, 0.12]] },
  won: { wave: "triangle", tones: [[0, 0, 0.2], [4, 0.13, 0.2], [7, 0.26, 0.2], [12, 0.39, 0.7], [16, 0.39, 0.7]] },
  over: { wave: "triangle", tones: [[7, 0, 0.25], [3, 0.2, 0.25], [0, 0.4, 0.7]] },
};

/** @param {Sound} sound */
export function play(sound) {
  context ??= new AudioContext();
  const on = context;
  if (on.state === "suspended") on.resume();
  window.clearTimeout(timer);
  timer = window.setTimeout(() => on.suspend(), HELD);
  if (sound === "card") rustle(on);
  else for (const tone of TUNES[sound].tones) ring(on, TUNES[sound].wave, tone);
}

/** @type {(on: AudioContext, wave: OscillatorType, tone: Tone) => void} */
function ring(on, wave, [height, after, length]) {
  const source = on.createOscillator(), begin = on.currentTime + after;
  source.type = wave;
  source.frequency.value = MIDDLE_C * 2 ** (height / 12);
  source.connect(fading(on, begin, length, LOUD));
  source.start(begin);
  source.stop(begin + length);
}

/** Card on card: a breath of noise. @param {AudioContext} on */
function rustle(on) {
  const length = 0.09, noise = on.createBuffer(1, on.sampleRate * length, on.sampleRate), samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = on.createBufferSource(), band = on.createBiquadFilter();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = 2400;
  source.connect(band).connect(fading(on, on.currentTime, length, LOUD));
  source.start();
}

/** What makes a sound begin at once and end softly. @type {(on: AudioContext, begin: number, length: number, loud: number) => GainNode} */
function fading(on, begin, length, loud) {
  const gain = on.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(on.destination);
  return gain;
}
