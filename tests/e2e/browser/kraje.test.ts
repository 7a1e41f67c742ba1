// Podivné kraje by touch. A whole game for two is in `sounds.test.ts`.
import { expect, it } from 'vitest';

import { expectAccessible, type Language, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { place } from '../lib/kraje';
import { browser, served } from '../lib/stage';
import { begin, byId, playOn, playOut, takeDevice, tap, toFinal } from '../lib/table';
import { ALL, looks, thorough } from '../lib/tier';

type Look = readonly [Size, Language];

const LOOKS = looks<Look>([phone, 'cs'], [tablet, 'en']);

const name = (size: Size, language: Language, what: string): string => `kraje-${size.name}-${language}-${what}`;

it.each(LOOKS)('on a %o in %s two people play and nobody sees the other hand', async (size, language) => {
  const { page, complaints } = await visit(browser, served.url, size, language);
  await expectAccessible(page);
  await begin(page, { game: 'kraje', seats: 2, names: ['Žofie', 'Jiří'] });
  expect(await byId(page, 'kraje-board').count()).toBe(0);
  await expectAccessible(page);
  await shoot(page, name(size, language, 'curtain'));
  await takeDevice(page);
  await expectAccessible(page);
  await shoot(page, name(size, language, 'first'));
  let turn = 0;
  const act = async () => {
    await place(page, turn * 5);
    turn += 1;
    if (turn === 9) await shoot(page, name(size, language, 'middle'));
  };
  // To its end it is played in `sounds.test.ts`.
  expect(await playOn(page, act, async () => turn >= (ALL ? 16 : 4))).toBe(!ALL);
  expect(turn).toBe(ALL ? 16 : 4);
  expect(complaints).toEqual([]);
});

thorough('one person plays a whole game without curtains', async () => {
  const [size, language] = [phone, 'en'] as const;
  const { page, complaints } = await visit(browser, served.url, size, language);
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
  await tap(page, 'final-land');
  await tap(page, 'open-final');
  await byId(page, 'final').waitFor();
  expect(complaints).toEqual([]);
});
