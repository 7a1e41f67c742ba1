// The end of a game: counted in the open line by line, then who won beside the finished land, what
// the game brought, and one picture of it.
import { readFileSync } from 'node:fs';

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { desktop, expectAccessible, type Language, moving, phone, shoot, type Size, tablet, visit } from '../lib/browser';
import { middle, touch } from '../lib/finger';
import { misfits } from '../lib/fit';
import { decide as decideHunters } from '../lib/hunters';
import { place } from '../lib/kraje';
import { decide as decideOkanagan } from '../lib/okanagan';
import { decide as decideBastards } from '../lib/bastards';
import { serve } from '../lib/serve';
import { send } from '../lib/script';
import { browser } from '../lib/stage';
import { afterwards, byId, knowHow, laid, playOn, playOut, tap, toFinal } from '../lib/table';
import { looks } from '../lib/tier';
import { layRecorded } from '../lib/trace';

const NAMES = ['Žofie', 'Jiří', 'Ada', 'Běla', 'Cyril'];

interface Recorded {
  readonly game: string;
  readonly file: string;
  readonly seats: number;
  /** How many acts are left to the finger. */
  readonly left: number;
  readonly decide: (page: Page, n: number) => Promise<void>;
  /** What is lit on the board or beside it. */
  readonly lit: string;
}

const GAMES: readonly Recorded[] = [
  { game: 'kraje', file: 'kraje-2-rules1', seats: 2, left: 1, decide: place, lit: '.kr-spotlight' },
  { game: 'hunters', file: 'hunters-2-rules2', seats: 2, left: 1, decide: decideHunters, lit: '[data-testid="hunters-glow"]' },
  { game: 'okanagan', file: 'okanagan-2-rules2', seats: 2, left: 1, decide: decideOkanagan, lit: '.ok-not-lit, .ok-own [data-lit="true"]' },
  { game: 'bastards', file: 'bastards-5-rules2', seats: 5, left: 1, decide: decideBastards, lit: '.sb-planet[data-lit="true"]' },
];

interface Look {
  readonly size: Size;
  readonly language: Language;
  readonly games: readonly string[];
}

/** Of a desk, one game tells all: the page beside the board is the same for every game. */
const LOOKS = looks<readonly Look[]>(
  [
    { size: phone, language: 'cs', games: ['kraje', 'bastards'] },
    { size: tablet, language: 'en', games: ['hunters', 'okanagan'] },
  ],
  [
    { size: phone, language: 'cs', games: ['hunters', 'okanagan'] },
    { size: tablet, language: 'en', games: ['kraje', 'bastards'] },
    { size: desktop, language: 'cs', games: ['hunters'] },
  ],
).flat();

/** To the end of a recorded game, up to where the count begins. */
async function toEnd(page: Page, { decide }: Recorded): Promise<void> {
  await tap(page, 'continue');
  await laid(page);
  let n = 0;
  const isCounting = async () => (await byId(page, 'count').count()) > 0;
  await playOn(page, () => decide(page, (n += 1) * 3), isCounting);
  await byId(page, 'count').waitFor();
}

/** Asks for the next line, which comes; after the last one the count is over. */
async function stepOn(page: Page, ask: () => Promise<unknown>): Promise<void> {
  const place = byId(page, 'count').locator('small');
  const [now = 0, of = 0] = ((await place.textContent()) ?? '').split('/').map(Number);
  await ask();
  await expect.poll(() => place.allTextContents()).toEqual(now === of ? [] : [expect.stringMatching(new RegExp(`^${now + 1}\\s*/`))]);
}

