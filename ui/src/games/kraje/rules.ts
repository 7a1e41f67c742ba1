// The rules for reading: their sections and clauses, and the clause of every refusal and of every
// line of the sheet.

import { msg, say } from '../../words/words';
import type { Clause, Rulebook } from '../rules-ui';
import { parts } from './box';
import { ClauseArt } from './ClauseArt';
import { describeRule } from './rule-words';
import type { Rule } from './types';

type Of = Clause<'kraje'>;

/** How many conditions the rules number; a pack fills each number with one of its own. */
const CONDITIONS = 18;

const isSolo: NonNullable<Of['isFor']> = ({ seats }) => seats === 1;
const isShared: NonNullable<Of['isFor']> = ({ seats }) => seats > 1;
const isOpen: NonNullable<Of['isFor']> = ({ choosing }) => choosing === 'open';

/** What the conditions are that RULES.md has rulings on, by their numbers. */
const RULED: Readonly<Record<number, Rule['rule']>> = {
  1: 'largestRiverChain',
  3: 'borderCells',
  4: 'distinctSymbolsNear',
  5: 'pairs',
  10: 'farFrom',
  16: 'copyLowest',
  17: 'countCells',
  18: 'countCells',
};

/** The clause of a condition. */
export const tagOf = (condition: number): string => `PK-C${condition}`;

const conditionClause = (no: number): Of => ({
  tag: tagOf(no),
  says: ({ conditions }, words) => {
    const condition = conditions.find((it) => it.no === no);
    return condition
      ? { title: condition.name[words.locale], text: describeRule(condition, words) }
      : null;
  },
  isRuled: ({ conditions }) => conditions.find((it) => it.no === no)?.rule === RULED[no],
});

/** The rules of the game. */
export const rules: Rulebook<'kraje'> = {
  sections: [
    { key: 'goal', clauses: [] },
    {
      key: 'turn',
      clauses: [
        { tag: 'PK-SETUP' },
        { tag: 'PK-ROUND', isFor: isShared, variants: [{ key: 'open', isPlayed: isOpen }] },
        { tag: 'PK-END' },
      ],
    },
    { key: 'placing', clauses: [{ tag: 'PK-PLACE' }, { tag: 'PK-STUCK' }] },
    { key: 'terms', clauses: [] },
    {
      key: 'scoring',
      clauses: [
        {
          tag: 'PK-SCORE',
          args: ({ conditionPenalty }) => ({
            points: say('kraje-points', { n: conditionPenalty }),
          }),
        },
        { tag: 'PK-TIE', isFor: isShared },
      ],
    },
    {
      key: 'solo',
      clauses: [
        { tag: 'PK-SOLO', isFor: isSolo },
        { tag: 'PK-RATING', isFor: isSolo },
      ],
      isFirst: isSolo,
    },
    {
      key: 'conditions',
      clauses: Array.from({ length: CONDITIONS }, (_, i) => conditionClause(i + 1)),
    },
  ],
  reasons: {
    over: 'PK-END',
    notYourTurn: 'PK-ROUND',
    chanceFirst: 'PK-ROUND',
    notChance: 'PK-ROUND',
    impossible: 'PK-PLACE',
    notYourCard: 'PK-ROUND',
    notStuck: 'PK-STUCK',
    firstCardAtOrigin: 'PK-PLACE',
    coversNothing: 'PK-PLACE',
    coversCondition: 'PK-PLACE',
  },
  sources: { shared: 'PK-SCORE', sharedIdle: 'PK-SCORE', own: 'PK-SCORE', penalty: 'PK-SCORE' },
  sourceTag: (source) =>
    source.type === 'shared' || source.type === 'own' ? tagOf(source.condition) : 'PK-SCORE',
  glance: ({ conditionPenalty }, setup) => ({
    turn: msg(isSolo(setup) ? 'kraje-glance-turn-solo' : 'kraje-glance-turn', {
      choosing: setup.choosing ?? 'secret',
    }),
    points: msg('kraje-glance-points', { penalty: conditionPenalty }),
  }),
  parts,
  ClauseArt,
};
