// The sentences of the step that the board shows, one after the other, each as long as it is read. The
// next step waits for them, so that words and board tell the same.

import { computed, signal, untracked } from '@preact/signals';
import type { AnySheet } from '../host/protocol';
import { botMoment, botPause, type Cancel } from '../kit/clock';
import { settings } from '../state/settings';
import type { LiveTable } from './live';
import { readingTime, TEMPOS } from './timing';
import { lossesOf, type News, newsOf } from './told';

export class Narration {
  private readonly lines = signal<readonly News[]>([]);
  private stopLine: Cancel | undefined;
  private until = Number.NEGATIVE_INFINITY;

  constructor(private readonly table: LiveTable) {}

  /** The sentence that is told now. */
  readonly now = computed(() =>
    this.table.past.place.value ? null : (this.lines.value[0] ?? null),
  );
  readonly event = computed(() => this.now.value?.event ?? null);

  /** Milliseconds for which the step shown has to stay. */
  get rest(): number {
    return Math.max(0, this.until - performance.now());
  }

  /** Tells from now on what each step did. */
  follow(): void {
    const { table } = this;
    const { scope, change } = table;
    let before: AnySheet | undefined;
    scope.effect(() => {
      const { cause, events } = change.value;
      untracked(() => {
        // A look into the past is told by its own line, and the end of a game by its count.
        if (cause === 'replay' || table.past.place.value) return;
        const { next, sheet, since } = table.state.value;
        const isTold = cause === 'act' && next !== 'over';
        const told = isTold ? events : since.filter(({ event }) => event.type === table.ui.starts);
        const isNews = isTold || before === undefined;
        const losses = isTold ? lossesOf(table, before, sheet) : [];
        before = sheet;
        this.tell(isNews ? [...newsOf(table, told), ...losses] : []);
      });
    });
    scope.effect(() => () => this.end());
  }

  /** The player has seen enough. */
  end(): void {
    this.stopLine?.();
    this.until = Number.NEGATIVE_INFINITY;
    if (this.lines.peek().length > 0) this.lines.value = [];
  }

  /** The step shown stays so long at the least, whatever is told of it. */
  stay(ms: number): void {
    this.until = Math.max(this.until, performance.now() + ms * TEMPOS[settings.value.tempo]);
  }

  /** Tells what a step did in place of the step before. */
  private tell(lines: readonly News[]): void {
    this.end();
    const tempo = TEMPOS[settings.value.tempo];
    if (lines.length === 0 || tempo === 0) return;
    this.stay(lines.reduce((sum, { text }) => sum + readingTime(text), 0));
    this.show(lines, tempo);
  }

  private show(lines: readonly News[], tempo: number): void {
    this.lines.value = lines;
    const [first, ...rest] = lines;
    if (!first) return;
    const wait = rest.length > 0 ? botPause : botMoment;
    this.stopLine = wait(readingTime(first.text) * tempo, () => this.show(rest, tempo));
  }
}