describe.each(LOOKS)('on a $size.name in $language', ({ size, language, games }) => {
  it.each(GAMES.filter(({ game }) => games.includes(game)))('$game counts in the open, and the land stays in sight', async (recorded) => {
    const server = await serve();
    const { game, file, seats, left, lit } = recorded;
    await layRecorded(server.url, file, NAMES.slice(0, seats), left);
    const { page, context, complaints } = await visit(browser, server.url, size, language, moving);
    await toEnd(page, recorded);
    // The totals grow with the count.
    const begun = await page.locator('.seat-total').allTextContents();
    expect(begun).toHaveLength(seats);
    // Not every line has its place on the board.
    while ((await page.locator(lit).count()) === 0) await stepOn(page, () => tap(page, 'count-next'));
    await page.locator('.count-points').waitFor();
    await shoot(page, `ceremony-${game}-${size.name}-count`);
    // A tap on the board asks for the next line as the button does.
    const onBoard = async () => touch(page, await middle(page.locator('.table-board .surface')));
    await stepOn(page, size === desktop ? () => tap(page, 'count-next') : onBoard);
    await toFinal(page);
    await byId(page, 'count').waitFor({ state: 'detached' });
    // No dialog lies over it, and a good part of the glass is the land.
    expect(await page.locator('dialog').count()).toBe(0);
    const board = await page.locator('.table-board').boundingBox();
    expect((board?.width ?? 0) * (board?.height ?? 0)).toBeGreaterThan(0.3 * size.width * size.height);
    await page.locator('.places[data-running="false"]').waitFor();
    await page.locator('.verdict[data-told="true"]').waitFor();
    const places = await page.locator('.place-total').allTextContents();
    expect(places).toHaveLength(seats);
    expect(begun.map((it) => it.split(' ')[0])).not.toEqual(places);
    await byId(page, 'result-points').waitFor();
    expect(await broken(page.locator('.result-table th'))).toEqual([]);
    expect(await page.locator('.final .tabs').evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    expect(await misfits(page)).toEqual([]);
    await expectAccessible(page);
    await shoot(page, `ceremony-${game}-${size.name}-final`);
    await byId(page, 'result-points').scrollIntoViewIfNeeded();
    await shoot(page, `ceremony-${game}-${size.name}-bars`);
    await page.evaluate(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
    // However many sit there and whatever it brought, the way to the parts of the page is in sight.
    expect(await page.locator('.final .tab').evaluateAll((tabs) => tabs.every((it) => it.getBoundingClientRect().bottom <= innerHeight))).toBe(true);
    // It is shared with its picture.
    await afterwards(page, 'final-share');
    await page.locator('.share-picture img').waitFor();
    expect(await misfits(page)).toEqual([]);
    await expectAccessible(page);
    await shoot(page, `ceremony-${game}-${size.name}-share`);
    const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'share-picture')]);
    await page.keyboard.press('Escape');
    expect(download.suggestedFilename()).toMatch(new RegExp(`^ctyrhra-${game}-\\d{4}-\\d\\d-\\d\\d\\.png$`));
    await expectPicture(page, readFileSync(await download.path()), game, size);
    // The story has the land with the course of the points under it, to take along as one picture.
    await page.locator('[role=tab]', { hasText: /^(Příběh|Story)$/ }).tap();
    const [told] = await Promise.all([page.waitForEvent('download'), tap(page, 'story-picture')]);
    await expectPicture(page, readFileSync(await told.path()), game, size, '-story');
    await tap(page, 'final-land');
    await byId(page, 'final').waitFor({ state: 'detached' });
    expect(complaints.filter((it) => !it.includes('"type":"preview"'))).toEqual([]);
    await context.close();
    await server.kill();
  });
});

/** Whose words run over more than one line, or out of the table. */
const broken = (all: Locator): Promise<readonly (string | null)[]> =>
  all.evaluateAll((found) =>
    found.flatMap((it) => {
      const words = document.createTreeWalker(it, NodeFilter.SHOW_TEXT);
      const lines = new Set<number>();
      while (words.nextNode()) {
        if (words.currentNode.textContent?.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        for (const { bottom } of range.getClientRects()) lines.add(Math.round(bottom));
      }
      const table = it.closest('section')?.getBoundingClientRect();
      const isOut = table !== undefined && it.getBoundingClientRect().right > table.right + 1;
      return lines.size > 1 || isOut ? [it.textContent] : [];
    }),
  );

/** A PNG as large as it should be, with the land drawn into its middle. */
async function expectPicture(page: Page, file: Buffer, game: string, size: Size, of = ''): Promise<void> {
  const { writeFileSync } = await import('node:fs');
  const { join } = await import('node:path');
  const { shots } = await import('../lib/place');
  writeFileSync(join(shots, `ceremony-${game}-${size.name}-picture${of}.png`), file);
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350]);
  // How many colours there are where the land lies: a blank would have one.
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [300, 300];
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 240, 300, 600, 600, 0, 0, 300, 300);
    const { data: dots } = pen?.getImageData(0, 0, 300, 300) ?? { data: [] };
    const found = new Set<number>();
    for (let i = 0; i < dots.length; i += 4) found.add(((dots[i] ?? 0) << 16) | ((dots[i + 1] ?? 0) << 8) | (dots[i + 2] ?? 0));
    return found.size;
  }, file.toString('base64'));
  expect(colours).toBeGreaterThan(100);
}

