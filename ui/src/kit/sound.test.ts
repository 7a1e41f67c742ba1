// @vitest-environment happy-dom
// One sound at a time, by what matters; nothing while it is off. The audio is a toy that keeps time.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Begun, Palette, Sound } from './sound';

let now = 0;
let stopped: number[] = [];
let asleep = false;

class ToyParam {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}
const node = () => ({
  gain: new ToyParam(),
  frequency: new ToyParam(),
  Q: new ToyParam(),
  connect: (to: unknown) => to,
  start: () => undefined,
  stop: (at: number) => stopped.push(at),
});
class ToyContext {
  state = 'running';
  sampleRate = 8;
  destination = {};
  get currentTime(): number {
    return now;
  }
  createGain = node;
  createOscillator = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer() {
    return { getChannelData: () => new Float32Array(8) };
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    asleep = true;
    return Promise.resolve();
  }
  resume(): Promise<void> {
    this.state = 'running';
    asleep = false;
    return Promise.resolve();
  }
}

const tone = (lasts: number) => [{ wave: 'sine', pitch: 440, lasts, gain: 0.5 }] as const;
const PALETTE: Palette = {
  turn: tone(0.1),
  lift: tone(0.1),
  refuse: tone(0.1),
  place: tone(0.1),
  points: tone(0.4),
  curtain: tone(0.4),
  win: tone(2),
};

let begun: Begun[] = [];
const hear = (event: Event) => begun.push((event as CustomEvent<Begun>).detail);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('AudioContext', ToyContext);
  now = 0;
  begun = [];
  stopped = [];
  asleep = false;
  window.addEventListener('sound', hear);
});
afterEach(() => {
  window.removeEventListener('sound', hear);
  vi.unstubAllGlobals();
});

const told = (): Sound[] => begun.map(({ sound }) => sound);

it('ends what is heard for what matters more, and does not begin what matters less', async () => {
  const { play, setVolume } = await import('./sound');
  setVolume(1);
  play(PALETTE, 'place');
  now = 0.05;
  play(PALETTE, 'points');
  // Cut off before its own end.
  expect(stopped.filter((at) => at > 0.05 && at < 0.07)).toHaveLength(1);
  now = 0.2;
  play(PALETTE, 'lift');
  expect(told()).toEqual(['place', 'points']);
  now = 1;
  play(PALETTE, 'lift');
  expect(told()).toEqual(['place', 'points', 'lift']);
});

it('is silent when it is off', async () => {
  const { play, setVolume } = await import('./sound');
  setVolume(0);
  play(PALETTE, 'win');
  expect(told()).toEqual([]);
});

it('sleeps after a while of silence, and the next sound wakes it', async () => {
  vi.useFakeTimers();
  const { play, setVolume } = await import('./sound');
  setVolume(1);
  play(PALETTE, 'place');
  vi.advanceTimersByTime(5_000);
  now = 5;
  play(PALETTE, 'points');
  // The silence counts from the later one.
  vi.advanceTimersByTime(6_000);
  expect(asleep).toBe(false);
  vi.advanceTimersByTime(6_000);
  expect(asleep).toBe(true);
  now = 17;
  play(PALETTE, 'lift');
  expect(asleep).toBe(false);
  expect(told()).toEqual(['place', 'points', 'lift']);
  vi.useRealTimers();
});
