// What the box holds, counted from the pack: cards, their conditions, and the symbols on the fields.

import { msg, say } from '../../words/words';
import type { Part, Parts } from '../rules-ui';
import { SIGNS, type Sign } from './art/symbols';
import type { Catalogue } from './types';

/** What the box holds. */
export function parts(pack: Catalogue): readonly Parts[] {
  const { cards, conditions } = pack;
  const fields = cards.flatMap(({ scoring, plain }) => [...scoring.grid, ...plain.grid].flat());
  const counted = (sign: Sign): number =>
    fields.filter((field) => field.symbols.includes(sign)).length;
  return [
    {
      label: msg('kraje-parts-cards'),
      parts: [
        {
          thing: 'card',
          n: cards.length,
          says: say('kraje-cards', { n: cards.length }),
          tag: 'PK-PLACE',
        },
        {
          thing: 'condition',
          n: conditions.length,
          says: say('kraje-parts-conditions', { n: conditions.length }),
          tag: 'PK-SCORE',
        },
      ],
    },
    {
      label: msg('kraje-parts-signs'),
      parts: SIGNS.map((sign): Part => {
        const n = counted(sign);
        return {
          thing: sign,
          n,
          says: say('kraje-parts-sign', { n, sign: say('kraje-sign', { sign }) }),
          tag: 'PK-SCORE',
        };
      }),
    },
  ];
}