it('with reduced motion nothing is counted, and a tie is explained', async () => {
  const server = await serve();
  const [kraje] = GAMES;
  if (!kraje) throw new Error('no game');
  // With a head start of nine the totals are equal, and the page says what decided.
  const { table, at } = await layRecorded(server.url, kraje.file, NAMES.slice(0, 2), 1);
  const { status } = await send(server.url, { type: 'setHandicap', table, seat: 1, points: 9, at });
  expect(status).toBe(200);
  const { page, context } = await visit(browser, server.url, phone, 'cs', { reducedMotion: 'reduce' });
  await tap(page, 'continue');
  await laid(page);
  await playOut(page, () => place(page, 3));
  expect(await byId(page, 'count').count()).toBe(0);
  await toFinal(page);
  expect(await page.locator('.places').getAttribute('data-running')).toBe('false');
  const [first, second] = await page.locator('.place-total').allTextContents();
  expect(first).toBe(second);
  expect(await byId(page, 'final-tie').textContent()).toContain('Při stejných bodech');
  await context.close();
  await server.kill();
});

/** A person of the device, begun and played to the end alone; what the page then tells. */
it('the page tells what the game brought, as the engines have it, and Home that the day is played', async () => {
  const server = await serve();
  const { page, context, complaints } = await visit(browser, server.url, tablet, 'cs', moving);
  await tap(page, 'day-open');
  await byId(page, 'day-kraje').waitFor();
  await byId(page, 'day-name').fill('Žofie');
  await tap(page, 'day-play-kraje');
  await laid(page);
  await knowHow(page);
  let turn = 0;
  await playOut(page, () => place(page, 3 * turn++));
  await toFinal(page);
  const day = page.locator('.honour[data-kind="day"]');
  await day.waitFor();
  await shoot(page, 'ceremony-day');
  await tap(page, 'final-home');
  await page.goBack();
  const home = byId(page, 'day-open');
  await home.waitFor();
  await expect.poll(() => home.getAttribute('data-played')).toBe('1');
  await shoot(page, 'ceremony-home');

  // Two games of one kind: what the last brought is what the api says of it.
  let last = '';
  for (let n = 0; n < 2; n += 1) {
    await layRecorded(server.url, 'kraje-1-rules1', ['Žofie'], 2);
    await page.reload();
    await tap(page, 'continue');
    await laid(page);
    await playOut(page, () => place(page, 5 * turn++));
    await toFinal(page);
    const { body } = await send(server.url, { type: 'games' });
    const { games } = body as { games: { table: string; changedAt: number }[] };
    last = games.sort((a, b) => b.changedAt - a.changedAt)[0]?.table ?? '';
    const { body: told } = await send(server.url, { type: 'result', table: last });
    const { records } = told as { records: { feat: string; beaten?: { name: string } }[] };
    await byId(page, 'result-points').waitFor();
    expect(await page.locator('.honour[data-kind="record"]').count()).toBe(records.length);
    for (const [i, { beaten }] of records.entries()) {
      expect(await page.locator('.honour[data-kind="record"]').nth(i).textContent()).toContain(beaten?.name ?? 'nobody');
    }
    if (records.length > 0) await shoot(page, 'ceremony-record');
    await tap(page, 'final-home');
    await byId(page, 'day-open').waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
  await server.kill();
});
