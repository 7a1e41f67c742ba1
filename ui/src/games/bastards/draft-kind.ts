// What can be about to happen: the shades this board knows how to draw, and the drafts they are
// part of. An option is one legal move with its picture and its words.

import type { Message } from '../../words/words';
import type { ActionOf, Draft } from '../game-ui';
import type { Action, Colour, NodeId, Placement, PlanetId, Race, Relation, Side } from './types';

/** What the board draws for a draft. */
export type DraftKind =
  | {
      readonly type: 'lay';
      readonly planet: PlanetId;
      readonly colour: Colour;
      readonly race: Race;
      readonly isCorpse: boolean;
      readonly at: Placement;
    }
  | { readonly type: 'way'; readonly nodes: readonly NodeId[] }
  | {
      readonly type: 'cells';
      readonly mark: 'shoot' | 'eat' | 'mutate' | 'lift' | 'load' | 'relay';
      readonly planet: PlanetId;
      /** Anchors of the tokens meant. */
      readonly anchors: readonly number[];
    }
  | {
      readonly type: 'pair';
      readonly planet: PlanetId;
      readonly anchors: readonly number[];
    }
  | { readonly type: 'planet'; readonly planet: PlanetId }
  | { readonly type: 'settler'; readonly race: Race }
  | { readonly type: 'plan'; readonly cards: readonly Relation[] }
  | {
      readonly type: 'relation';
      readonly relation: Relation;
      readonly side?: Side;
      readonly race?: Race;
      readonly does: 'swap' | 'flip' | 'lock';
    }
  /** All that a flight does. */
  | { readonly type: 'flight'; readonly parts: readonly DraftKind[] }
  | { readonly type: 'word' };

/** A token about to lie on a planet. */
export type Laying = Extract<DraftKind, { readonly type: 'lay' }>;

/** A legal move as panel, board and list of moves offer it. */
export interface Option {
  readonly key: string;
  readonly label: Message;
  /** Its short name. */
  readonly name?: Message;
  /** Where on its planet, for those who do not see it. */
  readonly where?: Message;
  readonly actions: readonly [Action, ...Action[]];
  readonly ghost: DraftKind;
  /** Coins it costs. */
  readonly cost: number;
  readonly planet?: PlanetId;
  /** Where the token it brings could lie: the move goes on with one of these. */
  readonly fits?: readonly Placement[];
  readonly race?: Race;
  readonly colour?: Colour;
  readonly count?: number;
  /** The question before it, where something is lost by it. */
  readonly asks?: Message;
}

/** An action as it crosses the door. */
export function actionOf(action: Action): ActionOf<'bastards'> {
  return { game: 'bastards', ...action };
}

/** The draft of an option. */
export function draftOf(option: Option): Draft<'bastards'> {
  const [first, ...rest] = option.actions;
  return {
    actions: [actionOf(first), ...rest.map(actionOf)],
    says: option.label,
    ...(option.name && { names: [option.name] }),
    ...(option.where && { where: option.where }),
    ...(option.asks && { givesUp: true }),
    ghost: option.ghost,
  };
}
