// @vitest-environment happy-dom
// What is asked says why, where it comes as a surprise: a settler that had no room, and a choice of one.

import { signal } from '@preact/signals';
import { beforeEach, expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { loadMessages, say, speak } from '../../words/words';
import { ui } from './index';
import type { Table } from './play';
import type { Offer, Stage, View } from './types';

type Tokens = NonNullable<View['laying']>['tokens'];

beforeEach(async () => {
  await speak('cs');
  await loadMessages('bastards');
});

/** What seat 0 of two is asked. */
function asked(stage: Stage, offer: Partial<Offer>, tokens: Tokens = []): string {
  const laying = tokens.length > 0 ? { seat: 0, planet: 'p1', corpses: false, tokens } : null;
  const none = {
    lay: [],
    name: [],
    choose: [],
    cards: [],
    put: [],
    reach: [],
    load: [],
    unload: [],
  };
  const table = opaque<Table>({
    view: signal({ stage, laying, round: 0 }),
    offer: signal({ ...none, ...offer }),
    seat: signal(0),
    seats: signal([
      { name: 'Eva', sitter: { type: 'person' } },
      { name: 'Nováček', sitter: { type: 'bot', level: 'newcomer' } },
    ]),
    catalogue: { planets: [{ planet: 'p1', name: { cs: 'Drobek', en: 'Crumb' } }] },
  });
  return say(ui.prompt(table)).replaceAll('\u00a0', ' ');
}

const settling = (more: Partial<Extract<Stage, { type: 'settle' }>>): Stage => ({
  type: 'settle',
  namer: 0,
  planet: 'p1',
  sent: ['sluggy', 'spud', 'toadling'],
  colour: 0,
  exchange: null,
  ...more,
});

it('a settler without room is named when all are laid anew', () => {
  const lay = [{ cell: 1, turn: 0 }];
  const anew: Tokens = [
    { colour: 1, race: 'spud' },
    { colour: 0, race: 'sluggy' },
  ];
  expect(asked(settling({}), { lay }, anew)).toBe(
    'Šlimák se nevešel, skládáš znovu všechny. Teď Nováčkova bramboroida',
  );
  expect(asked(settling({}), { lay }, anew.slice(1))).toBe('Polož šlimáka na Drobka');
  expect(asked(settling({}), { lay }, [{ colour: 5, race: 'spud' }])).toBe(
    'Polož neutrálního bramboroida na Drobka',
  );
});

it('who has to send another settler is told for whose sake', () => {
  const exchange = { seat: 0, races: ['toadling'] as const };
  const own = settling({ exchange: opaque(exchange) });
  expect(asked(own, { choose: ['toadling'] })).toBe(
    'Na Drobka se šlimák nevejde. Koho pošleš místo šlimáka?',
  );
  const neutral = settling({ exchange: opaque(exchange), colour: 5 });
  expect(asked(neutral, { choose: ['toadling'] })).toContain('se ropušák nevejde');
});

it('the only planet left is not asked for as if there were others', () => {
  const stage: Stage = { type: 'name', seat: 0 };
  expect(asked(stage, { name: ['p1', 'p2'] })).toBe('Vyber planetu k osídlení');
  expect(asked(stage, { name: ['p1'] })).toBe('Osiď poslední planetu, Drobka');
});
