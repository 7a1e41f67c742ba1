// @vitest-environment happy-dom
// A game that does not count says so where its result stands.

import { createRef, render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import { opaque } from '../../kit/opaque';
import { testRoot } from '../../kit/root';
import { speak } from '../../words/words';
import { toyState, toyTable } from '../toy';
import { Result } from './Result';

const root = testRoot();
beforeEach(() => speak('cs'));

it.each([
  [true, false, undefined],
  [false, false, 'Do statistik, rekordů ani hodnocení se partie nepočítá.'],
  [false, true, 'Tohle je cvičná partie, do statistik se nepočítá.'],
])('counted: %s, practice: %s', async (isCounted, practice, said) => {
  const { host, table } = await toyTable(toyState({ practice }));
  const none = { seats: [], course: [], records: [], sources: [], leads: [], swings: [] };
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
  expect(root.querySelector('[data-testid="final-uncounted"]')?.textContent).toBe(said);
});
