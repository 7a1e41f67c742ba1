// @vitest-environment happy-dom
// What a hint without points is good for, by what it does.

import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { opaque } from '../kit/opaque';
import { loadMessages, say, speak } from '../words/words';
import { ui as bastards } from './bastards';
import type { ActionOf, GameTable, GameUi } from './game-ui';
import { ui as okanagan } from './okanagan';

type Game = 'bastards' | 'okanagan';

const table = (toPlace: number, ...events: readonly string[]) =>
  opaque<GameTable<Game>>({
    view: signal({ players: [{ toPlace }] }),
    seat: signal(0),
    preview: signal({ events: events.map((type) => ({ type })) }),
  });

/** The sentence about an action of a type. */
function told<G extends Game>(ui: GameUi<G>, type: ActionOf<G>['type'], at = table(3)): string {
  const action = opaque<ActionOf<G>>({ game: ui.id, type });
  const message = ui.later?.([action], opaque<GameTable<G>>(at));
  return message ? say(message) : '';
}

it('tells when tokens, tiles and planets bring points', async () => {
  await loadMessages('people', 'bastards', 'okanagan');
  await speak('en');
  expect(told(okanagan, 'take')).toContain('a whole set');
  expect(told(okanagan, 'drawPile')).toBe('You place the tile next turn.');
  expect(told(okanagan, 'drawPile', table(0))).toBe('It is then gone for the others.');
  expect(told(okanagan, 'silo')).toContain('closed areas');
  expect(told(bastards, 'choose')).toContain('planets that you dominate');
  expect(told(bastards, 'pair')).toBe('Coins buy points at the end.');
  expect(told(bastards, 'pair', table(3, 'asked'))).toBe('If they agree, both of you gain.');
});
