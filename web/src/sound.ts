/** Sounds of the table, made here from tones and noise.  Nothing is heard before the reader has touched the page. */
import { settings } from "./settings";

/** A tone that may glide, or noise through a filter that may glide; times in seconds. */
interface Part {
  /** Hertz: of the tone, or of the filter. */
  pitch: number;
  to?: number;
  /** A tone has a shape, noise a filter. */
  shape?: OscillatorType;
  filter?: BiquadFilterType;
  q?: number;
  loud: number;
  at?: number;
  rise?: number;
  fall: number;
}

const tones = (pitches: number[], apart: number, part: Omit<Part, "pitch" | "at">): Part[] =>
  pitches.map((pitch, i) => ({ shape: "sine", ...part, pitch, at: i * apart }));
const taps = (times: number[], part: Omit<Part, "at">): Part[] => times.map((at) => ({ ...part, at }));
const CARD: Part = { pitch: 2600, filter: "bandpass", q: 0.8, loud: 0.52, rise: 0.004, fall: 0.07 };

export const RECIPES = {
  card: [CARD, { pitch: 5200, filter: "highpass", loud: 0.1, fall: 0.03 }],
  shuffle: taps([0, 0.05, 0.1, 0.15, 0.21, 0.28], { ...CARD, pitch: 3000, loud: 0.32, fall: 0.04 }),
  tile: [
    { pitch: 900, filter: "bandpass", q: 3, loud: 0.85, fall: 0.05 },
    { pitch: 320, to: 220, shape: "triangle", loud: 0.26, fall: 0.09 },
  ],
  wood: [
    { pitch: 230, to: 150, shape: "triangle", loud: 0.32, fall: 0.1 },
    { pitch: 1200, filter: "bandpass", q: 2, loud: 0.5, fall: 0.04 },
  ],
  stone: [
    { pitch: 130, to: 80, shape: "sine", loud: 0.34, fall: 0.18 },
    { pitch: 700, filter: "lowpass", loud: 0.5, fall: 0.08 },
  ],
  step: [{ pitch: 540, to: 420, shape: "sine", loud: 0.2, fall: 0.07 }],
  clink: [
    ...tones([2637, 3951, 5274], 0, { loud: 0.05, fall: 0.8 }),
    { pitch: 2794, shape: "sine", loud: 0.04, at: 0.08, fall: 0.7 },
  ],
  pour: [{ pitch: 700, to: 1900, filter: "bandpass", q: 1.4, loud: 0.38, rise: 0.08, fall: 0.5 }],
  steam: [{ pitch: 4000, to: 6000, filter: "bandpass", q: 0.5, loud: 0.14, rise: 0.14, fall: 0.7 }],
  dice: taps([0, 0.06, 0.11, 0.19], { pitch: 1800, filter: "bandpass", q: 4, loud: 0.8, fall: 0.03 }),
  coin: tones([1976, 2960], 0.06, { loud: 0.06, fall: 0.25 }),
  chime: tones([784, 988, 1175], 0.08, { loud: 0.08, fall: 0.6 }),
  bell: [
    ...tones([660, 880], 0.16, { loud: 0.11, fall: 0.7 }),
    ...tones([1821, 2429], 0.16, { loud: 0.025, fall: 0.4 }),
  ],
  fanfare: tones([523, 659, 784, 1047], 0.14, { shape: "triangle", loud: 0.12, fall: 0.7 }),
  close: tones([494, 415], 0.2, { shape: "triangle", loud: 0.15, fall: 0.6 }),
  pop: [{ pitch: 500, to: 900, shape: "sine", loud: 0.2, fall: 0.08 }],
} satisfies Record<string, Part[]>;

export type Sound = keyof typeof RECIPES;

const [EVENING, MORNING] = [22, 7];
const QUIET = 0.3;

/** From 0 to 1, at the reader's own time of day. */
export function volume(hour = new Date().getHours()): number {
  const { sounds } = settings.value;
  if (sounds === "off") return 0;
  return sounds === "night" && (hour >= EVENING || hour < MORNING) ? QUIET : 1;
}

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let touched = false;

for (const gesture of ["pointerdown", "keydown"])
  addEventListener(
    gesture,
    () => {
      touched = true;
    },
    { capture: true, once: true },
  );

/** Ask for a sound, `after` some seconds. */
export function play(sound: Sound, after = 0): void {
  const loud = volume();
  if (!loud || !touched) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const part of RECIPES[sound] as Part[]) start(audio, part, loud, audio.currentTime + after + (part.at ?? 0));
}

function start(context: AudioContext, part: Part, loud: number, at: number): void {
  const { pitch, to = pitch, rise = 0.01, fall } = part;
  const end = at + rise + fall;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(part.loud * loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  gain.connect(context.destination);
  const glide = (frequency: AudioParam) => {
    frequency.setValueAtTime(pitch, at);
    frequency.exponentialRampToValueAtTime(to, end);
  };
  let source: OscillatorNode | AudioBufferSourceNode;
  if (part.filter) {
    const filter = new BiquadFilterNode(context, { type: part.filter, Q: part.q ?? 0.7 });
    glide(filter.frequency);
    source = new AudioBufferSourceNode(context, { buffer: hiss(context), loop: true });
    source.connect(filter).connect(gain);
  } else {
    source = new OscillatorNode(context, { type: part.shape ?? "sine" });
    glide(source.frequency);
    source.connect(gain);
  }
  source.start(at);
  source.stop(end + 0.05);
}

/** A second of white noise. */
function hiss(context: AudioContext): AudioBuffer {
  if (!noise) {
    noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}
