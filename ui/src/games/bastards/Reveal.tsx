// All planned cards turned up at once, seat by seat, before they are resolved. It lies over the
// board for a moment and goes at a touch; a finger that rests on a card asks about it first.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BoardOverlay } from '../../kit/BoardOverlay';
import { guard, moment } from '../../kit/clock';
import { ARM_MS } from '../../kit/controls';
import { Mark } from '../../kit/Mark';
import { markColour, markOf } from '../../kit/marks';
import { isCalm } from '../../kit/reduced-motion';
import { say } from '../../words/words';
import { RelationPicture } from './art/relation';
import type { Table } from './play';
import type { Event, Relation } from './types';
import { relationName, relationShort } from './words';

const REVEAL_MS = 3200;
const shownAt = new WeakMap<Table, number>();

/** The plans of all seats, turned up together. */
type Plans = readonly (readonly Relation[])[];

/** The plans that have just been turned up; `null` when none have. */
export function useReveal(table: Table): Plans | null {
  const state = table.state.value;
  const change = table.change.value;
  const [on, setOn] = useState<Plans | null>(null);
  useEffect(() => {
    const isFresh = change.cause === 'act' || (change.cause === 'load' && change.before === null);
    if (!isFresh || shownAt.get(table) === state.at) return;
    const told = change.events.length > 0 ? change.events : state.since;
    const plans = plansIn(told.flatMap(({ event }) => (event.game === 'bastards' ? [event] : [])));
    if (!plans) return;
    shownAt.set(table, state.at);
    setOn(plans);
    const end = () => setOn(null);
    const gone = new AbortController();
    const early = { capture: true, signal: gone.signal };
    const stop = moment(REVEAL_MS, end);
    const down = ({ target }: PointerEvent) => {
      // A card stays under the finger that comes down on it.
      if (target instanceof Element && target.closest('.sb-reveal-card')) stop();
      else end();
    };
    // Whoever goes on playing has seen enough.
    const disarm = guard(ARM_MS, () => {
      window.addEventListener('pointerdown', down, early);
      window.addEventListener('pointerup', end, early);
    });
    return () => {
      stop();
      disarm();
      gone.abort();
      setOn(null);
    };
  }, [change, state.at]);
  return on;
}

/** The last plans turned up in these events. */
function plansIn(events: readonly Event[]): Plans | null {
  const shown = events.findLast((event) => event.type === 'plansShown');
  return shown?.type === 'plansShown' ? shown.cards : null;
}

/** The cards, backs first. */
export function Reveal({ table, reveal }: { table: Table; reveal: Plans }): JSX.Element {
  return (
    <BoardOverlay
      look={isCalm() ? 'sb-reveal sb-reveal-calm' : 'sb-reveal'}
      testId="bastards-reveal"
    >
      <p class="sb-reveal-title">{say('bastards-reveal')}</p>
      <div class="sb-reveal-rows" data-many={reveal.length > 3}>
        {reveal.map((cards, seat) => {
          const sitter = table.seats.value[seat];
          const mark = markOf(sitter?.mark ?? '', seat);
          return (
            <div
              key={sitter?.seat ?? seat}
              class="sb-reveal-row"
              style={{ '--seat': markColour(mark) }}
            >
              <span class="sb-reveal-who">
                <Mark mark={mark} size={18} /> <span class="sb-reveal-name">{sitter?.name}</span>
              </span>
              {cards.length === 0 && (
                <span class="sb-reveal-none">{say('bastards-reveal-none')}</span>
              )}
              {cards.map((card) => (
                <span key={card} class="sb-reveal-card" data-what={card}>
                  <span class="sb-reveal-face">
                    <RelationPicture relation={card} size={34} />
                    <span class="sb-wide">{relationName(card)}</span>
                    <span class="sb-narrow">{relationShort(card)}</span>
                  </span>
                  <span class="sb-reveal-back" aria-hidden="true">
                    ?
                  </span>
                </span>
              ))}
            </div>
          );
        })}
      </div>
    </BoardOverlay>
  );
}
