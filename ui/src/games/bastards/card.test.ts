// What the set-up offers is what the pack can play.

import { describe, expect, it } from 'vitest';
import { card, orderOf, planetsOf } from './card';
import pack from './pack.fixture';
import { RELATIONS } from './types';

describe.each([2, 3, 4, 5])('at a table of %i', (seats) => {
  it.each(['small', 'large', 'spread'])('%s inhabits as many planets as the pack asks', (value) => {
    const planets = planetsOf(value, seats) ?? [];
    expect(new Set(planets).size).toBe(pack.setup.planets[seats]);
    for (const planet of planets) expect(pack.planets.map(({ id }) => id)).toContain(planet);
  });
});

it('offers the orders of the pack’s scenarios, each once', () => {
  const order = card.options.find(({ key }) => key === 'order');
  const offered = (order?.choices ?? [])
    .filter(({ value }) => value !== 'own')
    .map(({ value }) => orderOf(value) ?? [...RELATIONS]);
  expect(offered.map((it) => it.join()).sort()).toEqual(
    pack.scenarios.map((it) => it.order.join()).sort(),
  );
});

it('ends with a round that counts dominance, and the first game with the first of them', () => {
  const rounds = card.options.find(({ key }) => key === 'rounds');
  expect(rounds?.choices.map(({ value }) => value)).toEqual(['4', '8', '12']);
  expect(card.makeSetup(2, { rounds: rounds?.first ?? '' })).toMatchObject({ rounds: 4 });
});

it('leaves settling to chance where the players wish', () => {
  expect(card.makeSetup(5, { settling: 'dealt' })).toMatchObject({ settling: 'dealt' });
});

it('leaves the usual game to the engine', () => {
  expect(card.makeSetup(3, { rounds: '12', settling: 'chosen' })).toEqual({
    game: 'bastards',
    seats: 3,
  });
  expect(card.makeSetup(3, {})).toEqual({ game: 'bastards', seats: 3 });
});

describe('of their own', () => {
  it('the players put the relations in any order', () => {
    const ownOrder = [...RELATIONS].reverse();
    const chosen = { order: 'own', ownOrder: ownOrder.join() };
    expect(card.makeSetup(2, chosen)).toMatchObject({ order: ownOrder });
    expect(card.makeSetup(2, { ...chosen, ownOrder: 'love,love' })).toMatchObject({
      order: RELATIONS,
    });
  });

  it('the players inhabit any planets, one at least', () => {
    const own = (ownPlanets: string) => ({ planets: 'own', ownPlanets });
    const five = own('p2,p4,p6,p8,p10');
    expect(card.makeSetup(2, five)).toMatchObject({ planets: ['p2', 'p4', 'p6', 'p8', 'p10'] });
    expect(card.isComplete?.(2, five)).toBe(true);
    expect(card.isComplete?.(3, five)).toBe(true);
    expect(card.isComplete?.(2, own('p1'))).toBe(true);
    expect(card.isComplete?.(2, own(''))).toBe(false);
    expect(card.isComplete?.(2, { planets: 'own' })).toBe(true);
  });
});
