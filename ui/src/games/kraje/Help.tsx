// The rules at the table: the game's sections, then every condition of the pack with a drawn
// example. Opened by "?" or at one condition by a tap on its plate.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Sheet } from '../../kit/Sheet';
import { say } from '../../words/words';
import { ConditionEntry } from './Condition';
import type { HelpAt, Table } from './hold';
import { viewOf } from './hold';
import type { Catalogue } from './types';
import { conditionName, conditionOf, packOf } from './words';

/** The sections of the rules page, in order. */
export const SECTIONS = ['goal', 'turn', 'placing', 'terms', 'scoring', 'ties', 'solo'] as const;

/** The sheet of rules, or of one condition with the rest a tap away. */
export function HelpSheet(p: { table: Table; at: HelpAt; onClose: () => void }): JSX.Element {
  const { table, at, onClose } = p;
  const pack = packOf(table);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    window.addEventListener('keydown', close, true);
    return () => window.removeEventListener('keydown', close, true);
  }, [onClose]);
  const no = at.type === 'condition' ? at.no : null;
  return (
    <Sheet
      title={no === null ? say('kraje-help') : conditionName(pack, no)}
      onClose={onClose}
      look="side"
      testId="kraje-help-sheet"
    >
      <div class="kr kr-help" ref={body}>
        {no === null ? (
          <>
            {SECTIONS.map((section) => (
              <section key={section} class="kr-help-section">
                <h3>{say(`kraje-rules-${section}.title`)}</h3>
                <p>{say(`kraje-rules-${section}`)}</p>
              </section>
            ))}
            <ConditionList pack={pack} />
          </>
        ) : (
          <>
            <ConditionEntry condition={conditionOf(pack, no)} open>
              <Whereabouts table={table} no={no} />
            </ConditionEntry>
            <details class="kr-more">
              <summary>{say('kraje-all-conditions')}</summary>
              <ConditionList pack={pack} />
            </details>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** Every condition of a pack with its example. */
export function ConditionList({ pack }: { pack: Catalogue }): JSX.Element {
  return (
    <div class="kr-conditions">
      {pack.conditions.map((condition) => (
        <ConditionEntry key={condition.no} condition={condition} open={false} />
      ))}
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
      where.push(say('kraje-realm-of', { name: table.seats.value[i]?.name ?? '' }));
    }
  });
  return where.length === 0 ? null : <p class="kr-whereabouts">{where.join(' · ')}</p>;
}
