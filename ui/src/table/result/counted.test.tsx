// @vitest-environment happy-dom
// A game that does not count, or is kept apart, says so where its result stands.

import { createRef, render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { testRoot } from '../../kit/root';
import { loadMessages, SHARED, speak } from '../../words/words';
import { toyState, toyTable } from '../toy';
import { Result } from './Result';

const root = testRoot();
beforeEach(async () => {
  await loadMessages(...SHARED);
  await speak('cs');
});

it.each([
  [true, false, undefined],
  [false, false, 'Partie je vynechaná ze statistik, rekordů i hodnocení.'],
  [false, true, 'Tohle je cvičná partie, do statistik, rekordů ani hodnocení se nepočítá.'],
])('counted: %s, practice: %s', async (isCounted, practice, said) => {
  const { host, table } = await toyTable(toyState({ practice }));
  const none = {
    games: 0,
    results: [],
    seats: [],
    course: [],
    records: [],
    sources: [],
    leads: [],
    swings: [],
  };
  host.answer = () => opaque({ ...none, isCounted, periods: { of: 'turn', starts: [0] } });
  await act(() =>
    render(
      <Result table={table} shown={0} body={createRef()}>
        {null}
      </Result>,
      root,
    ),
  );
  await expect.poll(() => host.of('result').length).toBe(1);
  await act(() => new Promise((answered) => setTimeout(answered)));
  expect(root.querySelector('.count-note')?.textContent?.replaceAll('\u00a0', ' ')).toBe(said);
});
