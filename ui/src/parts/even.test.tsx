// @vitest-environment happy-dom
// The proposed head start on the page: with its chances, taken over by a press, and nothing at all
// where nothing is proposed.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { EvenSeat } from '../host/protocol';
import { testRoot } from '../kit/root';
import { loadMessages, speak } from '../words/words';
import { EvenProposal, proposedText } from './EvenProposal';

const EVEN: readonly EvenSeat[] = [
  { points: 0, now: 68, after: 50 },
  { points: 12, now: 32, after: 50 },
];
const seats = (points: number) => [
  { name: 'Eva', points: 0 },
  { name: 'Petr', points },
];

const root = testRoot();
beforeEach(async () => {
  await speak('cs');
  await loadMessages('people');
});

const show = (points: number, even: readonly EvenSeat[], onTake = (): void => undefined) =>
  act(() => render(<EvenProposal seats={seats(points)} even={even} onTake={onTake} />, root));
const button = () => root.querySelector<HTMLButtonElement>('[data-testid="even-take"]');

it('says the chances before and after, and is taken over with one press', async () => {
  let n = 0;
  await show(0, EVEN, () => {
    n += 1;
  });
  const said = [...root.querySelectorAll('li')].map((it) => it.textContent?.replace(/\s/g, ' '));
  expect(said).toEqual(['Eva teď 68 %, pak 50 %', 'Petr teď 32 %, s náskokem 12 pak 50 %']);
  expect(button()?.textContent).toContain('Petr 12');
  button()?.click();
  expect(n).toBe(1);
  expect(proposedText({ seats: seats(0), even: EVEN })).toBe('Petr 12');
});

it('offers nothing more where it is set already', async () => {
  const done = EVEN.map((it) => ({ ...it, now: it.after }));
  await show(12, done);
  expect(button()).toBeNull();
  expect(root.querySelector('ul')?.textContent?.replace(/\s/g, ' ')).toBe('Eva 50 %Petr 50 %');
  expect(proposedText({ seats: seats(12), even: done })).toBe('');
});

it('is not there where nothing is proposed', async () => {
  await show(0, []);
  expect(root.innerHTML).toBe('');
  expect(proposedText({ seats: seats(0), even: [] })).toBe('');
});
