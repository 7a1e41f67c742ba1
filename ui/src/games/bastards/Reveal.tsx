// All planned cards, or all settlers sent, turned up at once, seat by seat. They lie over the board for
// a moment and go at a touch; a finger that rests on a card asks about it first.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BoardOverlay } from '../../kit/BoardOverlay';
import { guard, moment } from '../../kit/clock';
import { ARM_MS } from '../../kit/controls';
import { Mark } from '../../kit/Mark';
import { markColour, markOf } from '../../kit/marks';
import { isCalm } from '../../kit/reduced-motion';
import { say } from '../../words/words';
import { RacePicture } from './art/race';
import { RelationPicture } from './art/relation';
import type { Table } from './play';
import { type Event, type Race, RELATIONS, type Relation } from './types';
import { raceName, relationName, relationShort } from './words';

/** How long each is looked at: of settlers there is one a seat. */
const REVEAL_MS = { plans: 3200, settlers: 2000 };
const shownAt = new WeakMap<Table, number>();

/** What all seats chose in secret, turned up together. */
export type Choices =
  | { readonly of: 'plans'; readonly seats: readonly (readonly Relation[])[] }
  | { readonly of: 'settlers'; readonly seats: readonly (readonly Race[])[] };

/** The choices that have just been turned up; `null` when none have. */
export function useReveal(table: Table): Choices | null {
  const state = table.state.value;
  const change = table.change.value;
  const [on, setOn] = useState<Choices | null>(null);
  useEffect(() => {
    const isFresh = change.cause === 'act' || (change.cause === 'load' && change.before === null);
    if (!isFresh || shownAt.get(table) === state.at) return;
    const told = change.events.length > 0 ? change.events : state.since;
    const choices = choicesIn(
      told.flatMap(({ event }) => (event.game === 'bastards' ? [event] : [])),
    );
    if (!choices) return;
    shownAt.set(table, state.at);
    setOn(choices);
    const end = () => setOn(null);
    const gone = new AbortController();
    const early = { capture: true, signal: gone.signal };
    const stop = moment(REVEAL_MS[choices.of], end);
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

/** The last choices turned up in these events. */
export function choicesIn(events: readonly Event[]): Choices | null {
  for (const event of events.toReversed()) {
    if (event.type === 'plansShown') return { of: 'plans', seats: event.cards };
    if (event.type === 'choicesShown')
      return { of: 'settlers', seats: event.races.map((race) => [race]) };
  }
  return null;
}

/** The cards, backs first. */
export function Reveal({ table, reveal }: { table: Table; reveal: Choices }): JSX.Element {
  const isPlans = reveal.of === 'plans';
  return (
    <BoardOverlay
      look={isCalm() ? 'sb-reveal sb-reveal-calm' : 'sb-reveal'}
      testId="bastards-reveal"
    >
      <p class="sb-reveal-title">{say(isPlans ? 'bastards-reveal' : 'bastards-reveal-settlers')}</p>
      <div class="sb-reveal-rows" data-many={reveal.seats.length > 3}>
        {reveal.seats.map((cards, seat) => {
          const sitter = table.seats.value[seat];
          const mark = markOf(sitter?.mark ?? '', seat);
          return (
            <div
              key={sitter?.seat ?? seat}
              class="sb-reveal-row in-row"
              style={{ '--seat': markColour(mark) }}
            >
              <span class="sb-reveal-who">
                <Mark mark={mark} size={18} />{' '}
                <span class="sb-reveal-name one-line">{sitter?.name}</span>
              </span>
              {cards.length === 0 && (
                <span class="sb-reveal-none">{say('bastards-reveal-none')}</span>
              )}
              {cards.map((card) => (
                <span key={card} class="sb-reveal-card" data-what={card}>
                  <span class="sb-reveal-face">
                    {isRelation(card) ? (
                      <>
                        <RelationPicture relation={card} size={34} />
                        <span class="sb-wide">{relationName(card)}</span>
                        <span class="sb-narrow">{relationShort(card)}</span>
                      </>
                    ) : (
                      <>
                        <RacePicture
                          catalogue={table.catalogue}
                          race={card}
                          owner={mark}
                          size={38}
                        />
                        {raceName(card)}
                      </>
                    )}
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

const isRelation = (card: Relation | Race): card is Relation =>
  (RELATIONS as readonly string[]).includes(card);
