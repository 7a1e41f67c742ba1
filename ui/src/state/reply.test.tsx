// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { testRoot } from '../kit/root';
import { toyTable } from '../table/toy';
import { useReply } from './reply';

const root = testRoot();

function Steps({ turn }: { turn: number }) {
  const reply = useReply({ type: 'log', table: 't' }, turn);
  return <p>{reply?.entries.length}</p>;
}

it('an answer that comes after a newer one is not shown', async () => {
  const { host } = await toyTable();
  const waiting: ((answer: unknown) => void)[] = [];
  host.answer = () => new Promise((resolve) => waiting.push(resolve));
  await act(() => render(<Steps turn={1} />, root));
  await act(() => render(<Steps turn={2} />, root));
  await act(async () => waiting[1]?.({ entries: [1, 2] }));
  await expect.poll(() => root.textContent).toBe('2');
  await act(async () => waiting[0]?.({ entries: [1] }));
  await new Promise((done) => setTimeout(done));
  expect(root.textContent).toBe('2');
});
