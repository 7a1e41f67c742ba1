// The steps of bots, which the app tells unasked: they are shown one after the other, each long
// enough for its words, and none that is known already.

import type { TableState } from '../host/protocol';
import { botPause, type Cancel } from '../kit/clock';
import type { Narration } from './narration';
import { BOT_MS } from './timing';

/** What shows them. */
interface Shows {
  /** How many steps are known. */
  at(): number;
  /** Whether something else is under way that what was pushed has to wait for. */
  isBusy(): boolean;
  /** What is told of the step shown. */
  readonly narration: Pick<Narration, 'rest' | 'stay' | 'end'>;
  show(state: TableState): void;
}

export class Pushed {
  private waiting: TableState[] = [];
  private stopPause: Cancel | undefined;

  constructor(private readonly shows: Shows) {}

  hear(state: TableState): void {
    this.waiting.push(state);
    this.goOn();
  }

  /** Shows the next as soon as the one in sight has been seen. */
  goOn(): void {
    if (this.stopPause || this.waiting.length === 0) return;
    this.stopPause = botPause(this.shows.narration.rest, () => {
      this.stopPause = undefined;
      if (this.shows.isBusy()) return;
      if (this.showNext()) this.shows.narration.stay(BOT_MS);
      this.goOn();
    });
  }

  /** Shows the next at once; without one, what is told is over. */
  hurry(): void {
    this.stop();
    this.shows.narration.end();
    this.goOn();
  }

  /** Shows all of them at once. */
  catchUp(): void {
    this.stop();
    while (this.showNext());
    this.shows.narration.end();
  }

  /** Forgets what it has not shown. */
  clear(): void {
    this.stop();
    this.waiting = [];
  }

  stop(): void {
    this.stopPause?.();
    this.stopPause = undefined;
  }

  /**
   * Each push tells of one step. What is known since of the same number of steps, as who holds the
   * device, is newer: a curtain that was lifted must not come down again.
   */
  private showNext(): boolean {
    const at = this.shows.at();
    this.waiting = this.waiting.filter((state) => state.at > at);
    const next = this.waiting.shift();
    if (next) this.shows.show(next);
    return next !== undefined;
  }
}
