// Decisions of one's own that come back: how many there are, and the way to the next one.

import { useEffect, useState } from 'preact/hooks';
import type { Exercises, ExercisesOf, PlayDay, Practise, TableState } from '../host/protocol';
import { attempt, host } from './client';
import { open, screen, turnTo } from './nav';

/**
 * What is left of a person's portion of the day, or of the mistakes of one game; `undefined` until that is
 * known.
 */
export function useExercises(profile: string | undefined, table?: string): Exercises | undefined {
  const [found, setFound] = useState<Exercises | undefined>();
  useEffect(() => {
    let isWanted = true;
    setFound(undefined);
    if (profile === undefined) return;
    const asked = table === undefined ? { profile } : { profile, table };
    void attempt(() => host().send({ type: 'exercises', ...asked })).then((reply) => {
      if (isWanted && reply) setFound(reply);
    });
    return () => {
      isWanted = false;
    };
  }, [profile, table]);
  return found;
}

/**
 * Opens the puzzle of a day; in place of the one in sight, or on top of what is. It may have to be made
 * first, which takes a while: whoever has gone elsewhere by then is not fetched back.
 */
export async function solveDay(asked: PlayDay, isGoingOn = false): Promise<void> {
  const from = screen.peek();
  await attempt(async () => {
    const given = await host().send({ type: 'puzzle', ...asked });
    if (screen.peek() !== from) return;
    show(given, isGoingOn);
  });
}

/**
 * Opens the exercise in sight anew: tried again, or after the app that held it has ended, for it is in memory
 * only.
 */
export async function askAnew({ game, seats, exercise }: TableState): Promise<void> {
  if (exercise?.day !== undefined) {
    const plans = seats.map(({ name, mark, sitter, profile, help }) => ({
      name,
      mark,
      sitter,
      ...(profile === undefined || profile === null ? {} : { profile }),
      help,
    }));
    await solveDay({ game, day: exercise.day, seats: plans }, true);
  } else if (exercise?.of !== undefined) {
    const { of: table, n } = exercise;
    const seat = seats.findIndex(({ sitter }) => sitter.type === 'person');
    await attempt(() => practise({ table, n, seat }, true));
  }
}

async function practise(asked: Practise, isGoingOn: boolean): Promise<void> {
  const given = await host().send({ type: 'practise', ...asked });
  show(given, isGoingOn);
}

/** In place of the one in sight, or on top of what is. */
function show({ table }: TableState, isGoingOn: boolean): void {
  const next = { screen: 'table', table } as const;
  if (isGoingOn) turnTo(next);
  else open(next);
}

/**
 * Opens the next exercise of the day's portion, or of one game; in place of the one in sight, or on top of
 * what is.
 */
export async function practiseNext(of: ExercisesOf, isGoingOn = false): Promise<void> {
  await attempt(async () => {
    const { exercises } = await host().send({ type: 'exercises', ...of });
    const [next] = exercises;
    if (!next) return;
    const { table, n, seat } = next;
    await practise({ table, n, seat }, isGoingOn);
  });
}
