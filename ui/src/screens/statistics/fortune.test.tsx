// @vitest-environment happy-dom
// The luck of all reviewed games of a person, as their page says it.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { Fortune as Told } from '../../host/protocol';
import { testRoot } from '../../kit/root';
import { toyTable } from '../../table/toy';
import { loadMessages, SHARED, speak } from '../../words/words';
import { Fortune } from './Fortune';

const TOLD: Told = {
  course: [
    { luck: 6, usually: 12 },
    { luck: -2, usually: 20 },
    { luck: -3.4, usually: 20.2 },
  ],
  luck: -3.4,
  usually: 20.2,
  mean: -1.1,
  meanUsually: 6.7,
  fair: 'within',
};

const root = testRoot();
beforeEach(async () => {
  await loadMessages('statistics', ...SHARED);
  await speak('cs');
});

async function shown(told: Told) {
  const { host } = await toyTable();
  host.answer = () => told;
  await act(() => render(<Fortune person="eva" game="kraje" />, root));
  await expect.poll(() => root.textContent !== '' || told.course.length === 0).toBe(true);
  return host;
}

const text = () => root.textContent?.replace(/\s+/g, ' ') ?? '';

it('says what the luck of all games comes to, and whether chance does that', async () => {
  const host = await shown(TOLD);
  expect(host.of('fortune')).toEqual([{ type: 'fortune', profile: 'eva', game: 'kraje' }]);
  expect(text()).toContain('−3,4 bodu ± 20,2');
  expect(text()).toContain(
    'Sečteno přes 3 rozebrané partie, na jednu −1,1 ± 6,7. To je v mezích náhody.',
  );
  const cells = [...root.querySelectorAll('tbody tr')].map((it) =>
    it.textContent?.replace(/\s/g, ' '),
  );
  expect(cells).toEqual(['1+6± 12', '2−2± 20', '3−3,4± 20,2']);
  await act(() => speak('en'));
  expect(text()).toContain('Summed over 3 reviewed games, −1.1 ± 6.7 a game. That is within');
});

it('says of few games that they are few, and what lies far out as what it is', async () => {
  await shown({ ...TOLD, fair: 'unknown' });
  expect(text()).toContain('Na soud je jich zatím málo.');
  render(null, root);
  await shown({ ...TOLD, fair: 'beyond' });
  expect(text()).toContain('dál, než kam náhoda obvykle dojde');
});

it('says nothing of nobody’s games', async () => {
  await shown({ ...TOLD, course: [] });
  expect(root.textContent).toBe('');
});
