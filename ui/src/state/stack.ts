// What is open on top of what: screens, and sheets over the top screen. Pure, so that the rule of
// the back key can be tested: it closes the top sheet; at a table it opens the pause sheet and
// never leaves a game directly, because a swipe near the edge is easily one too many. A game that
// is over waits for nobody: from there it leads to where one came from.

import type { GameId, GamesFilter, Kind } from '../host/protocol';

/** What a screen covers that is to be there again when it goes. */
interface Over {
  readonly sheets: readonly SheetName[];
  /** The clause at which the rules stand there. */
  readonly clause: string;
}

export type Screen = { readonly over?: Over } & (
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: GameId }
  | { readonly screen: 'day' }
  | { readonly screen: 'puzzles' }
  | { readonly screen: 'import' }
  | { readonly screen: 'games' }
  /** A game at a real table: a new one, or what was written down of one. */
  | { readonly screen: 'real'; readonly table?: string }
  | { readonly screen: 'take-plays' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'people' }
  | { readonly screen: 'profile'; readonly person: string }
  | { readonly screen: 'backup' }
  | { readonly screen: 'statistics' }
  | { readonly screen: 'person'; readonly person: string }
  | { readonly screen: 'best'; readonly kind: Kind }
  | { readonly screen: 'plays'; readonly filter: GamesFilter; readonly title: string }
  | { readonly screen: 'rules'; readonly game?: GameId }
  | { readonly screen: 'lessons'; readonly game: GameId }
  /** `at` shows a finished game after so many steps instead of its result. */
  | {
      readonly screen: 'table';
      readonly table: string;
      readonly at?: number;
      /** Which part of the page of a finished game comes first, if not its points. */
      readonly part?: 'story';
      /** Whether its game is over, once that is known. */
      readonly isOver?: boolean;
      /** Whether the final page led to what the board shows: back leads there again. */
      readonly isAway?: boolean;
    }
);

export type SheetName =
  | 'pause'
  | 'log'
  | 'score'
  | 'choices'
  | 'final'
  | 'final-more'
  | 'share'
  | 'eyes'
  | 'fork'
  | 'sitters'
  | 'rules'
  | 'settings'
  | 'game'
  | 'name'
  | 'detail'
  | 'what'
  | 'glance';

export interface Stack {
  readonly screens: readonly [Screen, ...Screen[]];
  readonly sheets: readonly SheetName[];
}

export const HOME: Stack = { screens: [{ screen: 'home' }], sheets: [] };

/** The screen in sight. */
export function top(stack: Stack): Screen {
  return stack.screens.at(-1) ?? stack.screens[0];
}

/** Another screen on top. Its sheets begin closed. */
export function opened(stack: Stack, screen: Screen): Stack {
  return { screens: [...stack.screens, screen], sheets: [] };
}

/** Another screen on top of the rules, which stand at this clause when it goes. */
export function openedOver(stack: Stack, screen: Screen, clause: string): Stack {
  return opened(stack, { ...screen, over: { sheets: stack.sheets, clause } });
}

/** Another screen instead of the top one. */
export function replaced(stack: Stack, screen: Screen): Stack {
  const [first, ...rest] = stack.screens;
  if (rest.length === 0) return { screens: [first, screen], sheets: [] };
  const { over } = top(stack);
  const next = over ? { ...screen, over } : screen;
  return { screens: [first, ...rest.slice(0, -1), next], sheets: [] };
}

/** A sheet over the screen; one that is open already comes to the top. */
export function raised(stack: Stack, sheet: SheetName): Stack {
  const sheets = [...stack.sheets.filter((name) => name !== sheet), sheet];
  return { ...(sheet === 'final' ? away(stack, false) : stack), sheets };
}

/** From the final page to the board, to look at something there; nothing where it is not open. */
export function wentToLook(stack: Stack): Stack {
  return stack.sheets.includes('final') ? lowered(away(stack, true), 'final') : stack;
}

/** Back from what the final page led to; nothing where it did not. */
export function cameBack(stack: Stack): Stack {
  const now = top(stack);
  return now.screen === 'table' && now.isAway ? raised(stack, 'final') : stack;
}

function away(stack: Stack, isAway: boolean): Stack {
  const now = top(stack);
  if (now.screen !== 'table' || (now.isAway ?? false) === isAway) return stack;
  const [first, ...rest] = stack.screens;
  const { isAway: _, ...screen } = now;
  return {
    ...stack,
    screens: [first, ...rest.slice(0, -1), isAway ? { ...screen, isAway } : screen],
  };
}

/** Without a sheet. */
export function lowered(stack: Stack, sheet: SheetName): Stack {
  return { ...stack, sheets: stack.sheets.filter((name) => name !== sheet) };
}

/** With what is known of the game on top: whether it is over. */
export function knownOver(stack: Stack, table: string, isOver: boolean): Stack {
  const now = top(stack);
  if (now.screen !== 'table' || now.table !== table || now.isOver === isOver) return stack;
  const [first, ...rest] = stack.screens;
  return { ...stack, screens: [first, ...rest.slice(0, -1), { ...now, isOver }] };
}

/** What the back key does; `null` when there is nothing left but to leave the app. */
export function back(stack: Stack): Stack | null {
  const sheet = stack.sheets.at(-1);
  // The final page is where a game ends, and no sheet over it.
  if (sheet === 'final') return closed(stack);
  if (sheet !== undefined) return { ...stack, sheets: stack.sheets.slice(0, -1) };
  const now = top(stack);
  if (now.screen === 'table' && !now.isOver) return raised(stack, 'pause');
  if (now.screen === 'table' && now.isAway) return cameBack(stack);
  return closed(stack);
}

/** Without the top screen; `null` on the first one. */
export function closed(stack: Stack): Stack | null {
  const [first, ...rest] = stack.screens;
  if (rest.length === 0) return null;
  return { screens: [first, ...rest.slice(0, -1)], sheets: top(stack).over?.sheets ?? [] };
}
