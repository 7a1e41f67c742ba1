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
import { byId, laid, playOut, tap, takeDevice, toFinal } from '../lib/table';

interface Row {
  readonly seats: readonly { readonly name: string; readonly handicap?: number; readonly total?: number }[];
}

it.each([
  [phone, 'cs'],
  [tablet, 'en'],
] as const)('on a %o in %s a head start counts from set-up to the result', async (size, language) => {
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
  await tap(page, 'pause');
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
  expect(await byId(page, 'final-handicap').textContent()).toMatch(/Jiří 7\..*(rekord|record)/);
  await page.locator('.place', { hasText: 'Jiří' }).tap();
  expect(await byId(page, 'handicap-line-1').textContent()).toMatch(/7$/);
  expect(await byId(page, 'honours').count(), 'nothing was won by it').toBe(0);
  await expectAccessible(page);
  await shoot(page, `handicap-final-${size.name}`);

  const { body } = await send(server.url, { type: 'games' });
  const [row] = (body as { games: readonly Row[] }).games;
  expect(row?.seats.map(({ handicap }) => handicap)).toEqual([undefined, 7]);
  const records = await send(server.url, { type: 'records' });
  expect((records.body as { kinds: readonly unknown[] }).kinds).toEqual([]);
  // The list says so, too.
  await tap(page, 'final-home');
  await tap(page, 'nav-games');
  await expect.poll(() => page.locator('.row-when').first().textContent()).toMatch(/(náskok|head start) Jiří 7/);
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});
