// The words of the door between the screens and the engines, generated from Rust, and the few
// names the screens derive from them.

export type * from './gen/api';
export type * from './gen/bots';
export type * from './gen/game';
export type * from './gen/review';
export type * from './gen/statistics';
export type * from './gen/store';
export type * from './gen/table';

import type { Doors } from './gen/api';
import type { AnySheet, GameId } from './gen/table';

/** What goes with the request of this name, beside its name. */
type Asked<N extends keyof Doors> = Doors[N]['asked'] extends null ? unknown : Doors[N]['asked'];

/** A request: its name, and what goes with it. */
export type Request = { [N in keyof Doors]: { type: N } & Asked<N> }[keyof Doors];

/** What answers the request of this name. */
export type Answer<N extends keyof Doors> = Doors[N]['answer'];

/** The member of a union over the games that belongs to game `G`. */
export type Of<Any, G extends GameId> = Extract<Any, { game: G }>;

/** The sheet of one seat, a line of it, and a term of a line, of game `G` or of any. */
type SeatSheetOf<G extends GameId = GameId> = Of<AnySheet, G>['seats'][number];
export type LineOf<G extends GameId = GameId> = SeatSheetOf<G>['lines'][number];
export type TermOf<G extends GameId = GameId> = LineOf<G>['terms'][number];
