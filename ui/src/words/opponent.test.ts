// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import type { DayOpponent } from '../host/protocol';
import { againstText, bestText, opponentText } from './opponent';
import { loadMessages, speak } from './words';

const regular: DayOpponent = { level: 'regular', rating: 1000.4, reason: 'nearest' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

beforeEach(async () => {
  await speak('cs');
  await loadMessages('deal');
});

it('says against whom a day is played and why', async () => {
  expect(plain(opponentText(regular))).toBe(
    'Proti tobě hraje Štamgast s hodnocením 1 000, protože je ti silou nejblíž.',
  );
  expect(plain(opponentText({ ...regular, reason: 'last' }))).toBe(
    'Proti tobě hraje Štamgast s hodnocením 1 000, protože s ním byla tvoje poslední partie.',
  );
  const { rating: _, ...unmeasured } = regular;
  expect(opponentText(unmeasured)).toBe('Proti tobě hraje Štamgast.');
  await speak('en');
  expect(opponentText({ ...regular, reason: 'chosen' })).toBe(
    'You play Regular, rated 1,000, as chosen in Settings.',
  );
});

it('says who sits there once it is begun, whoever would now', () => {
  expect(againstText({ status: 'running' }, 'greedy')).toBe('Proti tobě hraje Hamoun.');
  expect(againstText({ status: 'finished' }, 'greedy')).toBe('Proti tobě hrál Hamoun.');
});

it('says against whom the best of all days was', () => {
  const best = { table: 't', day: '2026-11-22', total: 54 };
  expect(plain(bestText(best, '22. listopadu'))).toBe('Nejvíc 54, 22. listopadu');
  expect(plain(bestText({ ...best, against: 'expert' }, '22. listopadu'))).toBe(
    'Nejvíc 54, 22. listopadu, proti Znalci',
  );
});
