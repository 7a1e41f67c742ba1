// Hunters and Gatherers by touch. A whole game by finger is in `sounds.test.ts`, one by keys in
// `ear.test.ts`, the end of one in `ceremony.test.ts`; what a request without sense is answered, in
// `crates/api/tests/door/errors.rs`.
import { expect, it } from 'vitest';

import { expectAccessible, guarded, phone, shoot, tablet, visit } from '../lib/browser';
import { answer, BONUS, decide } from '../lib/hunters';
import { layOut } from '../lib/script';
import { browser, served } from '../lib/stage';
import { middle, restUntil, standStill, tapTwice, touch } from '../lib/finger';
import { begin, byId, playOn, playOut, takeDevice, tap, toDecision, toFinal, untilDue } from '../lib/table';
import { ALL, thorough } from '../lib/tier';

it('two people play on a phone in Czech and nobody sees the other hand', async () => {
  const { page, complaints } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'hunters', seats: 2, names: ['Žofie', 'Jiří'], options: ['hidden'] });
  expect(await byId(page, 'hunters-board').count()).toBe(0);
  expect(await page.locator('[data-testid^="hunters-hand-"]').count()).toBe(0);
  await takeDevice(page);
  await expectAccessible(page);
  await shoot(page, 'hunters-phone-cs-first');
  let turn = 0;
  const act = async () => {
    await decide(page, turn * 7);
    turn += 1;
    if (turn === 3) await expectAccessible(page);
  };
  expect(await playOn(page, act, async () => turn >= (ALL ? 24 : 4))).toBe(true);
  await shoot(page, 'hunters-phone-cs-middle');
  expect(complaints).toEqual([]);
});

thorough('one person plays four bots to the end on a tablet in English by lamplight', async () => {
  const { page, complaints } = await visit(browser, served.url, tablet, 'en', { colorScheme: 'dark', reducedMotion: 'reduce' });
  await begin(page, { game: 'hunters', seats: 5, names: ['Žofie'], bots: [1, 2, 3, 4] });
  expect(await byId(page, 'curtain').count()).toBe(0);
  let turn = 0;
  await playOut(page, async () => {
    await decide(page, turn * 3);
    turn += 1;
    if (turn === 5) await expectAccessible(page);
    if (turn === 12) await shoot(page, 'hunters-tablet-en-bots');
  });
  expect(turn).toBeGreaterThan(14);
  await toFinal(page);
  await expectAccessible(page);
  await shoot(page, 'hunters-tablet-en-final');
  await page.keyboard.press('Escape');
  await byId(page, 'final').waitFor({ state: 'detached' });
  await shoot(page, 'hunters-tablet-en-full');
  expect(complaints).toEqual([]);
});

thorough('three people and two bots hand a phone round, in English', async () => {
  const { page, complaints } = await visit(browser, served.url, phone, 'en');
  await begin(page, { game: 'hunters', seats: 5, names: ['Ada', 'Ben', 'Cleo'], bots: [3, 4], options: ['hidden'] });
  const seen = new Set<string>();
  let turn = 0;
  const act = async () => {
    seen.add((await page.locator('.seat[data-on-turn="true"] .seat-name').textContent()) ?? '');
    await decide(page, turn * 5);
    turn += 1;
    if (turn === 20) await expectAccessible(page);
  };
  await playOn(page, act, async () => turn >= 24);
  expect([...seen].sort()).toEqual(['Ada', 'Ben', 'Cleo']);
  expect(complaints).toEqual([]);
});

