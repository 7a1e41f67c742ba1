// The first game of somebody who has never played it: what it is about, and then one sentence the first
// time that each kind of question comes up, until the game is over or they wave it off. Nobody is told
// anything twice. A guest is asked first.

import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat, TableState } from '../host/protocol';
import { Button, IconButton } from '../kit/controls';
import { guideGuest, isAsked, isGuided, isTold, letBe, noteTold } from '../state/first-game';
import { useCard } from '../state/nav';
import { type Message, msg, say, words } from '../words/words';
import { isLaidDown } from './Edges';
import { canDo } from './learner';
import type { LiveTable } from './live';

/** Something a newcomer is told once. */
interface Topic {
  readonly key: string;
  readonly says: Message;
}

/** The position at which what is told was put away. */
const putAway = signal('');
const placeOf = ({ table, at }: TableState): string => `${table}:${at}`;

const isAct = (table: LiveTable): boolean =>
  table.state.value.next === 'act' && !table.past.place.value && !table.isAnswered.value;

/** What could be told here, the most telling first: the last is what is asked. */
function topicsOf(table: LiveTable): readonly Topic[] {
  const { id, prompt, topics } = table.ui;
  const about = { key: 'about', says: msg(`first-${id}`) };
  // What is in hand already is to be confirmed.
  if (table.draft.value) return [{ key: 'confirm', says: msg('guide-confirm') }];
  const asked = prompt(table);
  const key = asked.id.replace(`${id}-prompt-`, '');
  const says = msg(`guide-${id}-${key}`);
  return [
    ...(isLaidDown(table) ? [] : [about]),
    ...(topics?.(table) ?? []).map((it) => ({ key: it, says: msg(`guide-${id}-${it}`) })),
    { key, says: words.value.has(says.id) ? says : canDo(asked) },
  ];
}

/** What is told at this decision; `null` where there is nothing new. */
function topicAt(table: LiveTable): Topic | null {
  const state = table.state.value;
  const seat = table.seat.value;
  if (!isAct(table) || !isGuided(state.table, seat) || putAway.value === placeOf(state))
    return null;
  return topicsOf(table).find(({ key }) => !isTold(state, seat, key)) ?? null;
}

/** Whether the line that says what to do tells it: along an edge, and for who has moves suggested too. */
const isInPrompt = (table: LiveTable): boolean =>
  isLaidDown(table) || table.help.value === 'learner';

/** What the line that says what to do tells instead. */
export function guideInPrompt(table: LiveTable): Message | null {
  const topic = isInPrompt(table) ? topicAt(table) : null;
  return topic && topic.key !== 'about' ? topic.says : null;
}

/** Whether something beside the hand takes the room that suggestions need. */
export const isGuiding = (table: LiveTable): boolean =>
  topicAt(table) !== null && guideInPrompt(table) === null;

export function Guide({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const seat = table.seat.value;
  const topic = topicAt(table);
  useNote(table, topic);
  if (isAct(table) && isAsked(state.table, seat)) return <AskGuest table={table} />;
  if (!topic || topic.key === 'about') return null;
  const isBare = isInPrompt(table);
  if (isBare && !isLaidDown(table)) return null;
  return (
    <section class="first-turn" aria-label={say(`first-${table.ui.id}`)} data-testid="first-turn">
      {!isBare && (
        <ol>
          <li role="status">{say(topic.says)}</li>
        </ol>
      )}
      <Button look="quiet" onPress={() => letBe(state, seat)} testId="first-skip">
        {say('first-skip')}
      </Button>
      {!isBare && (
        <IconButton
          icon="cross"
          label={say('close')}
          onPress={() => {
            noteTold(state, seat, [topic.key]);
            putAway.value = placeOf(state);
          }}
          testId="guide-close"
        />
      )}
    </section>
  );
}

/** What was told at a position is known from the next one on, and at the end of the game all of it. */
function useNote(table: LiveTable, topic: Topic | null): void {
  const state = table.state.value;
  const seat = table.seat.value;
  const told = useRef<{ at: number; seat: Seat; keys: string[] } | null>(null);
  const isOver = state.next === 'over' && !state.exercise;
  useEffect(() => {
    const last = told.current;
    if (last && (last.at !== state.at || last.seat !== seat)) {
      noteTold(state, last.seat, last.keys);
      told.current = null;
    }
    if (topic)
      told.current = { at: state.at, seat, keys: [...(told.current?.keys ?? []), topic.key] };
  }, [state.at, seat, topic?.key]);
  useEffect(() => {
    if (!isOver) return;
    for (const { seat: at } of state.seats) if (isGuided(state.table, at)) letBe(state, at);
  }, [isOver]);
}

/** What the game is about, over the board, before the first move. */
export function About({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const seat = table.seat.value;
  const { id } = table.ui;
  const isDue = topicAt(table)?.key === 'about';
  // All around the device have seen it.
  const go = () => {
    for (const it of state.seats) noteTold(state, it.seat, ['about']);
  };
  useCard(isDue ? go : null);
  if (!isDue) return null;
  const key = `first-${id}`;
  return (
    <div class="about-over centred">
      <section class="about" aria-label={say(key)} data-testid="first-turn">
        <h2>{say(key)}</h2>
        <ul>
          <li>{say(`first-${id}.win`)}</li>
          <li>{say(`first-${id}.turn`)}</li>
          <li>{say(`first-${id}.long`, { n: table.ui.rounds?.(table) ?? 0 })}</li>
        </ul>
        <div class="about-buttons in-row">
          <Button
            look="quiet"
            onPress={() => {
              go();
              letBe(state, seat);
            }}
            testId="first-skip"
          >
            {say('first-skip')}
          </Button>
          {table.help.value !== 'learner' && (
            <Button
              look="quiet"
              icon="light"
              onPress={() => {
                table.learner.begin();
                go();
              }}
              testId="first-learner"
            >
              {say('first-learner')}
            </Button>
          )}
          <Button look="main" onPress={go} testId="first-go">
            {say('first-go')}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** A guest may have played it elsewhere. */
function AskGuest({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const seat = table.seat.value;
  return (
    <section class="first-turn" aria-label={say('first-asked')} data-testid="first-asked">
      <p role="status">{say('first-asked')}</p>
      <Button look="quiet" onPress={() => guideGuest(state, seat)} testId="first-show">
        {say('first-show')}
      </Button>
      <Button look="quiet" onPress={() => letBe(state, seat)} testId="first-known">
        {say('first-known')}
      </Button>
    </section>
  );
}
