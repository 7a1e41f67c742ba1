// What a finger meets where it has just pressed is not what it aimed at: for a moment after a press
// that changes the table, its buttons do nothing, so that the second half of a double tap is lost.

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Cancel, guard } from '../kit/clock';
import { LOCK_MS } from './timing';

export class Lock {
  private readonly shut = signal(false);
  private stop: Cancel | undefined;

  readonly isShut: ReadonlySignal<boolean> = this.shut;

  /** Whether a press is meant for what it came to. Keys press what they have gone to. */
  lets(press: MouseEvent): boolean {
    return press.detail === 0 || !this.shut.peek();
  }

  close(): void {
    this.stop?.();
    this.shut.value = true;
    this.stop = guard(LOCK_MS, () => {
      this.shut.value = false;
    });
  }
}
