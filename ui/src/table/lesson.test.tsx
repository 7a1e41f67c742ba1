// @vitest-environment happy-dom
// The end of a lesson has its moment, once.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { testRoot } from '../kit/root';
import { loadMessages, SHARED } from '../words/words';
import { LessonPanel } from './Lesson';
import * as sounds from './sounds';
import { opaque, toyState, toyTable } from './toy';

const root = testRoot();

it('praises whoever has just learned it, and not whoever opens it again', async () => {
  await loadMessages('kraje', 'lessons/kraje', ...SHARED);
  const cheer = vi.spyOn(sounds, 'cheer').mockImplementation(() => undefined);
  const at = (isDone: boolean) =>
    toyState({ lesson: opaque({ id: 'lay', task: 1, tasks: 2, isDone, isSmall: false }) });
  const well = () => root.querySelector('[data-testid="lesson-well"]');
  const { host, table } = await toyTable(at(false));
  await act(() => render(<LessonPanel table={table} />, root));
  expect([well(), cheer.mock.calls.length]).toEqual([null, 0]);
  host.answer = () => ({ ...at(true), at: 5 });
  await act(() => table.reopen());
  expect(well()?.textContent).toBe('Výborně!');
  expect(cheer).toHaveBeenCalledTimes(1);
  const again = await toyTable(at(true));
  await act(() => render(null, root));
  await act(() => render(<LessonPanel table={again.table} />, root));
  expect(well()).not.toBeNull();
  expect(cheer).toHaveBeenCalledTimes(1);
});
