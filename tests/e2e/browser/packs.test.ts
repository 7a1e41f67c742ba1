// Another pack of cards from a file: refused whole with its faults, or added and played with.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { expectAccessible, phone, visit } from '../lib/browser';
import { place } from '../lib/kraje';
import { top } from '../lib/place';
import { sow } from '../lib/seed';
import { browser, served } from '../lib/stage';
import { byId, playOut, tap } from '../lib/table';

interface PackFile {
  pack: { id: string; version: string };
  cards: unknown[];
}

const own = (): PackFile =>
  JSON.parse(readFileSync(join(top, 'src-tauri/crates/kraje/data/cards.json'), 'utf8')) as PackFile;

const file = (pack: PackFile) => ({
  name: 'pack.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(pack)),
});

it('says what is wrong with a pack, adds a good one and plays with it', async () => {
  const { page, context } = await visit(browser, served.url, phone, 'cs');
  await tap(page, 'game-kraje');
  await page.locator('.setup-more summary').tap();

  const short = own();
  short.cards.pop();
  await byId(page, 'add-pack').setInputFiles(file(short));
  await byId(page, 'pack-faults').waitFor();
  expect(await byId(page, 'pack-faults').innerText()).toMatch(/18|17/);
  await expectAccessible(page);

  const other = own();
  other.pack.id = 'kraje-jina';
  await byId(page, 'add-pack').setInputFiles(file(other));
  await page.getByText('kraje-jina').waitFor();
  expect(await byId(page, 'pack-faults').count()).toBe(0);
  await sow(page);
  await tap(page, 'start');
  await byId(page, 'kraje-board').waitFor();
  expect(await playOut(page, () => place(page, 1))).toBe(8);
  await context.close();
});
