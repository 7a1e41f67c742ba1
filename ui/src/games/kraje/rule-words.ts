// The sentence of a scoring condition, made from its rule and the pack's parameters, so that a
// pack with other numbers or symbols reads right.

import { list } from '../../words/numbers';
import type { Args, Words } from '../../words/words';
import type { Sign } from './art/symbols';
import type { Rule } from './types';

/** What a condition brings, in words. */
export function describeRule(rule: Rule, words: Words): string {
  return words.say(`kraje-rule-${rule.rule}`, ruleArgs(rule, words));
}

/** What the picture beside a condition shows beyond its sum. */
export function describeExample(rule: Rule, words: Words): string {
  return words.say(`kraje-example-${rule.rule}`, ruleArgs(rule, words));
}

/** Everything the sentences of a rule may ask for. */
function ruleArgs(rule: Rule, words: Words): Args {
  const of = (sign: Sign): string => words.say('kraje-sign-of', { sign });
  const name = (sign: Sign): string => words.say('kraje-sign', { sign });
  const fields = (n: number): string => words.say('kraje-fields', { n });
  const points = (n: number): string => words.say('kraje-points', { n });
  switch (rule.rule) {
    case 'largestRiverChain':
    case 'largestEmptyGroup':
      return { points: points(rule.params.pts), least: fields(rule.params.minGroup) };
    case 'groupedCells':
      return {
        points: points(rule.params.pts),
        of: of(rule.params.symbol),
        min: rule.params.minGroup,
      };
    case 'borderCells':
    case 'distinctSymbolsNear':
    case 'riverFlowsInto':
    case 'riverFlowsPast':
      return { points: points(rule.params.pts), of: of(rule.params.symbol) };
    case 'pairs':
      return {
        points: points(rule.params.pts),
        pair: list(rule.params.symbols.map(name), 'conjunction', words.tag),
      };
    case 'isolated': {
      const { notNear, notSameLine } = rule.params;
      const where = notNear ? (notSameLine ? 'both' : 'near') : notSameLine ? 'line' : 'none';
      return { points: points(rule.params.pts), of: of(rule.params.symbol), where };
    }
    case 'exactDistance':
      return {
        points: points(rule.params.pts),
        of: of(rule.params.from),
        otherOf: of(rule.params.to),
        distance: fields(rule.params.distance),
      };
    case 'farFrom': {
      const all = rule.params.from.map((sign) =>
        words.say(`kraje-rule-farFrom-${sign === rule.params.symbol ? 'other' : 'each'}`, {
          of: of(sign),
        }),
      );
      return {
        points: points(rule.params.pts),
        of: of(rule.params.symbol),
        all: list(all, 'conjunction', words.tag),
        distance: fields(rule.params.minDistance),
      };
    }
    case 'enoughNear':
      return {
        points: points(rule.params.pts),
        of: of(rule.params.symbol),
        near: words.say('kraje-fields-of', { n: rule.params.min, of: of(rule.params.near) }),
      };
    case 'bestCentre':
      return {
        points: points(rule.params.pts),
        of: of(rule.params.centre),
        otherOf: of(rule.params.count),
        distance: fields(rule.params.maxDistance),
      };
    case 'longestLine':
    case 'largestSquare':
      return { points: points(rule.params.pts) };
    case 'copyLowest':
      return { shared: rule.params.includeShared ? 'yes' : 'no' };
    case 'countCells':
      return {
        points: points(rule.params.pts),
        any: list(rule.params.symbols.map(name), 'disjunction', words.tag),
      };
  }
}
