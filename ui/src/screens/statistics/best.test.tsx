// @vitest-environment happy-dom
// The best results of a kind: what is asked for, and that everything opens its game.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { Kind, Record, Request, Best as Told } from '../../host/protocol';
import { opaque } from '../../kit/opaque';
import { testRoot } from '../../kit/root';
import { screen } from '../../state/nav';
import { toyTable } from '../../table/toy';
import { loadMessages, SHARED, speak } from '../../words/words';
import { Best } from './Best';

const KIND: Kind = { game: 'kraje', variant: [], seats: 2, assisted: false };

const record = (value: number, table: string): Record => ({
  feat: 'score',
  value,
  holder: { name: 'Eva', mark: 'sun', profile: 'eva' },
  seat: 0,
  table,
  at: Date.UTC(2026, 10, 22, 12),
  isVerified: true,
});

const TOLD: Told = {
  feats: ['score', 'fastest'],
  top: [
    { place: 1, record: record(57, 'a') },
    { place: 1, record: record(57, 'b') },
    { place: 3, record: record(40, 'c') },
  ],
  history: [record(57, 'a'), record(30, 'd')],
  people: [{ name: 'Eva', mark: 'sun', profile: 'eva' }],
  floor: -1,
};

const root = testRoot();
beforeEach(async () => {
  await loadMessages('statistics', ...SHARED);
  await speak('cs');
});

const text = (it: Element | null | undefined) => it?.textContent?.replace(/\s+/g, ' ') ?? '';
const cards = () => [...root.querySelectorAll('.stat-card')].map(text);

async function choose(value: string) {
  const chip = root.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  await act(() => chip?.click());
  await act(() => new Promise((answered) => setTimeout(answered)));
}

it('shows the best, how the record changed, and beside them those of a person', async () => {
  const { host } = await toyTable();
  host.answer = ({ type }: Request) => opaque(type === 'best' ? TOLD : { games: 0, lines: [] });
  await act(() => render(<Best kind={KIND} />, root));
  await expect.poll(cards).toHaveLength(2);
  expect(cards()[0]).toContain('1.Eva57');
  expect(cards()[0]).toContain('3.Eva40');
  expect(cards()[1]).toMatch(/^Jak se rekord měnil.*57.*30/);
  await choose('eva');
  expect(cards()).toHaveLength(4);
  await choose('people');
  expect(host.of('best')).toContainEqual({
    type: 'best',
    kind: KIND,
    feat: 'score',
    peopleOnly: true,
    person: 'eva',
  });
  await choose('fastest');
  expect(text(root)).toContain('aspoň s −1 bodem: tolik nebo víc jich má polovina výsledků.');
  await act(() => root.querySelectorAll<HTMLElement>('.record')[2]?.click());
  expect(screen.value).toMatchObject({ screen: 'table', table: 'c' });
});
