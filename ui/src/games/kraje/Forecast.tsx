// What the ghost would change: the total, and each condition's share. All numbers are the engine's.

import type { JSX } from 'preact';
import type { KrajeSource } from '../../host/gen';
import { say, words } from '../../words/words';
import type { Hold, Table } from './hold';
import { signed } from './rule-words';
import { conditionName, packOf } from './words';

interface Changes {
  readonly seats: readonly {
    readonly seat: number;
    readonly before: number;
    readonly after: number;
    readonly lines: readonly {
      readonly source: KrajeSource;
      readonly before: number;
      readonly after: number;
    }[];
  }[];
}

/** The ghost's balance, in the corner of the board. */
export function Forecast({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const preview = table.preview.value;
  if (hold.ghost.value === null || preview === null) return null;
  const changes = preview.changes as unknown as Changes;
  const own = changes.seats.find((change) => change.seat === table.seat.value);
  const lines = own?.lines.filter((line) => line.after !== line.before) ?? [];
  const delta = own ? own.after - own.before : 0;
  return (
    <output class="kr-forecast" data-testid="kraje-forecast" data-delta={delta}>
      <strong class={`kr-delta ${toneOf(delta)}`}>
        {lines.length === 0
          ? say('kraje-preview-same')
          : say('kraje-preview-total', { signed: signed(delta, words.value) })}
      </strong>
      {lines.map((line) => (
        <span
          key={`${line.source.type}${line.source.condition}`}
          class={toneOf(line.after - line.before)}
        >
          {say('kraje-preview-line', {
            name:
              line.source.type === 'penalty'
                ? say('kraje-preview-penalty')
                : conditionName(packOf(table), line.source.condition),
            signed: signed(line.after - line.before, words.value),
          })}
        </span>
      ))}
    </output>
  );
}

function toneOf(delta: number): string {
  return delta > 0 ? 'kr-better' : delta < 0 ? 'kr-worse' : 'kr-same';
}
