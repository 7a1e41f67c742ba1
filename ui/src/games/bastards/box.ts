// What the box holds, counted from the pack: tokens and cards of each race, action cards, planets.

import { msg, say } from '../../words/words';
import type { Part, Parts } from '../rules-ui';
import type { Catalogue, Relation } from './types';
import { raceNames, relationName } from './words';

/** The clause of each relation. */
export const RELATION_TAGS: Readonly<Record<Relation, string>> = {
  love: 'SB-LOVE',
  shooting: 'SB-SHOOT',
  eating: 'SB-EAT',
  trade: 'SB-TRADE',
  diplomacy: 'SB-DIPLOMACY',
  migration: 'SB-MIGRATE',
  mutation: 'SB-MUTATE',
  change: 'SB-CHANGE',
};

/** What the box holds. */
export function parts({ races, relations, planets }: Catalogue): readonly Parts[] {
  const cards = races.reduce((sum, it) => sum + it.cards, 0);
  return [
    {
      label: msg('bastards-parts-tokens'),
      parts: races.map(
        ({ race, count }): Part => ({
          thing: race,
          n: count,
          says: say('bastards-parts-race', { n: count, race: raceNames(race) }),
          tag: 'SB-START',
        }),
      ),
    },
    {
      label: msg('bastards-parts-actions'),
      parts: relations.map(
        ({ relation }): Part => ({
          thing: relation,
          n: 1,
          says: relationName(relation),
          tag: RELATION_TAGS[relation],
        }),
      ),
    },
    {
      label: msg('bastards-parts-board'),
      parts: [
        {
          thing: 'card',
          n: cards,
          says: say('bastards-parts-cards', { n: cards }),
          tag: 'SB-RELATIONS',
        },
        {
          thing: 'planet',
          n: planets.length,
          says: say('bastards-parts-planets', { n: planets.length }),
          tag: 'SB-PLANETS',
        },
        { thing: 'ship', n: 1, says: say('bastards-parts-ship'), tag: 'SB-FLY' },
      ],
    },
  ];
}
