// @vitest-environment happy-dom
// Planets beside each other: whatever one of them looks like, the cells of the others stay in sight.

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import box from '../../../../src-tauri/crates/bastards/data/bastards.json?raw';
import { opaque } from '../../kit/opaque';
import { testRoot } from '../../kit/root';
import { StarMap } from './map';
import { Planets } from './Planets';
import type { Play, Table } from './play';
import type { Catalogue } from './types';

const root = testRoot();

it('what is behind a planet is drawn before the cells of all', async () => {
  const { planets } = JSON.parse(box) as { planets: { id: string; name: object }[] };
  const ids = planets.map(({ id }) => id);
  const catalogue = opaque<Catalogue>({
    planets: planets.map(({ id, name }) => ({ planet: id, name, cells: [0, 1, 8, 9], docks: [] })),
    nodes: [],
  });
  const seen = { radioactive: false, settled: true, tokens: [], free: [], leader: null };
  const table = opaque<Table>({
    view: { value: { planets: ids.map((planet) => ({ planet, ...seen })) } },
    lit: { value: null },
    viewport: { camera: { value: { scale: 1 } } },
    catalogue,
  });
  const play = opaque<Play>({ map: new StarMap(catalogue), options: { value: [] } });
  await act(() => render(<Planets table={table} play={play} />, root));
  const parts = [...root.querySelectorAll('.sb-p')].map((it) => it.querySelector('.sb-cell'));
  expect(parts).toHaveLength(2 * ids.length);
  expect(parts.map((cell) => cell !== null)).toEqual(
    ids.flatMap(() => false).concat(ids.flatMap(() => true)),
  );
});
