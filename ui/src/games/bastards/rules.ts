// The rules for reading: their sections and clauses, and the clause of every refusal and of every
// line of the sheet.

import { msg } from '../../words/words';
import type { Rulebook, Variant } from '../rules-ui';
import { parts, RELATION_TAGS } from './box';
import { ClauseArt } from './ClauseArt';
import type { Catalogue } from './types';
import { coinsFor, coinsWords } from './words';

/** How many planets are inhabited with so many players. */
const planetsOf = (seats: number): Variant<'bastards'> => ({
  key: `seats${seats}`,
  isPlayed: (setup) => setup.seats === seats,
  args: ({ presets }) => ({ n: presets.find((it) => it.seats === seats)?.planets.length ?? 0 }),
});

/** What something costs, as "for 2 coins" has it. */
const price =
  (of: keyof Catalogue['prices']) =>
  ({ prices }: Catalogue) => ({ coins: coinsFor(prices[of]) });

/** Reasons that follow from the relation which is being resolved, whichever it is. */
const OF_RELATION: ReadonlySet<keyof Rulebook<'bastards'>['reasons']> = new Set([
  'coins',
  'noAttacker',
  'noVictim',
  'ownColour',
  'noSupply',
  'noRoom',
  'noPair',
  'notOwnPair',
  'noStep',
  'sameCard',
  'alreadyDone',
]);

/** The rules of the game. */
export const rules: Rulebook<'bastards'> = {
  sections: [
    { key: 'goal', clauses: [] },
    {
      key: 'settle',
      clauses: [
        { tag: 'SB-START', args: ({ prices }) => ({ coins: coinsWords(prices.start) }) },
        { tag: 'SB-PLANETS', variants: [2, 3, 4, 5].map(planetsOf) },
        { tag: 'SB-RELATIONS' },
        { tag: 'SB-SCENARIO' },
        { tag: 'SB-SETTLE' },
        { tag: 'SB-TWO', isFor: ({ seats }) => seats === 2 },
      ],
    },
    {
      key: 'round',
      clauses: [
        { tag: 'SB-TRACK' },
        { tag: 'SB-PLAN', args: price('secondCard') },
        { tag: 'SB-RESOLVE' },
        { tag: 'SB-NEXT' },
        {
          tag: 'SB-FLY',
          args: ({ prices }) => ({ steps: prices.stepsLoaded, empty: prices.stepsEmpty }),
        },
        { tag: 'SB-DOMINANCE' },
      ],
    },
    {
      key: 'relations',
      clauses: [
        { tag: 'SB-LOVE', args: price('love') },
        { tag: 'SB-SHOOT', args: price('shooting') },
        { tag: 'SB-EAT', args: price('eating') },
        { tag: 'SB-TRADE' },
        { tag: 'SB-DIPLOMACY' },
        { tag: 'SB-MIGRATE', args: ({ prices }) => ({ most: prices.paidSteps }) },
        { tag: 'SB-MUTATE', args: price('mutateOther') },
        { tag: 'SB-CHANGE' },
      ],
    },
    {
      key: 'end',
      clauses: [{ tag: 'SB-END', args: ({ prices }) => ({ coins: prices.point }) }],
    },
  ],
  reasons: {
    over: 'SB-END',
    notYourTurn: 'SB-RESOLVE',
    chanceFirst: 'SB-RELATIONS',
    notChance: 'SB-RELATIONS',
    impossible: 'SB-RESOLVE',
    notNow: 'SB-RESOLVE',
    layFirst: 'SB-SETTLE',
    radioactive: 'SB-PLANETS',
    settled: 'SB-SETTLE',
    notSetAside: 'SB-SETTLE',
    notSmallest: 'SB-SETTLE',
    notInHand: 'SB-PLAN',
    sameCard: 'SB-PLAN',
    coins: 'SB-START',
    noParents: 'SB-LOVE',
    wrongRace: 'SB-LOVE',
    noAttacker: 'SB-SHOOT',
    noVictim: 'SB-SHOOT',
    ownColour: 'SB-SHOOT',
    noSupply: 'SB-START',
    noRoom: 'SB-SETTLE',
    taken: 'SB-SETTLE',
    blocksRest: 'SB-SETTLE',
    noPair: 'SB-TRADE',
    notOwnPair: 'SB-TRADE',
    shipPlaced: 'SB-FLY',
    shipThere: 'SB-FLY',
    notNext: 'SB-FLY',
    noStep: 'SB-FLY',
    justJumped: 'SB-FLY',
    nowhereToEnd: 'SB-FLY',
    noDock: 'SB-FLY',
    notYours: 'SB-FLY',
    grounded: 'SB-FLY',
    holdFull: 'SB-FLY',
    notInHold: 'SB-FLY',
    upAndDown: 'SB-FLY',
    alreadyDone: 'SB-MUTATE',
    noCorpses: 'SB-MUTATE',
    tooFew: 'SB-MUTATE',
    locked: 'SB-CHANGE',
    notOnOffer: 'SB-CHANGE',
    noChange: 'SB-CHANGE',
    notPlayed: 'SB-CHANGE',
    mustChange: 'SB-CHANGE',
  },
  reasonTag({ type }, { stage }) {
    if (stage.type === 'resolve')
      return OF_RELATION.has(type) ? RELATION_TAGS[stage.relation] : null;
    if (stage.type === 'fly') return type === 'noRoom' ? 'SB-FLY' : null;
    return stage.type === 'plan' && type === 'coins' ? 'SB-PLAN' : null;
  },
  sources: { dominance: 'SB-DOMINANCE', diplomacy: 'SB-DIPLOMACY', coins: 'SB-END' },
  glance: ({ prices }) => ({
    turn: msg('bastards-glance-turn', {
      coins: coinsFor(prices.secondCard),
      steps: prices.stepsLoaded,
      empty: prices.stepsEmpty,
    }),
    points: msg('bastards-glance-points', { price: prices.point }),
  }),
  parts,
  ClauseArt,
};
