// Whose points the page of a finished game reads out: the winner's, until another row is tapped. The
// board beside it may follow.

import { computed, signal } from '@preact/signals';
import type { Seat } from '../../host/protocol';
import { sheets } from '../../state/nav';
import type { LiveTable } from '../live';
import { ranking } from './ranking';

export class Reading {
  private readonly chosen = signal<Seat | null>(null);

  constructor(private readonly table: LiveTable) {}

  /** `null` where no such page is open. */
  readonly seat = computed<Seat | null>(() => {
    const state = this.table.state.value;
    if (state.next !== 'over' || !sheets.value.includes('final')) return null;
    return this.chosen.value ?? ranking(state)[0]?.seat.seat ?? null;
  });

  /** Reads out another seat's points. */
  choose(seat: Seat): void {
    this.chosen.value = seat;
  }
}
