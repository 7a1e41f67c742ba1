// A head start: set where the seats are set up, changed in the pause of the game, counted in every
// total, told at the end, and kept out of records.
import { expect, it } from 'vitest';

import { expectAccessible, phone, shoot, tablet, visit } from '../lib/browser';
import { misfits } from '../lib/fit';
import { place } from '../lib/kraje';
import { send } from '../lib/script';
import { sow } from '../lib/seed';
import { serve } from '../lib/serve';
import { browser } from '../lib/stage';
import { stock } from '../lib/stock';
import { byId, laid, pauseMore, playOut, tap, takeDevice, toFinal } from '../lib/table';
import { looks } from '../lib/tier';

interface Evened {
  readonly seats: readonly { readonly points: number; readonly now: number; readonly after: number }[];
}

it.each(looks([tablet, 'en'] as const, [phone, 'cs'] as const))('on a %o in %s who is known is offered what makes it even, and a guest nothing', async (size, language) => {
  const server = await serve(stock(160, 2));
  const { page, context, complaints } = await visit(browser, server.url, size, language);
  const { body } = await send(server.url, { type: 'people' });
  const { people } = body as { people: readonly { readonly profile: string; readonly name: string }[] };
  const seats = people.map(({ profile, name }) => ({ profile, name, mark: 'sun', sitter: { type: 'person' } }));
  // Three years of evenings have told them apart in one of the games.
  let known: { readonly game: string; readonly even: Evened } | undefined;
  for (const game of ['kraje', 'hunters', 'okanagan', 'bastards']) {
    const even = (await send(server.url, { type: 'even', game, seats })).body as Evened;
    if (even.seats.length > 0) known ??= { game, even };
  }
  if (known === undefined) throw new Error('they are as strong as each other');
  const weak = known.even.seats.findIndex(({ points }) => points > 0);
  const { points = 0, now = 0, after = 0 } = known.even.seats[weak] ?? {};
  expect(now).toBeLessThan(after);
  expect(Math.abs(after - 50)).toBeLessThan(10);

  await tap(page, `game-${known.game}`);
  await byId(page, 'start').waitFor();
  const two = page.locator('fieldset.chips input[type=radio][value="2"]').first().locator('xpath=..');
  await two.tap();
  for (const [seat, { name }] of people.entries()) await byId(page, `name-${seat}`).fill(name);
  const choice = byId(page, 'handicap');
  const proposal = `${people[weak]?.name} ${points}`;
  await expect.poll(() => choice.locator('summary').textContent()).toContain(proposal);
  await choice.locator('summary').tap();
  expect((await byId(page, 'even').textContent())?.replace(/\s/g, '')).toContain(`${now}%`);
  await expectAccessible(page);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `handicap-even-${size.name}`);
  // One tap takes it over, and nothing more is offered.
  await tap(page, 'even-take');
  await byId(page, 'even-take').waitFor({ state: 'detached' });
  expect(await byId(page, `handicap-${weak}`).inputValue()).toBe(String(points));
  await expect.poll(async () => (await byId(page, 'even').textContent())?.replace(/\s/g, '')).toContain(`${after}%`);
  await shoot(page, `handicap-even-taken-${size.name}`);
  // Nobody knows how strong a guest is.
  await byId(page, `name-${weak}`).fill('');
  await byId(page, 'even').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});

interface Row {
  readonly seats: readonly { readonly name: string; readonly handicap?: number; readonly total?: number }[];
}

it.each(looks([phone, 'cs'] as const, [tablet, 'en'] as const))('on a %o in %s a head start counts from set-up to the result', async (size, language) => {
  const server = await serve();
  const { page, context, complaints } = await visit(browser, server.url, size, language);
  await tap(page, 'game-kraje');
  await byId(page, 'start').waitFor();
  await page.locator('fieldset.chips input[type=radio][value="2"]').first().locator('xpath=..').tap();
  for (const [seat, name] of ['Žofie', 'Jiří'].entries()) await byId(page, `name-${seat}`).fill(name);

  // One line until somebody wants it.
  const choice = byId(page, 'handicap');
  expect(await byId(page, 'handicap-1').isVisible()).toBe(false);
  await choice.locator('summary').tap();
  await tap(page, 'handicap-more-1');
  await byId(page, 'handicap-1').fill('120');
  await byId(page, 'handicap-1').press('Tab');
  expect(await byId(page, 'handicap-1').inputValue()).toBe('99');
  expect(await choice.locator('summary').textContent()).toContain('Jiří 99');
  expect(await choice.textContent()).toMatch(/rekord|record/);
  await expectAccessible(page);
  expect(await misfits(page)).toEqual([]);
  await shoot(page, `handicap-setup-${size.name}`);
  await sow(page);
  await tap(page, 'start');
  await laid(page);
  await takeDevice(page);
  const total = (seat: number) => byId(page, `seat-${seat}`).locator('.seat-total');
  expect((await total(1).textContent())?.startsWith('99')).toBe(true);

  // Too much: it is changed while the game goes on, from its beginning.
  await pauseMore(page);
  await byId(page, 'handicap').locator('summary').tap();
  await byId(page, 'handicap-1').fill('7');
  await byId(page, 'handicap-1').press('Tab');
  await expect.poll(async () => (await total(1).textContent())?.startsWith('7')).toBe(true);
  await shoot(page, `handicap-pause-${size.name}`);
  expect(await misfits(page)).toEqual([]);
  await tap(page, 'pause-resume');

  let n = 0;
  await playOut(page, () => place(page, (n += 1) * 3));
  await toFinal(page);
  // Whoever is level by the rules is not when a head start is counted.
  expect(await page.locator('.final-verdict').textContent()).toContain('Jiří');
  expect(await byId(page, 'counts-ahead').textContent()).toMatch(/Jiří 7\..*(rekord|record)/);
  await page.locator('.place', { hasText: 'Jiří' }).tap();
  expect(await byId(page, 'handicap-line-1').textContent()).toMatch(/(v\skole|in\sround)\s1\D*7$/);
  await expectAccessible(page);
  await shoot(page, `handicap-final-${size.name}`);

  const { body } = await send(server.url, { type: 'games' });
  const [row] = (body as { games: readonly Row[] }).games;
  expect(row?.seats.map(({ handicap }) => handicap)).toEqual([undefined, 7]);
  const records = await send(server.url, { type: 'records' });
  const { kinds } = records.body as { kinds: readonly { kind: { variant: readonly string[] } }[] };
  expect(kinds.map(({ kind }) => kind.variant)).toEqual([['handicap']]);
  // The list says so, too.
  await tap(page, 'final-home');
  await tap(page, 'nav-games');
  await expect.poll(() => page.locator('.count-words').first().textContent()).toMatch(/(náskok|head start) Jiří 7/);
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});
