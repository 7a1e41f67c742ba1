// Both chosen cards turned up at once, in the middle of the board, before they settle into their
// realms. It lies over the board for a moment and takes no taps, but can be asked about.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Event } from '../../host/gen/kraje';
import type { Seat } from '../../host/protocol';
import { BoardOverlay } from '../../kit/BoardOverlay';
import { isKept, later, moment } from '../../kit/clock';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { isCalm } from '../../kit/reduced-motion';
import { say } from '../../words/words';
import { CardBack, CardPicture } from './art/card';
import { type Table, viewOf } from './play';
import type { FaceOf } from './realm';

const REVEAL_MS = 2000;
const shownAt = new WeakMap<Table, number>();

/** The seats whose cards have just been revealed together; `null` when none have. */
export function useReveal(table: Table): readonly Seat[] | null {
  const state = table.state.value;
  const change = table.change.value;
  const [on, setOn] = useState<readonly Seat[] | null>(null);
  useEffect(() => {
    // Openly chosen cards come one after the other.
    if (viewOf(table).seats.length < 2 || table.setup.choosing === 'open') return;
    // The last cards are seen in their realms, where they are counted.
    if (state.next === 'over') return;
    const isFresh = change.cause === 'act' || (change.cause === 'load' && change.before === null);
    if (!isFresh || shownAt.get(table) === state.at) return;
    const told = change.events.length > 0 ? change.events : state.since;
    const seats = placedIn(told.flatMap(({ event }) => (event.game === 'kraje' ? [event] : [])));
    if (seats.length < 2) return;
    shownAt.set(table, state.at);
    setOn(seats);
    const end = () => setOn(null);
    let stop = moment(REVEAL_MS, end);
    // Whoever goes on playing has seen enough; a finger that rests may still ask about a card.
    const pass = (event: PointerEvent) => {
      if (event.button !== 0) return;
      stop();
      stop = later(0, end);
    };
    window.addEventListener('pointerdown', pass, { capture: true });
    return () => {
      stop();
      window.removeEventListener('pointerdown', pass, { capture: true });
      setOn(null);
    };
  }, [change, state.at]);
  return on;
}

/** The seats with a card laid open in these events. */
export function placedIn(events: readonly Event[]): Seat[] {
  const seats = events.flatMap((event) => (event.type === 'placed' ? [event.seat] : []));
  return [...new Set(seats)].sort();
}

/** The two cards side by side, backs first. */
export function Reveal(p: { table: Table; seats: readonly Seat[]; faceOf: FaceOf }): JSX.Element {
  const { table, seats, faceOf } = p;
  const view = viewOf(table);
  return (
    <BoardOverlay
      look={isCalm() || isKept() ? 'kr-reveal kr-reveal-calm' : 'kr-reveal'}
      testId="kraje-reveal"
    >
      <span class="unseen">{say('kraje-reveal')}</span>
      {seats.map((seat) => {
        const placed = view.seats[seat]?.placed ?? [];
        const last = placed[placed.length - 1];
        const sitter = table.seats.value[seat];
        if (!last) return null;
        return (
          <figure key={seat} class="kr-reveal-card" data-what={`card:${last.card}`}>
            <div class="kr-reveal-turn">
              <div class="kr-reveal-back">
                <CardBack />
              </div>
              <div class="kr-reveal-face">
                <CardPicture face={faceOf({ ...last, rotation: 0 })} near />
              </div>
            </div>
            <figcaption>
              <Mark mark={markOf(sitter?.mark ?? '', seat)} size={18} />
              <span class="kr-reveal-name">{sitter?.name}</span>
            </figcaption>
          </figure>
        );
      })}
    </BoardOverlay>
  );
}
