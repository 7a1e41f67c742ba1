// What there is to learn, and how far whoever learns here has come.

import { computed, signal } from '@preact/signals';
import type { GameId, GameLessons, Lesson } from '../host/protocol';
import { remember, remembered } from '../kit/memory';
import { attempt, host } from './client';
import { people } from './people';

/** As last heard of. */
const heard = signal<readonly GameLessons[]>([]);

/** Who was chosen to learn here; a text without a person is a guest. */
const chosen = signal(remembered<string>('learner'));

/** Who learns: whoever was chosen, else who played last; `undefined` is a guest. */
export const learner = computed(() => {
  const known = people.value.filter((person) => !person.isHidden);
  const last = chosen.value === undefined ? known[0] : undefined;
  return known.find(({ profile }) => profile === chosen.value) ?? last;
});

/** Chooses who learns; without a person it is a guest. */
export function chooseLearner(profile: string | undefined): void {
  chosen.value = profile ?? '';
  remember('learner', chosen.value);
  void refreshLessons();
}

const ofLearner = (profile: string | undefined) =>
  ({ type: 'lessons', ...(profile === undefined ? {} : { profile }) }) as const;

/** Hears anew how far the learner has come. */
export async function refreshLessons(): Promise<void> {
  const profile = learner.value?.profile;
  const reply = await attempt(() => host().send(ofLearner(profile)));
  if (reply && profile === learner.value?.profile) heard.value = reply.games;
}

/** What there is to learn in a game; `undefined` until it is heard of. */
export function learningOf(game: GameId): GameLessons | undefined {
  return heard.value.find((it) => it.game === game);
}

/** A lesson or small position of a game. */
export function lessonOf(game: GameId, lesson: string): Lesson | undefined {
  const { lessons = [], small = [] } = learningOf(game) ?? {};
  return [...lessons, ...small].find(({ id }) => id === lesson);
}

/** The lesson after one, or the first that is not learned yet. */
export function nextLesson(game: GameId, after?: string): Lesson | undefined {
  const lessons = learningOf(game)?.lessons ?? [];
  const at = lessons.findIndex(({ id }) => id === after);
  return after === undefined ? lessons.find((it) => !it.isLearned) : lessons[at + 1];
}
