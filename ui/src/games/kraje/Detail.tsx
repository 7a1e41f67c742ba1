// A condition in full, on the shared sheet: opened by a tap on its plate wherever it lies.

import type { JSX } from 'preact';
import { Button } from '../../kit/controls';
import { raise } from '../../state/nav';
import { personNoun } from '../../words/person';
import { say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { ConditionEntry } from './Condition';
import { type Play, playOf, type Table, viewOf } from './play';
import { conditionName, conditionOf, packOf } from './words';

/** Opens a condition in full. */
export function askAbout(play: Play, condition: number): void {
  play.asked.value = condition;
  raise('detail');
}

/** The name of the condition last asked about. */
export function detailTitle(table: Table): string {
  const no = playOf(table).asked.value;
  return no === null ? '' : conditionName(packOf(table), no);
}

/** What it brings, where it lies, an example, and the way to the rules. */
export function Detail({ table }: BoardProps<'kraje'>): JSX.Element | null {
  const no = playOf(table).asked.value;
  if (no === null) return null;
  return (
    <div class="kr kr-help" data-testid="kraje-condition">
      <ConditionEntry condition={conditionOf(packOf(table), no)}>
        <Whereabouts table={table} no={no} />
      </ConditionEntry>
      <Button icon="book" onPress={() => raise('rules')}>
        {say('kraje-help')}
      </Button>
    </div>
  );
}

/** Whether the condition is shared, or in whose realm it lies. */
function Whereabouts({ table, no }: { table: Table; no: number }): JSX.Element | null {
  const view = viewOf(table);
  const where: string[] = [];
  if (view.shared?.condition === no) where.push(say('kraje-shared'));
  view.seats.forEach((seat, i) => {
    if (seat.conditions.includes(no)) {
      where.push(say('kraje-realm-of', { name: personNoun(table.seats.value, i) }));
    }
  });
  return where.length === 0 ? null : <p class="kr-whereabouts">{where.join(' · ')}</p>;
}
