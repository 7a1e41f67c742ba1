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
  const offered = (order?.choices ?? []).map(({ value }) => orderOf(value) ?? [...RELATIONS]);
  expect(offered.map((it) => it.join()).sort()).toEqual(
    pack.scenarios.map((it) => it.order.join()).sort(),
  );
});

it('leaves the usual game to the engine', () => {
  expect(card.makeSetup(3, {})).toEqual({ game: 'bastards', seats: 3 });
});
