// A whole flight as one draft: what is told of it step by step, and all of it on the map.

import { type Message, msg, say } from '../../words/words';
import type { Draft } from '../game-ui';
import type { DraftKind } from './draft-kind';
import { dockedAt, tokensOn } from './options';
import { nodeWords, planetNoun } from './places';
import { layDraft, type Table, viewOf } from './play';
import type { Action, Colour, NodeId, PlanetId, Race } from './types';
import { raceNoun } from './words';

/** What a flight has come to so far, while its parts are gone through. */
interface Course {
  readonly nodes: NodeId[];
  readonly steps: Message[];
  readonly parts: DraftKind[];
  /** Where the ship is. */
  at: NodeId | null;
  /** How many fields the last of the steps has flown. */
  flown: number;
  /** Who is about to be laid, and on which planet. */
  hand: { readonly planet: PlanetId; readonly race: Race; readonly colour: Colour } | null;
}

/** The draft of a flight of several parts; `null` for anything else. */
export function flightDraft(
  table: Table,
  actions: Draft<'bastards'>['actions'],
): Draft<'bastards'> | null {
  if (actions.length < 2) return null;
  const view = viewOf(table);
  const at = view.seats[table.seat.value]?.ship ?? null;
  const { planet, tokens: [token] = [] } = view.laying ?? {};
  const hand = planet !== undefined && token ? { planet, ...token } : null;
  const nodes = at === null ? [] : [at];
  const course: Course = { nodes, steps: [], parts: [], at, flown: 0, hand };
  if (!actions.every((action) => goOn(table, course, action))) return null;
  const { steps, parts } = course;
  const [first, ...rest] = steps;
  if (!first) return null;
  const told = rest.reduce<Message>(
    (before, next) => msg('bastards-then', { before: say(before), next: begunSmall(say(next)) }),
    first,
  );
  const way: DraftKind[] = course.nodes.length > 1 || at === null ? [{ type: 'way', nodes }] : [];
  return {
    actions,
    says: told,
    names: steps,
    ghost: { type: 'flight', parts: [...parts, ...way] },
  };
}

const begunSmall = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** Takes one more part; `false` where it is none of a flight. */
function goOn(table: Table, course: Course, action: Action): boolean {
  const { steps, parts, nodes } = course;
  switch (action.type) {
    case 'put':
    case 'fly': {
      const where = nodeWords(table.catalogue, action.node);
      if (action.type === 'put') steps.push(msg('bastards-put-says', { where }));
      else {
        if (course.flown > 0) steps.pop();
        course.flown += 1;
        steps.push(msg('bastards-fly-says', { where, steps: course.flown }));
      }
      nodes.push(action.node);
      course.at = action.node;
      return true;
    }
    case 'load':
    case 'unload': {
      const planet = dockedAt(table, course.at);
      if (planet === null) return false;
      course.flown = 0;
      const loaded =
        action.type === 'load' &&
        tokensOn(viewOf(table), planet).find(({ cell }) => cell === action.cell)?.race;
      const race = action.type === 'unload' ? action.race : loaded || null;
      const words = {
        race: race ? raceNoun(race) : '',
        planet: planetNoun(table.catalogue, planet),
      };
      steps.push(msg(`bastards-${action.type}-says`, words));
      if (action.type === 'load') {
        parts.push({ type: 'cells', mark: 'load', planet, anchors: [action.cell] });
      } else {
        course.hand = { planet, race: action.race, colour: table.seat.value as Colour };
      }
      return true;
    }
    case 'lay': {
      const { hand } = course;
      if (!hand) return false;
      const { cell, turn } = action;
      const lying = { type: 'lay', ...hand, isCorpse: false, at: { cell, turn } } as const;
      // Whoever is let out was told of already.
      if (steps.length === 0) steps.push(layDraft(table, lying, []).says);
      parts.push(lying);
      course.hand = null;
      return true;
    }
    case 'done':
      return true;
    default:
      return false;
  }
}
