// Effects that end together. An effect that nobody ends keeps all that it reads, and whatever the
// signals of the whole app know of it, in memory.

import { effect } from '@preact/signals';

export class EffectScope {
  private readonly disposers: (() => void)[] = [];

  /** Runs it now and whenever what it reads changes, until the scope is disposed of. */
  effect(run: () => undefined | (() => void)): void;
  effect(run: () => void): void;
  effect(run: () => void): void {
    this.disposers.push(effect(run));
  }

  dispose(): void {
    for (const dispose of this.disposers.splice(0)) dispose();
  }
}