it('four play with three open tiles each, without a curtain', async () => {
  const { page, complaints } = await visit(browser, served.url, tablet, 'cs');
  const options = ['strategic', 'open'];
  await begin(page, { game: 'hunters', seats: 4, names: ['Ada', 'Běla', 'Cyril', 'Dan'], bots: [3], options });
  expect(await byId(page, 'curtain').count()).toBe(0);
  // A banner goes by itself, and a curtain is taken by whoever plays on: they are counted as they come.
  await page.evaluate(`
    globalThis.banners = 0;
    globalThis.curtains = 0;
    const n = (all, what) => all.filter((it) => it instanceof Element && (it.matches(what) || it.querySelector(what))).length;
    new MutationObserver((all) => {
      const added = all.flatMap((it) => [...it.addedNodes]);
      banners += n(added, '.banner');
      curtains += n(added, '[data-testid=curtain]');
    }).observe(document.body, { childList: true, subtree: true });
  `);
  let turn = 0;
  const act = async () => {
    if (turn === 0) {
      // Everybody's tiles are in sight: three in hand, three beside each of the others.
      expect(await page.locator('.hg-hand-tile').count()).toBe(3);
      expect(await page.locator('.hg-supply-tiles .hg-tile-picture').count()).toBe(9);
      await expectAccessible(page);
    }
    await decide(page, turn * 3);
    turn += 1;
    if (turn === 30) await shoot(page, 'hunters-tablet-cs-open');
  };
  await playOn(page, act, async () => turn >= (ALL ? 32 : 6));
  expect(await page.evaluate('curtains')).toBe(0);
  expect(await page.evaluate('banners')).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});

it('a taken back tile lies in the hand again, and the piece with it', async () => {
  const { page } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'hunters', seats: 2, options: ['hidden'] });
  await takeDevice(page);
  const hand = await page.locator('[data-testid^="hunters-hand-"]').first().getAttribute('data-testid');
  await decide(page, 0);
  expect(await byId(page, 'hunters-board').getAttribute('data-phase')).toBe('occupy');
  await tap(page, 'undo');
  await byId(page, hand ?? '').waitFor();
  expect(await byId(page, 'hunters-spot').count()).toBeGreaterThan(0);
  await decide(page, 1);
  await decide(page, 0);
  await tap(page, 'undo');
  await page.locator('.hg-chip').first().waitFor();
});

it('a tap on the land tells who leads there, and on a gap what still fits', async () => {
  const { page } = await visit(browser, served.url, tablet, 'en');
  await begin(page, { game: 'hunters', seats: 2, options: ['hidden'] });
  await takeDevice(page);
  await standStill(page);
  const start = await byId(page, 'hunters-tiles').boundingBox();
  if (start === null) throw new Error('no tile on the table');
  await page.touchscreen.tap(start.x + start.width * 0.9, start.y + start.height * 0.9);
  await byId(page, 'hunters-asked').waitFor();
  expect(await byId(page, 'hunters-asked').textContent()).toContain('Open forest');
  await expectAccessible(page);
  await page.goBack();
  await byId(page, 'hunters-asked').waitFor({ state: 'detached' });
  expect(await byId(page, 'sheet-pause').count()).toBe(0);
  // A square beside the tiles tells what fits it, and how likely that comes: while a tile waits, to a
  // finger that rests there, for a tap would place it.
  const odds = byId(page, 'hunters-asked').locator('[data-testid=hunters-odds]');
  const told = /Chance that you draw one: \d+% next time, \d+% by the end\./;
  await restUntil(odds, await middle(byId(page, 'hunters-spot')));
  expect(await odds.textContent()).toMatch(told);
  await shoot(page, 'hunters-tablet-en-gap-held');
  await tap(page, 'hunters-asked-close');
  await decide(page, 0);
  expect(await byId(page, 'hunters-board').getAttribute('data-phase')).toBe('occupy');
  const lying = await byId(page, 'hunters-tiles').boundingBox();
  if (lying === null) throw new Error('no tile on the table');
  await standStill(page);
  // Two tiles lie side by side or one below the other: beyond the middle of a long side is a free one.
  const isWide = lying.width > lying.height;
  const cell = Math.min(lying.width, lying.height);
  const beside = isWide
    ? { x: lying.x + cell / 2, y: lying.y - cell / 3 }
    : { x: lying.x - cell / 3, y: lying.y + cell / 2 };
  await page.touchscreen.tap(beside.x, beside.y);
  await expect.poll(() => odds.textContent()).toMatch(told);
  await expectAccessible(page);
  await tap(page, 'hunters-asked-close');
  await tap(page, 'hunters-left');
  await byId(page, 'hunters-left-sheet').waitFor();
  await expectAccessible(page);
});

