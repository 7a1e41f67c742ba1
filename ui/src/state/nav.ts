// The stack of screens and sheets in force, tied to the back key, the back gesture and Escape.
//
// Where the host owns the back key (Android), it calls `goBack`. Elsewhere the page keeps one
// entry of history above its first whenever there is somewhere to go back to, and puts it back
// after each use.

import { computed, signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Host } from '../host/host';
import { topSheet } from '../kit/Sheet';
import {
  back,
  cameBack,
  closed,
  HOME,
  knownOver,
  lowered,
  opened,
  openedOver,
  raised,
  replaced,
  type Screen,
  type SheetName,
  type Stack,
  top,
  wentToLook,
} from './stack';

const stack = signal<Stack>(HOME);
let hasGuard = false;
let isLeavingGuard = false;
let usesHistory = false;
let leave: (() => void) | undefined;

/** The screen in sight. */
export const screen = computed<Screen>(() => top(stack.value));
/** The open sheets, the top one last. */
export const sheets = computed<readonly SheetName[]>(() => stack.value.sheets);

export function open(next: Screen): void {
  set(opened(stack.value, next));
}

/** Opens a screen in place of the one in sight. */
export function turnTo(next: Screen): void {
  set(replaced(stack.value, next));
}

/** Whether what lies under the screen in sight is Home. */
export const isAboveHome = computed(() => stack.value.screens.length <= 2);

/** Says of the game in sight whether it is over. */
export function tellOver(table: string, isOver: boolean): void {
  set(knownOver(stack.value, table, isOver));
}

/** Opens a screen over the rules: when it goes, they stand at this clause again. */
export function openOver(next: Screen, clause: string): void {
  set(openedOver(stack.value, next, clause));
}

/** Whether what lies under the screen in sight is the rules. */
export const isOverRules = computed(() => screen.value.over !== undefined);

/** Closes the screen in sight, whatever sheets it has. */
export function close(): void {
  leaveFor(closed(stack.value) ?? HOME);
}

/** What is left may go back to a clause of the rules. */
function leaveFor(next: Stack): void {
  const { over } = screen.value;
  if (over && next.screens.length < stack.value.screens.length) clauseAsked.value = over.clause;
  set(next);
}

/** Down to Home. */
export function goHome(): void {
  set(HOME);
}

export function raise(sheet: SheetName): void {
  set(raised(stack.value, sheet));
}

export function lower(sheet: SheetName): void {
  set(lowered(stack.value, sheet));
}

/** From the final page to the board, to look at something there: back leads to the page again. */
export function goAndLook(): void {
  set(wentToLook(stack.value));
}

/** What was looked at is left: the final page comes again where it led there. */
export function comeBack(): void {
  set(cameBack(stack.value));
}

/** The clause at which the rules were opened. */
export const clauseAsked = signal<string | null>(null);

/** Opens the rules at a clause, over whatever is in sight; back leads there again. */
export function lookUp(tag: string): void {
  clauseAsked.value = tag;
  raise('rules');
}

/** The thing that was asked about; all of them without one. */
export const thingAsked = signal<string | null>(null);

/** Shows what a thing is; without a name all things there are. Nothing for `null`. */
export function askWhat(thing?: string | null): void {
  if (thing === null) return;
  thingAsked.value = thing ?? null;
  raise('what');
}

/** The rules are closed: they open at their beginning again. */
export function forgetClause(): void {
  clauseAsked.value = null;
}

/** The cards that lie over a board and are no sheets, the top one last: how each is put away. */
let cards: readonly (() => void)[] = [];

/** Has going back put a card away before anything else; `null` while it is not there. */
export function useCard(putAway: (() => void) | null): void {
  const latest = useRef(putAway);
  latest.current = putAway;
  const isOpen = putAway !== null;
  // A card that is gone takes no more of what goes back, not even until the next frame.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const card = () => latest.current?.();
    cards = [...cards, card];
    return () => {
      cards = cards.filter((other) => other !== card);
    };
  }, [isOpen]);
}

/** Puts the top card away; `false` where there is none. */
export function putCardAway(): boolean {
  const card = cards.at(-1);
  card?.();
  return card !== undefined;
}

/** The back key. */
export function goBack(): void {
  if (stack.value.sheets.length === 0 && putCardAway()) return;
  const next = back(stack.value);
  if (next) leaveFor(next);
  else leave?.();
}

/** Ties the stack to the device's ways of going back. */
export function listenForBack(host: Host): void {
  leave = host.leave;
  if (host.ownBack) {
    host.ownBack(goBack);
  } else {
    usesHistory = true;
    window.addEventListener('popstate', () => {
      hasGuard = false;
      if (isLeavingGuard) isLeavingGuard = false;
      else goBack();
      guard();
    });
  }
  window.addEventListener('keydown', (event) => {
    // A sheet in sight hears Escape itself.
    if (event.key !== 'Escape' || event.defaultPrevented || topSheet.value) return;
    if (stack.value.screens.length === 1 && stack.value.sheets.length === 0) return;
    event.preventDefault();
    goBack();
  });
}

function set(next: Stack): void {
  stack.value = next;
  guard();
}

/** Keeps one entry of history above the first exactly while there is somewhere to go back to. */
function guard(): void {
  if (!usesHistory || isLeavingGuard) return;
  const { screens, sheets } = stack.value;
  const isNeeded = screens.length > 1 || sheets.length > 0;
  if (isNeeded && !hasGuard) {
    history.pushState({ guard: true }, '');
    hasGuard = true;
  } else if (!isNeeded && hasGuard) {
    isLeavingGuard = true;
    history.back();
  }
}
