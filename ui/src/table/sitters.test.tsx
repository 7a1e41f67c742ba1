// @vitest-environment happy-dom
// People come and go: what the sheet offers for each seat, and what is told of it.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import type { Agreement, SeatPlan, TableState, Told } from '../host/protocol';
import { testRoot } from '../kit/root';
import { dismiss, notices } from '../state/notices';
import { people } from '../state/people';
import { loadMessages, say, speak } from '../words/words';
import { canSubstitute, SittersSheet } from './SittersSheet';
import { agreementsTold, told } from './told';
import { opaque, toyState, toyTable, toyUi } from './toy';

const root = testRoot();
const BOT = { type: 'bot', level: 'guest' } as const;
const PETR: SeatPlan = { name: 'Petr', mark: 'drop', sitter: { type: 'person' } };
const left: Agreement = { type: 'substitution', seat: 1, at: 3, was: PETR };

beforeEach(async () => {
  await speak('cs');
  await loadMessages('people');
  people.value = [];
});

const [eva, petr] = toyState().seats;
if (!eva || !petr) throw new Error('two sit there');
const withBot = { seats: [eva, { ...petr, sitter: BOT }], agreements: [left] };

async function sheet(change: Partial<TableState> = {}, after: Partial<TableState> = change) {
  const known = people.value;
  const found = await toyTable(toyState(change));
  people.value = known;
  found.host.answer = ({ type }) => (type === 'people' ? { people: known } : toyState(after));
  await act(() => render(<SittersSheet table={found.table} />, root));
  const button = (it: string) => root.querySelector<HTMLButtonElement>(`[data-testid="${it}"]`);
  const press = (it: string) =>
    act(async () => {
      button(it)?.click();
      await new Promise((done) => setTimeout(done));
    });
  return { ...found, button, press };
}

it('lets the computer play on for whoever leaves, and tells how to take that back', async () => {
  const { host, press } = await sheet({}, withBot);
  await press('sitter-change-1');
  await press('sitter-sit-1');
  const plan = { ...PETR, sitter: { type: 'bot', level: 'regular' } };
  expect(host.of('substitute')).toEqual([
    { type: 'substitute', table: 't1', at: 4, seat: 1, plan },
  ]);
  const [notice] = notices.value;
  expect(notice?.action?.label).toEqual({ id: 'undo' });
  await act(async () => notice?.action?.act());
  expect(host.of('substitute')[1]).toEqual({ type: 'substitute', table: 't1', at: 4, seat: 1 });
  if (notice) dismiss(notice.id);
});

it('calls back whoever left', async () => {
  const { host, press, button } = await sheet(withBot);
  expect(button('sitter-back-0')).toBeNull();
  expect(button('sitter-back-1')?.textContent).toContain('Petr');
  expect(root.textContent).toContain('Petr odchází, dál hraje počítač (Návštěvník).');
  await press('sitter-back-1');
  expect(host.of('substitute')).toEqual([{ type: 'substitute', table: 't1', at: 4, seat: 1 }]);
});

it('seats a person of this device, or a guest, never the last one away', async () => {
  const jana = { profile: 'j', name: 'Jana', mark: 'leaf', help: 'learner' } as const;
  people.value = [
    { ...jana, textSize: 'normal', isHidden: false, games: 1, counted: 1, merged: [] },
  ];
  const { host, press, button } = await sheet(withBot);
  await press('sitter-change-0');
  expect(root.textContent).not.toContain(say('sitters-bot'));
  await press('sitter-pick-0');
  const plan = { name: 'Jana', mark: 'sun', sitter: { type: 'person' } };
  const [first] = host.of('substitute');
  expect(first).toMatchObject({ seat: 0, plan: { ...plan, profile: 'j', help: 'learner' } });
  const name = root.querySelector<HTMLInputElement>('[data-testid="sitter-name-0"]');
  if (!name) throw new Error('a name can be typed');
  expect(button('sitter-sit-0')?.disabled).toBe(true);
  name.value = ' Ota ';
  await act(() => void name.dispatchEvent(new Event('input', { bubbles: true })));
  await press('sitter-sit-0');
  expect(host.of('substitute')[1]).toMatchObject({ plan: { ...plan, name: 'Ota' } });
});

it('ends the game as it stands once it was asked, and says how to go on', async () => {
  const over = { next: 'over', agreements: [{ type: 'end', at: 4 }] } as const;
  const { host, press, button } = await sheet({}, { ...over, agreements: [...over.agreements] });
  expect(button('end-now')).toBeNull();
  await press('end-early');
  expect(host.of('end')).toEqual([]);
  await press('end-now');
  expect(host.of('end')).toEqual([{ type: 'end', table: 't1', at: 4, isOver: true }]);
  const [notice] = notices.value;
  await act(async () => notice?.action?.act());
  expect(host.of('end')[1]).toMatchObject({ isOver: false });
  if (notice) dismiss(notice.id);
});

it('is not offered where everybody plays the same, or nobody any more', async () => {
  const can = async (change: Partial<TableState>) =>
    canSubstitute((await toyTable(toyState(change))).table);
  expect(await can({})).toBe(true);
  expect(await can({ day: '2026-11-22' })).toBe(false);
  expect(await can({ next: 'over' })).toBe(false);
});

it('tells who left and who plays on, seat by seat', () => {
  const other: Agreement = { type: 'substitution', seat: 1, at: 9, was: { ...PETR, sitter: BOT } };
  const says = (agreements: Agreement[], name: string) =>
    agreementsTold({ agreements, seats: [eva, { ...petr, name }] }).map(({ n, lines }) =>
      `${n} ${lines[0]?.text}`.replaceAll('\u00a0', ' '),
    );
  expect(says([left, other], 'Petr')).toEqual([
    '3 Petr odchází, dál hraje počítač (Návštěvník).',
    '9 Petr je zpátky u stolu.',
  ]);
  expect(says([left, other], 'Ota')[1]).toBe('9 Návštěvník odchází, dál hraje Ota.');
  expect(says([{ ...left, at: 5 }], 'Ota')).toEqual(['5 Petr odchází, dál hraje Ota.']);
});

it('tells a step by the name of who sat there then', async () => {
  const ota = [eva, { ...petr, name: 'Ota' }];
  const { table } = await toyTable(toyState({ seats: ota, agreements: [left] }), {
    ...toyUi,
    describeEvent: (_, { seats }) => seats[1]?.name ?? null,
  });
  const event = opaque<Told['event']>({ game: 'kraje', seat: 1 });
  const lines = told(
    table,
    [2, 3].map((n) => ({ n, by: 1, event })),
  ).flatMap((it) => it.lines);
  expect(lines.map(({ text }) => text)).toEqual(['Petr', 'Ota']);
});
