// What the box holds, counted from the pack: tiles, cards, tokens, buildings.

import { msg, say } from '../../words/words';
import type { Part, Parts } from '../rules-ui';
import { countedWords } from './parts';
import type { Back, Catalogue } from './types';

/** The bonus actions in the order of their clauses, OK-B1 to OK-B10. */
export const ACTIONS: readonly Back['action'][] = [
  'gain1Shape',
  'gain2Type',
  'pickFirst',
  'nugget',
  'goals2',
  'refresh3',
  'tribute',
  'swapPlayer',
  'swapSameColour',
  'swapSameShape',
];

/** The clause of a bonus action. */
export const actionTag = (action: Back['action']): string => `OK-B${ACTIONS.indexOf(action) + 1}`;

/** What the box holds. */
export function parts(pack: Catalogue): readonly Parts[] {
  const part = (thing: string, n: number, tag: string, says: string): Part => ({
    thing,
    n,
    says,
    tag,
  });
  const [tiles, goals] = [pack.tiles.length, pack.goals.length];
  const each = pack.tokensOfAType;
  // What a player builds in both rounds, with whatever number of players needs the most of it.
  const built = (kind: number): number =>
    Math.max(
      ...pack.stocks.map((rounds) => rounds.reduce((sum, stock) => sum + (stock[kind] ?? 0), 0)),
    );
  return [
    {
      label: msg('okanagan-parts-tiles'),
      parts: [
        part('tile', tiles, 'OK-PLACE', say('okanagan-size', { n: tiles })),
        part('goal', goals, 'OK-VP', say('okanagan-n-goals', { n: goals })),
        part('nugget', pack.nuggets, 'OK-VP', say('okanagan-nuggets', { n: pack.nuggets })),
      ],
    },
    {
      label: msg('okanagan-parts-buildings'),
      parts: pack.buildings.map(({ building }, i) =>
        part(
          building,
          built(i),
          'OK-BUILD',
          say('okanagan-n-buildings', { building, n: built(i) }),
        ),
      ),
    },
    {
      label: msg('okanagan-parts-tokens'),
      parts: pack.rewards.map(({ reward }) =>
        part(reward, each, 'OK-REWARDS', countedWords(reward, each)),
      ),
    },
  ];
}
