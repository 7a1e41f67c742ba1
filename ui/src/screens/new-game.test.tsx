// @vitest-environment happy-dom
// Setting up a game: people may say who begins, wherever somebody does, and that they trust each other.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { GameId, Person, Request } from '../host/protocol';
import { remember } from '../kit/memory';
import { opaque } from '../kit/opaque';
import { testRoot } from '../kit/root';
import { cards } from '../state/games';
import { people } from '../state/people';
import { toyTable } from '../table/toy';
import { say, speak } from '../words/words';
import { NewGame } from './NewGame';

const EVA: Person = {
  profile: 'eva',
  name: 'Eva',
  mark: 'leaf',
  help: 'normal',
  textSize: 'normal',
  isHidden: false,
  games: 3,
  counted: 0,
  merged: [],
};

const root = testRoot();
beforeEach(async () => {
  localStorage.clear();
  await speak('cs');
});

const chip = (label: string, value: string) =>
  [...root.querySelectorAll('fieldset')]
    .find((it) => it.querySelector('legend')?.textContent === label)
    ?.querySelector<HTMLInputElement>(`input[value="${value}"]`);

/** The set-up of a game for two, and the setup that is sent when it begins. */
async function setUp(game: GameId, leastSeats = 2, known: readonly Person[] = []) {
  const sent: Request[] = [];
  const { host } = await toyTable();
  const answers: Record<string, unknown> = {
    packs: { packs: [] },
    people: { people: known },
    even: { seats: [], chances: [] },
  };
  people.value = known;
  host.answer = (request) => {
    sent.push(request);
    return answers[request.type] ?? { games: [], people: [], packs: [], seats: [], table: 't' };
  };
  cards.value = [
    opaque<(typeof cards.value)[number]>({
      game,
      leastSeats,
      mostSeats: leastSeats + 1,
      levels: [],
    }),
  ];
  await act(() => render(<NewGame key={game} game={game} />, root));
  const begin = async () => {
    await act(() => root.querySelector<HTMLElement>('[data-testid="start"]')?.click());
    await expect.poll(() => sent.some(({ type }) => type === 'newTable')).toBe(true);
    const begun = sent.find((it) => it.type === 'newTable');
    return begun?.type === 'newTable' ? { ...begun.setup, trust: begun.trust } : undefined;
  };
  return Object.assign(begin, { sent });
}

it.each(['hunters', 'okanagan', 'bastards'] as const)(
  'lets people say who begins: %s',
  async (game) => {
    const begin = await setUp(game);
    const first = say('setup-first');
    expect(chip(first, 'chance')?.checked).toBe(true);
    await act(() => chip(first, '1')?.click());
    expect(chip(first, '1')?.checked).toBe(true);
    expect(await begin()).toMatchObject({ game, first: 1 });
  },
);

it('is set up for those who played another game last, as many of them as can play', async () => {
  const sat = ['Eva', 'Petr', 'Adam'].map((name) => ({ name, mark: 'sun', sitter: 'person' }));
  remember('places', sat);
  const begin = await setUp('kraje', 1);
  expect(await begin()).toMatchObject({ game: 'kraje', seats: 2 });
});

it('leaves it to chance where nobody says so', async () => {
  const begin = await setUp('okanagan');
  expect(await begin()).not.toHaveProperty('first');
});

const trust = () => root.querySelector<HTMLInputElement>('[data-testid="setup-trust"]');

it('asks whether people trust each other only where something is hidden', async () => {
  const begin = await setUp('hunters');
  expect(trust()).toBeNull();
  await act(() => chip(say('hunters-set-variant'), 'strategic')?.click());
  expect(trust()?.checked).toBe(false);
  await act(() => trust()?.click());
  await act(() => chip(say('hunters-set-hands'), 'open')?.click());
  expect(trust()).toBeNull();
  expect(await begin()).toMatchObject({ hands: 'open', trust: undefined });
});

it('remembers that the people trust each other', async () => {
  const begin = await setUp('bastards');
  expect(trust()?.checked).toBe(false);
  await act(() => trust()?.click());
  expect(await begin()).toMatchObject({ trust: true });
  const again = await setUp('bastards');
  await act(() => render(null, root));
  await act(() => render(<NewGame game="bastards" />, root));
  expect(trust()?.checked).toBe(true);
  expect(await again()).toMatchObject({ trust: true });
});

it('asks only where the cards are chosen openly, in Podivné kraje', async () => {
  const begin = await setUp('kraje');
  expect(chip(say('setup-first'), '1')).toBeUndefined();
  await act(() => chip(say('kraje-set-choosing'), 'open')?.click());
  expect(chip(say('setup-first'), '0')?.checked).toBe(true);
  expect(trust()).toBeNull();
  await act(() => chip(say('setup-first'), '1')?.click());
  expect(await begin()).toMatchObject({ game: 'kraje', choosing: 'open', first: 1 });
});

const seatsOf = (sent: readonly Request[]) =>
  sent.flatMap((it) => (it.type === 'newTable' ? [it.seats] : [])).at(-1);
const press = (id: string) =>
  act(async () => root.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click());

it('proposes who played last where nobody has set up a game', async () => {
  const { sent } = await setUp('kraje', 1, [EVA]);
  await press('start');
  await expect.poll(() => seatsOf(sent)).toMatchObject([{ profile: 'eva', name: 'Eva' }]);
});

it('proposes those who sat in the last game together, as many as can play', async () => {
  const others = ['Petr', 'Adam', 'Ida'].map((name) => ({ ...EVA, profile: name, name }));
  const known = [EVA, ...others].map((it, i) => ({ ...it, playedAt: i < 3 ? 9 : 8 }));
  const { sent } = await setUp('hunters', 1, known);
  await press('start');
  await expect.poll(() => seatsOf(sent)).toMatchObject([{ name: 'Eva' }, { name: 'Petr' }]);
});

it("asks once who plays a game that would be nobody's, and a guest may", async () => {
  remember('places', [{ name: '', mark: 'sun', sitter: 'person' }]);
  const { sent } = await setUp('kraje', 1, [EVA]);
  await press('start');
  expect(seatsOf(sent)).toBeUndefined();
  await press('who-guest');
  await expect.poll(() => seatsOf(sent)).toMatchObject([{ name: 'Hráč 1' }]);
  expect(seatsOf(sent)?.[0]).not.toHaveProperty('profile');
  sent.length = 0;
  await act(() => render(null, root));
  await act(() => render(<NewGame game="kraje" />, root));
  await press('start');
  // It is not asked again.
  await expect.poll(() => seatsOf(sent)).toHaveLength(1);
});
