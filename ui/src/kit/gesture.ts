// The gesture recogniser: one finger taps or pans, two pan and zoom, and nothing is ever written by
// a second finger or by a gesture the system takes away, since neither was meant as a move. A pure
// machine over pointer samples, so that every rule can be tested without a browser.

import { later } from './clock';
import { distance, middle, type Point } from './geometry';

/** A pan begins after this many pixels, so that a shaky tap stays a tap. */
export const PAN_AFTER = 8;
/** A drag from the tray begins sooner: nothing else could be meant. */
export const DRAG_AFTER = 4;
/** No drag begins this close to the left and right edges: the system's back gesture lives there. */
export const EDGE = 24;
/** Two taps this close in time and place are a double tap. */
export const DOUBLE_MS = 300;
const DOUBLE_PX = 32;
/** A press this long without moving asks "what is this?". */
export const HOLD_MS = 500;
const HOLD_BEATS = 5;

/**
 * Calls when a finger that comes down now has rested; what is given back lets go of it. Counted in
 * beats: of a page that was busy for as long as a hold takes, the timer comes due before what the
 * finger did meanwhile is heard, and a tap would be taken for a hold because the device is slow.
 */
export function whenRested(rest: () => void): () => void {
  let left = HOLD_BEATS;
  const next = () => later(HOLD_MS / HOLD_BEATS, beat);
  const beat = () => {
    left -= 1;
    if (left === 0) rest();
    else stop = next();
  };
  let stop = next();
  return () => stop();
}

export interface Sample {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Milliseconds on any steady clock. */
  readonly t: number;
}

/** What the hand meant. `move` carries the picture from under `from` to under `to`. */
export type Gesture =
  | { readonly type: 'tap'; readonly at: Point }
  | { readonly type: 'doubleTap'; readonly at: Point }
  | { readonly type: 'hold'; readonly at: Point }
  | { readonly type: 'begin' }
  | { readonly type: 'move'; readonly from: Point; readonly to: Point; readonly factor: number }
  | { readonly type: 'end' }
  | { readonly type: 'revert' };

type Mode = 'idle' | 'press' | 'pan' | 'pinch' | 'spent';

/** One surface's recogniser. Feed it samples; it tells what they mean. */
export class Recogniser {
  private mode: Mode = 'idle';
  private readonly fingers = new Map<number, Point>();
  private start: Sample | null = null;
  private lastTap: Sample | null = null;
  private grip: { at: Point; spread: number } = { at: { x: 0, y: 0 }, spread: 1 };

  constructor(private readonly emit: (gesture: Gesture) => void) {}

  down(sample: Sample): void {
    this.fingers.set(sample.id, { x: sample.x, y: sample.y });
    if (this.fingers.size === 1) {
      this.mode = 'press';
      this.start = sample;
      return;
    }
    // A second finger: whatever the first was doing is no tap any more.
    if (this.mode === 'press' || this.mode === 'spent') this.emit({ type: 'begin' });
    this.mode = 'pinch';
    this.start = null;
    this.lastTap = null;
    this.grip = this.held();
  }

  move(sample: Sample): void {
    if (!this.fingers.has(sample.id)) return;
    this.fingers.set(sample.id, { x: sample.x, y: sample.y });
    if (this.mode === 'press' && this.start) {
      if (distance(this.start, sample) < PAN_AFTER) return;
      this.mode = 'pan';
      this.grip = { at: { x: this.start.x, y: this.start.y }, spread: 1 };
      this.emit({ type: 'begin' });
    }
    if (this.mode !== 'pan' && this.mode !== 'pinch') return;
    const before = this.grip;
    const now = this.held();
    this.grip = now;
    const factor = this.mode === 'pinch' ? now.spread / before.spread : 1;
    this.emit({ type: 'move', from: before.at, to: now.at, factor });
  }

  up(sample: Sample): void {
    if (!this.fingers.delete(sample.id)) return;
    switch (this.mode) {
      case 'press':
        // A busy page may not have noticed yet that the finger rested.
        this.rest(sample.t);
        if (this.mode === 'press') this.tapped(sample);
        this.mode = 'idle';
        return;
      case 'pan':
        this.mode = 'idle';
        this.emit({ type: 'end' });
        return;
      case 'pinch':
        // One finger is left: it goes on panning, but can no longer tap.
        if (this.fingers.size === 0) {
          this.mode = 'idle';
          this.emit({ type: 'end' });
        } else {
          this.mode = 'pan';
          this.grip = this.held();
        }
        return;
      case 'spent':
        if (this.fingers.size === 0) this.mode = 'idle';
        return;
      case 'idle':
        return;
    }
  }

  /** The system took the touch, or the page lost it: everything since `begin` is taken back. */
  cancel(): void {
    const wasMoving = this.mode === 'pan' || this.mode === 'pinch';
    this.mode = 'idle';
    this.fingers.clear();
    this.start = null;
    if (wasMoving) this.emit({ type: 'revert' });
  }

  /** To be called `HOLD_MS` after a press; tells a hold if the finger is still there. */
  rest(now: number): void {
    if (this.mode !== 'press' || !this.start || now - this.start.t < HOLD_MS) return;
    this.mode = 'spent';
    this.emit({ type: 'hold', at: { x: this.start.x, y: this.start.y } });
  }

  /** A tap was used up by what it hit, so that it cannot be half of a double tap. */
  consume(): void {
    this.lastTap = null;
  }

  private tapped(sample: Sample): void {
    const at = this.start ?? sample;
    const before = this.lastTap;
    this.start = null;
    if (before && sample.t - before.t <= DOUBLE_MS && distance(before, sample) <= DOUBLE_PX) {
      this.lastTap = null;
      this.emit({ type: 'doubleTap', at: { x: at.x, y: at.y } });
      return;
    }
    this.lastTap = sample;
    this.emit({ type: 'tap', at: { x: at.x, y: at.y } });
  }

  private held(): { at: Point; spread: number } {
    const [a, b] = [...this.fingers.values()];
    if (a && b) return { at: middle(a, b), spread: Math.max(distance(a, b), 1) };
    return { at: a ?? { x: 0, y: 0 }, spread: 1 };
  }
}
