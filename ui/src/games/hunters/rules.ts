// The rules for reading: their sections and clauses, and the clause of every refusal and of every
// line of the sheet.

import { msg } from '../../words/words';
import type { Clause, Rulebook } from '../rules-ui';
import { parts } from './box';
import { ClauseArt } from './ClauseArt';

type Of = Clause<'hunters'>;

const isStrategic: NonNullable<Of['isFor']> = ({ variant }) => variant === 'strategic';

/** The rules of the game. */
export const rules: Rulebook<'hunters'> = {
  sections: [
    { key: 'goal', clauses: [] },
    {
      key: 'turn',
      clauses: [
        {
          tag: 'HG-HAND',
          variants: [
            { key: 'strategic', isPlayed: isStrategic },
            { key: 'open', isPlayed: ({ hands }) => hands === 'open' },
          ],
        },
        { tag: 'HG-PLACE' },
        { tag: 'HG-OCCUPY' },
        { tag: 'HG-CLOSE' },
        { tag: 'HG-TIE' },
      ],
    },
    {
      key: 'scoring',
      clauses: [
        {
          tag: 'HG-FOREST',
          variants: [{ key: 'tiles', isPlayed: ({ forestScore }) => forestScore === 'tiles' }],
        },
        { tag: 'HG-MUSHROOM' },
        { tag: 'HG-RIVER' },
        { tag: 'HG-MEADOW' },
        { tag: 'HG-TIGER' },
        { tag: 'HG-SYSTEM' },
      ],
    },
    {
      key: 'bonus',
      clauses: [
        {
          tag: 'HG-BONUS',
          variants: [
            { key: 'any', isPlayed: ({ menhir }) => menhir === 'any' },
            { key: 'strategic', isPlayed: isStrategic },
          ],
        },
        { tag: 'HG-HUNTING-TRAP' },
        { tag: 'HG-PIT-TRAP' },
        { tag: 'HG-FIRE' },
        { tag: 'HG-SHAMAN' },
        { tag: 'HG-RAFT' },
        {
          tag: 'HG-CANOE',
          variants: [{ key: 'out', isPlayed: ({ canoe }) => canoe === 'out' }],
        },
      ],
    },
    { key: 'end', clauses: [{ tag: 'HG-END' }] },
  ],
  reasons: {
    over: 'HG-END',
    notYourTurn: 'HG-HAND',
    chanceFirst: 'HG-HAND',
    notChance: 'HG-HAND',
    impossible: 'HG-HAND',
    notNow: 'HG-OCCUPY',
    notHeld: 'HG-HAND',
    taken: 'HG-PLACE',
    notBeside: 'HG-PLACE',
    sidesDiffer: 'HG-PLACE',
    noOwnPawn: 'HG-SHAMAN',
    noSuchZone: 'HG-OCCUPY',
    supplyEmpty: 'HG-OCCUPY',
    occupied: 'HG-OCCUPY',
  },
  sources: {
    forest: 'HG-FOREST',
    river: 'HG-RIVER',
    huntingTrap: 'HG-HUNTING-TRAP',
    canoe: 'HG-CANOE',
    meadow: 'HG-MEADOW',
    system: 'HG-SYSTEM',
  },
  glance: (_, { variant, menhir, forestScore, canoe = 'in' }) => ({
    turn: msg('hunters-glance-turn', { variant, menhir }),
    points: msg('hunters-glance-points', { forestScore, canoe }),
  }),
  parts,
  ClauseArt,
};
