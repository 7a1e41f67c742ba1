// Decisions of one's own that come back: how many there are, and the way to the next one.

import { useEffect, useState } from 'preact/hooks';
import type { Exercises, PlayDay } from '../host/door';
import { attempt, host } from './door';
import { open, turnTo } from './nav';

/** The exercises of a person as they stand; `undefined` until that is known. */
export function useExercises(profile: string | undefined): Exercises | undefined {
  const [found, setFound] = useState<Exercises | undefined>();
  useEffect(() => {
    let isWanted = true;
    setFound(undefined);
    if (profile === undefined) return;
    void attempt(() => host().send({ type: 'exercises', profile })).then((reply) => {
      if (isWanted && reply) setFound(reply);
    });
    return () => {
      isWanted = false;
    };
  }, [profile]);
  return found;
}

/** Opens the puzzle of a day; in place of the one in sight, or on top of what is. */
export async function solveDay(asked: PlayDay, isGoingOn = false): Promise<void> {
  await attempt(async () => {
    const given = await host().send({ type: 'puzzle', ...asked });
    const screen = { screen: 'table', table: given.table } as const;
    if (isGoingOn) turnTo(screen);
    else open(screen);
  });
}

/** Opens the exercise that looms largest; in place of the one in sight, or on top of what is. */
export async function practiseNext(profile: string, isGoingOn = false): Promise<void> {
  await attempt(async () => {
    const { exercises } = await host().send({ type: 'exercises', profile });
    const [next] = exercises;
    if (!next) return;
    const { table, n, seat } = next;
    const given = await host().send({ type: 'practise', table, n, seat });
    const screen = { screen: 'table', table: given.table } as const;
    if (isGoingOn) turnTo(screen);
    else open(screen);
  });
}
