// Whole games of Podivné kraje by touch, on phone and tablet, in both languages.
import { expect, it } from 'vitest';

import { expectAccessible, type Language, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { place } from '../lib/kraje';
import { serve } from '../lib/serve';
import { browser, served } from '../lib/stage';
import { begin, byId, playOut, takeDevice, tap, toFinal } from '../lib/table';

type Look = readonly [Size, Language];

/** Every size of screen with every language, though not for every number of people. */
const forTwo: readonly Look[] = [
  [phone, 'cs'],
  [tablet, 'en'],
];
const alone: readonly Look[] = [[phone, 'en']];

const name = (size: Size, language: Language, what: string): string => `kraje-${size.name}-${language}-${what}`;

it.each(forTwo)('on a %o in %s two people play a whole game and nobody sees the other hand', async (size, language) => {
  const { page, context, complaints } = await visit(browser, served.url, size, language);
  await expectAccessible(page);
  await begin(page, { game: 'kraje', seats: 2, names: ['Žofie', 'Jiří'] });
  expect(await byId(page, 'kraje-board').count()).toBe(0);
  await expectAccessible(page);
  await shoot(page, name(size, language, 'curtain'));
  await takeDevice(page);
  await expectAccessible(page);
  await shoot(page, name(size, language, 'first'));
  let turn = 0;
  const decisions = await playOut(page, async () => {
    await place(page, turn * 5);
    turn += 1;
    if (turn === 9) await shoot(page, name(size, language, 'middle'));
  });
  expect(decisions).toBe(16);
  await toFinal(page);
  await expectAccessible(page);
  await shoot(page, name(size, language, 'final'));
  expect(complaints).toEqual([]);
  await context.close();
});

it.each(alone)('on a %o in %s one person plays a whole game without curtains', async (size, language) => {
  const { page, context, complaints } = await visit(browser, served.url, size, language);
  await begin(page, { game: 'kraje', seats: 1, names: ['Žofie'] });
  expect(await byId(page, 'curtain').count()).toBe(0);
  let turn = 0;
  const decisions = await playOut(page, async () => {
    await place(page, turn * 3);
    turn += 1;
    if (turn === 5) {
      await expectAccessible(page);
      await shoot(page, name(size, language, 'solo'));
    }
  });
  expect(decisions).toBe(8);
  await toFinal(page);
  await expectAccessible(page);
  await shoot(page, name(size, language, 'solo-final'));
  await page.keyboard.press('Escape');
  await tap(page, 'open-final');
  await byId(page, 'final').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it('an open game comes back after the server is killed', async () => {
  const first = await serve();
  const { page, context } = await visit(browser, first.url, tablet, 'en');
  await begin(page, { game: 'kraje', seats: 1 });
  await place(page, 0);
  await place(page, 4);
  const before = await byId(page, 'kraje-round').textContent();
  await first.kill();
  await context.close();
  const second = await serve(first.db);
  const again = await visit(browser, second.url, tablet, 'en');
  await tap(again.page, 'continue');
  await byId(again.page, 'kraje-round').waitFor();
  expect(await byId(again.page, 'kraje-round').textContent()).toBe(before);
  await again.context.close();
  await second.kill();
});
