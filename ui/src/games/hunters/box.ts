// What the box holds, counted from the pack: tiles, pieces, and what lives and lies on the tiles.

import { msg, say } from '../../words/words';
import type { Part, Parts } from '../rules-ui';
import type { Catalogue } from './types';
import { contentsOf, thing } from './words';

/** The clause of each thing that is drawn on tiles. */
export const CLAUSES = {
  deer: 'HG-MEADOW',
  aurochs: 'HG-MEADOW',
  mammoth: 'HG-MEADOW',
  tiger: 'HG-TIGER',
  fish: 'HG-RIVER',
  lake: 'HG-SYSTEM',
  mushrooms: 'HG-MUSHROOM',
  menhir: 'HG-BONUS',
  hunting_trap: 'HG-HUNTING-TRAP',
  pit_trap: 'HG-PIT-TRAP',
  wild_fire: 'HG-FIRE',
  shaman: 'HG-SHAMAN',
  raft: 'HG-RAFT',
  logboat: 'HG-CANOE',
} as const;

/** What the box holds. */
export function parts({ tiles, pawns, huts }: Catalogue): readonly Parts[] {
  const drawn = new Map<string, number>();
  for (const { what, n } of tiles.flatMap(contentsOf)) drawn.set(what, (drawn.get(what) ?? 0) + n);
  const bonus = tiles.filter(({ kind }) => kind === 'bonus').length;
  const land = tiles.length - bonus;
  return [
    {
      label: msg('hunters-parts-tiles'),
      parts: [
        { thing: 'land', n: land, says: say('hunters-left-land', { n: land }), tag: 'HG-PLACE' },
        {
          thing: 'bonus',
          n: bonus,
          says: say('hunters-left-bonus', { n: bonus }),
          tag: 'HG-BONUS',
        },
      ],
    },
    {
      label: msg('hunters-parts-pieces'),
      parts: [
        {
          thing: 'pawn',
          n: pawns,
          says: say('hunters-parts-pawn', { n: pawns }),
          tag: 'HG-OCCUPY',
        },
        { thing: 'hut', n: huts, says: say('hunters-parts-hut', { n: huts }), tag: 'HG-OCCUPY' },
      ],
    },
    {
      label: msg('hunters-parts-drawn'),
      parts: Object.entries(CLAUSES).flatMap(([what, tag]): readonly Part[] => {
        const n = drawn.get(what) ?? 0;
        return n === 0 ? [] : [{ thing: what, n, says: thing(what, n), tag }];
      }),
    },
  ];
}
