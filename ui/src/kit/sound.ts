// What is heard at the table, made here out of tones and noise; no file is loaded. One sound at a time:
// one that matters more ends the one before it, one that matters less is not begun. What is begun is
// told to the page as an event `sound`, so that it can be followed what was heard, and when.

import { later } from './clock';

/** What can be heard, from what matters least. */
const SOUNDS = ['turn', 'lift', 'refuse', 'place', 'points', 'curtain', 'win'] as const;
export type Sound = (typeof SOUNDS)[number];

/** One tone or breath of noise in a sound. */
interface Voice {
  /** Its wave, or `noise` for wood, paper and wind. */
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  /** Its pitch in hertz; of noise the middle of what is let through. */
  readonly pitch: number;
  /** The pitch it slides to. */
  readonly to?: number;
  /** When it begins, in seconds from the start of the sound. */
  readonly at?: number;
  /** How long it rings, in seconds. */
  readonly lasts: number;
  /** How strong it is, from 0 to 1. */
  readonly gain: number;
  /** How narrow the noise is; the larger, the more it is a tone. */
  readonly ring?: number;
}

/** How a game sounds. */
export type Palette = Readonly<Record<Sound, readonly Voice[]>>;

/** A sound that was begun; times in seconds of the audio clock. */
export interface Begun {
  readonly sound: Sound;
  readonly from: number;
  /** When it ends by itself. */
  readonly until: number;
}

/** The time a voice takes to rise, so that it does not click. */
const ATTACK_S = 0.004;
/** The time a sound that is cut off takes to die away. */
const CUT_S = 0.012;
/** After so long a silence the audio sleeps: while it is awake, so is the device. */
const SILENCE_MS = 10_000;

let volume = 0;
let audio: {
  readonly context: AudioContext;
  readonly out: GainNode;
  noise?: AudioBuffer;
  /** Whether it was heard before, and sleeps by itself. */
  isAsleep?: boolean;
} | null = null;
let current:
  | (Begun & { readonly gain: GainNode; readonly sources: AudioScheduledSourceNode[] })
  | null = null;

/** How loud everything is, from 0 (nothing is ever begun) to 1. */
export function setVolume(wanted: number): void {
  volume = wanted;
  if (audio) audio.out.gain.value = wanted;
}

/**
 * Begins a sound, unless one that matters more is still to be heard. Before the first touch of the
 * page browsers allow none.
 */
export function play(palette: Palette, sound: Sound): void {
  if (volume === 0 || document.visibilityState === 'hidden') return;
  const open = opened();
  if (!open) return;
  if (open.isAsleep) rouse(open);
  else if (open.context.state !== 'running') return;
  const now = open.context.currentTime;
  if (current && now < current.until && rank(sound) < rank(current.sound)) return;
  cut(now);
  const gain = open.context.createGain();
  gain.connect(open.out);
  const voices = palette[sound];
  const sources = voices.map((voice) => sing(open, gain, voice, now + CUT_S));
  const until = now + CUT_S + Math.max(...voices.map(({ at = 0, lasts }) => at + lasts));
  current = { sound, from: now + CUT_S, until, gain, sources };
  const begun: Begun = { sound, from: current.from, until };
  window.dispatchEvent(new CustomEvent('sound', { detail: begun }));
  later((until - now) * 1000 + SILENCE_MS, () => sleepAfter(until));
}

/** Lets the audio sleep when nothing was begun since the sound that ended then. */
function sleepAfter(until: number): void {
  if (!audio || current?.until !== until || audio.context.state !== 'running') return;
  audio.isAsleep = true;
  void audio.context.suspend();
}

function rouse(open: NonNullable<typeof audio>): void {
  open.isAsleep = false;
  void open.context.resume();
}

const rank = (sound: Sound): number => SOUNDS.indexOf(sound);

/** Ends what is still to be heard. */
function cut(now: number): void {
  if (!current || now >= current.until) return;
  current.gain.gain.setValueAtTime(1, now);
  current.gain.gain.linearRampToValueAtTime(0, now + CUT_S);
  for (const source of current.sources) source.stop(now + CUT_S);
  current = null;
}

/** Wakes the audio under a finger: without one no browser lets a page be heard. */
export function listenForTouch(): void {
  const wake = () => {
    if (volume === 0) return;
    const open = opened();
    // iOS calls it interrupted after a call or the lock screen.
    if (open && open.context.state !== 'running') rouse(open);
  };
  window.addEventListener('pointerdown', wake, true);
  window.addEventListener('keydown', wake, true);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void audio?.context.suspend();
  });
}

function opened(): typeof audio {
  if (audio || typeof AudioContext === 'undefined') return audio;
  // Where the device has a switch for silence, games obey it.
  const session = (navigator as { audioSession?: { type: string } }).audioSession;
  if (session) session.type = 'ambient';
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
    audio = { context, out };
  } catch {
    // A device without a way to be heard plays on in silence.
    return null;
  }
  return audio;
}

function sing(
  open: NonNullable<typeof audio>,
  out: GainNode,
  voice: Voice,
  from: number,
): AudioScheduledSourceNode {
  const { context } = open;
  const { wave, pitch, to = pitch, at = 0, lasts, gain, ring = 4 } = voice;
  const start = from + at;
  const shape = context.createGain();
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(gain, start + ATTACK_S);
  shape.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  shape.connect(out);
  const slide = (param: AudioParam) => {
    param.setValueAtTime(pitch, start);
    param.exponentialRampToValueAtTime(to, start + lasts);
  };
  let source: AudioScheduledSourceNode;
  if (wave === 'noise') {
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = ring;
    slide(filter.frequency);
    const breath = context.createBufferSource();
    open.noise ??= noiseOf(context);
    breath.buffer = open.noise;
    breath.loop = true;
    breath.connect(filter).connect(shape);
    source = breath;
  } else {
    const tone = context.createOscillator();
    tone.type = wave;
    slide(tone.frequency);
    tone.connect(shape);
    source = tone;
  }
  source.start(start);
  source.stop(start + lasts);
  return source;
}

/** A second of noise, always the same. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < data.length; i += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    data[i] = seed / 2 ** 31;
  }
  return buffer;
}
