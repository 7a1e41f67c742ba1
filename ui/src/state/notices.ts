// Short words at the edge of the screen: a snackbar with an undo, an error, a hint.

import { computed, signal } from '@preact/signals';
import { moment, momentOrTouch } from '../kit/clock';
import type { Message } from '../words/words';

interface Notice {
  readonly id: number;
  readonly kind: 'word' | 'error';
  readonly text: Message | string;
  readonly action?: { readonly label: Message; readonly act: () => void };
  /** When it goes by itself, unless messages are kept. */
  readonly ms: number;
  /** Whether what it speaks of is still so; it is in sight only while it is. */
  readonly holds?: (() => boolean) | undefined;
}

const HINT_MS = 4_000;
const ERROR_MS = 8_000;
/** How long an undo is offered: it stands in for a question beforehand, so there is time to read. */
const UNDO_MS = 10_000;

let count = 0;

const shown = signal<readonly Notice[]>([]);

/** The notice in sight: one at a time, the newest, as long as it still holds. */
export const notices = computed(() => shown.value.filter(({ holds }) => holds?.() ?? true));

function show(notice: Omit<Notice, 'id'>): void {
  count += 1;
  const id = count;
  shown.value = [{ ...notice, id }];
  // Where messages are kept, one with an action stays until it is used or closed.
  const wait = notice.action ? moment : momentOrTouch;
  wait(notice.ms, () => dismiss(id));
}

export function dismiss(id: number): void {
  if (shown.value.some((notice) => notice.id === id)) {
    shown.value = shown.value.filter((notice) => notice.id !== id);
  }
}

/** Something the player should know, and perhaps a place that says more of it. */
export function tell(text: Message | string, action?: Notice['action']): void {
  show({ kind: 'word', text, ms: HINT_MS, ...(action && { action }) });
}

/** Something went wrong. */
export function warn(text: Message | string): void {
  show({ kind: 'error', text, ms: ERROR_MS });
}

/** Something was done that can be taken back, as long as `holds` says so. */
export function tellWithUndo(text: Message, act: () => void, holds?: () => boolean): void {
  offer(text, { id: 'undo' }, act, holds);
}

/** Something that can be done now, or left: for a while, and as long as `holds` says so. */
export function offer(text: Message, label: Message, act: () => void, holds?: () => boolean): void {
  show({ kind: 'word', text, action: { label, act }, ms: UNDO_MS, holds });
}
