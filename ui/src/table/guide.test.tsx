// @vitest-environment happy-dom
// A first game is guided to its end: what it is about, then one sentence for each new kind of question,
// each of them once.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { GameUi } from '../games/game-ui';
import type { TableState } from '../host/protocol';
import { testRoot } from '../kit/root';
import { guide, isGuided } from '../state/first-game';
import { loadMessages, speak } from '../words/words';
import { About, Guide } from './Guide';
import type { LiveTable } from './live';
import { Prompt } from './Prompt';
import { toyState, toyTable } from './toy';

const root = testRoot();
let n = 0;
/** A name that nothing was remembered by. */
function fresh(): string {
  n += 1;
  return `n${n}`;
}

beforeEach(async () => {
  await speak('cs');
  await loadMessages('kraje');
  await loadMessages('lessons/kraje');
});

/** What is asked, and what else a newcomer may have met. */
interface Asked {
  readonly asks: string;
  readonly topics?: readonly string[];
}

/** The first game of somebody, and how it goes on to the next question. */
async function firstGame(who = fresh(), id = fresh()) {
  let asked: Asked = { asks: 'first' };
  const stateOf = (change: Partial<TableState>): TableState => {
    const state = toyState({ table: id, ...change });
    return {
      ...state,
      seats: state.seats.map((seat) => ({ ...seat, profile: `${who}-${seat.seat}` })),
    };
  };
  const { host, table } = await toyTable(stateOf({ at: 0 }));
  const ui: Partial<GameUi> = {
    prompt: () => ({ id: `kraje-prompt-${asked.asks}`, args: { turns: 'yes', round: 1 } }),
    topics: () => asked.topics ?? [],
  };
  Object.assign(table, { ui: { ...table.ui, ...ui } });
  guide(id, 0);
  const draw = () =>
    act(() =>
      render(
        <>
          <About table={table} />
          <Prompt table={table} />
          <Guide table={table} />
        </>,
        root,
      ),
    );
  await draw();
  const goOn = async (next: Asked, change: Partial<TableState> = {}) => {
    asked = next;
    host.answer = () => stateOf({ at: table.state.value.at + 1, ...change });
    await act(() => table.reopen());
    await draw();
  };
  return { table, goOn };
}

const box = () => root.querySelector('[data-testid="first-turn"]');
const says = () => [...(box()?.querySelectorAll('li') ?? [])].map((it) => it.textContent ?? '');
const press = (id: string) =>
  act(() => root.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click());
const help = (table: LiveTable, to: 'learner') =>
  Object.assign(table, { help: { value: to, peek: () => to } });

it('says before the first move what the game is about, how it goes and how long', async () => {
  await firstGame();
  expect(box()?.querySelector('h2')?.textContent).toMatch(/^Podivné kraje/);
  expect(says()).toHaveLength(3);
  expect(says()[0]).toContain('Vyhrává');
  await press('first-go');
  expect(says()).toEqual([expect.stringContaining('druhou dostane soupeř')]);
});

it('tells a sentence once, at the first question of its kind, to the end of the game', async () => {
  const { table, goOn } = await firstGame();
  await goOn({ asks: 'first' });
  expect(says()).toEqual([expect.stringContaining('druhou dostane soupeř')]);
  await goOn({ asks: 'second' });
  expect(says()).toEqual([expect.stringContaining('ti nechal soupeř')]);
  await goOn({ asks: 'first' });
  expect(box()).toBeNull();
  // A kind of question without a sentence of its own is told in full.
  await goOn({ asks: 'stuck' });
  expect(says()).toEqual([expect.stringContaining('vyber, kterou odhodíš')]);
  await goOn({ asks: 'first', topics: ['none'] });
  expect(says()).toEqual([expect.stringContaining('nepočítá ani sdílená')]);
  await goOn({ asks: 'first', topics: ['none'] });
  expect(box()).toBeNull();
  expect(isGuided(table.state.value.table, 0)).toBe(true);
  await goOn({ asks: 'over' }, { next: 'over' });
  expect(isGuided(table.state.value.table, 0)).toBe(false);
});

it('says once to all around the device what the game is about', async () => {
  const { table, goOn } = await firstGame();
  guide(table.state.value.table, 1);
  await press('first-skip');
  await goOn({ asks: 'first' }, { actor: 1, holder: { type: 'open' } });
  expect(says()).toEqual([expect.stringContaining('druhou dostane soupeř')]);
});

it('does not say again at another table what the same person was told', async () => {
  const who = fresh();
  const first = await firstGame(who);
  await press('first-go');
  await first.goOn({ asks: 'second' });
  await act(() => render(null, root));
  await firstGame(who);
  expect(box()).toBeNull();
});

it('what is told can be put away, and the whole guide be waved off', async () => {
  const { goOn } = await firstGame();
  await goOn({ asks: 'first', topics: ['none'] });
  await press('guide-close');
  expect(box()).toBeNull();
  // What was put away is known; what else is new comes with the next question.
  await goOn({ asks: 'first', topics: ['none'] });
  expect(says()).toEqual([expect.stringContaining('druhou dostane soupeř')]);
  await press('first-skip');
  expect(box()).toBeNull();
  await goOn({ asks: 'second' });
  expect(box()).toBeNull();
});

it('speaks in the line above the hand to who has moves suggested beside it', async () => {
  const { table, goOn } = await firstGame();
  help(table, 'learner');
  await goOn({ asks: 'second' });
  expect(box()).toBeNull();
  const prompt = () => root.querySelector('[data-testid="prompt"]')?.textContent;
  expect(prompt()).toContain('ti nechal soupeř');
  await goOn({ asks: 'second' });
  expect(prompt()).toContain('Polož kartu, kterou ti poslal soupeř');
});