it('where the board is small, the tile just placed stands large beside the chips and takes taps', async () => {
  const { page } = await visit(browser, served.url, phone, 'cs');
  await begin(page, { game: 'hunters', seats: 2, options: ['hidden'] });
  await takeDevice(page);
  await decide(page, 0);
  const closeup = byId(page, 'hunters-closeup');
  await closeup.waitFor();
  const marks = closeup.locator('.hg-place');
  // One mark for each chip but "nothing".
  expect(await marks.count()).toBe((await page.locator('.hg-chip').count()) - 1);
  await expectAccessible(page);
  // The first mark is the first chip, and done at once: it can be taken back.
  const chip = await page.locator('.hg-chip').first().getAttribute('data-testid');
  const [piece = '', zone = ''] = (chip ?? '').split('-').slice(2);
  const pieces = byId(page, 'hunters-pieces').locator('[data-thing]');
  expect(await pieces.count()).toBe(0);
  await touch(page, await middle(marks.first()));
  await expect.poll(() => pieces.evaluateAll((all) => all.map((it) => it.getAttribute('data-thing')))).toEqual([
    expect.stringMatching(new RegExp(`^\\d-${piece}-\\d+-${zone}$`)),
  ]);
  await closeup.waitFor({ state: 'detached' });
});

it('a bonus turn comes back in the middle of it', async () => {
  await layOut(served.url, BONUS);
  const { page } = await visit(browser, served.url, phone, 'en');
  await tap(page, 'continue');
  await takeDevice(page);
  expect(await byId(page, 'prompt').textContent()).toMatch(/bonus turn/i);
  expect(await byId(page, 'hunters-left').textContent()).toContain('15');
  await byId(page, 'hunters-hand-88').waitFor();
  await decide(page, 0);
  const board = byId(page, 'hunters-board');
  // The shaman lies, and has not been answered yet.
  expect(await board.getAttribute('data-phase')).toBe('takeBack');
  await page.reload();
  await tap(page, 'continue');
  expect(await byId(page, 'curtain').textContent()).toContain('Jiří');
  await takeDevice(page);
  expect(await board.getAttribute('data-phase')).toBe('takeBack');
  expect(await page.locator('.hg-chip').count()).toBe(2);
  const pawns = byId(page, 'hunters-supply-1').locator('.hg-supply-count').first();
  expect(await pawns.textContent()).toBe('4');
  await answer(page, byId(page, 'hunters-chip-back-62-0'));
  expect(await board.getAttribute('data-phase')).toBe('occupy');
  expect(await pawns.textContent()).toBe('5');
  await decide(page, 4);
  // The extra turn is over: no second one, and the device goes to the other.
  while ((await untilDue(page)) === 'go-on') await touch(page, byId(page, 'go-on'));
  expect(await byId(page, 'curtain').textContent()).toContain('Žofie');
});

it('a double tap places one tile, and a tap where it cannot lie says why', async () => {
  await layOut(served.url, { ...BONUS, acts: BONUS.acts.slice(0, 2) });
  const { page } = await visit(browser, served.url, phone, 'en', guarded);
  await tap(page, 'continue');
  await takeDevice(page);
  const tiles = byId(page, 'hunters-tiles').locator(':scope > g');
  expect(await tiles.count()).toBe(2);
  // East of the tile of seat 0 lies nothing, and a meadow fits there; north-east of it nothing does.
  const square = page.locator('[data-testid="hunters-spot"][data-x="2"][data-y="0"]');
  const east = await middle(square);
  const { height = 0 } = (await square.boundingBox()) ?? {};
  await touch(page, { x: east.x, y: east.y - height });
  await byId(page, 'hunters-reason').getByText('share a side').waitFor();
  expect(await byId(page, 'hunters-ghost').count()).toBe(0);
  await touch(page, await middle(square));
  await byId(page, 'hunters-ghost').waitFor();
  await tapTwice(page, await middle(page.locator('[data-testid="bar-commit"]:not(:disabled)')));
  expect(await toDecision(page)).toBe(true);
  expect(await tiles.count()).toBe(3);
  expect(await byId(page, 'hunters-board').getAttribute('data-phase')).toBe('occupy');
});
