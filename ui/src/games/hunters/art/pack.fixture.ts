// The compiled-in pack in the shape of the engine's catalogue, for tests of the art.

import text from '../../../../../src-tauri/crates/hunters/data/tiles.json?raw';
import type { CatalogueTile } from '../../../host/gen/hunters';
import { opaque } from '../../../kit/opaque';

interface Written {
  readonly tiles: readonly {
    readonly id: number;
    readonly kind: string;
    readonly sides: Readonly<Record<'n' | 'e' | 's' | 'w', readonly [string, ...number[]]>>;
    readonly zones: Readonly<Record<string, Record<string, unknown> & { readonly type: string }>>;
  }[];
}

const pack: Written = JSON.parse(text);

export const tiles: CatalogueTile[] = pack.tiles.map(({ id, kind, sides, zones }) =>
  opaque({
    id,
    kind: kind === 'normal' ? 'land' : kind === 'menhir' ? 'bonus' : 'start',
    twin: id,
    sides: (['n', 'e', 's', 'w'] as const).map((side) => {
      const [terrain, ...along] = sides[side];
      return { terrain, zones: along };
    }),
    zones: Object.entries(zones).map(([zone, { art_animals, ...is }]) => ({
      zone: Number(zone),
      is: is.type === 'meadow' ? { ...is, artAnimals: art_animals ?? [] } : is,
    })),
  }),
);
