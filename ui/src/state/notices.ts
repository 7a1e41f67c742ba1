// Short words at the edge of the screen: a snackbar with an undo, an error, a hint.

import { signal } from '@preact/signals';
import type { Message } from '../words/words';

interface Notice {
  readonly id: number;
  readonly kind: 'word' | 'error';
  readonly text: Message | string;
  readonly action?: { readonly label: Message; readonly act: () => void };
  /** When it goes by itself. */
  readonly ms: number;
}

const HINT_MS = 4_000;
const ERROR_MS = 8_000;
/** How long an undo is offered: it stands in for a question beforehand, so there is time to read. */
const UNDO_MS = 10_000;

let count = 0;

/** The notice in sight: one at a time, the newest. */
export const notices = signal<readonly Notice[]>([]);

function show(notice: Omit<Notice, 'id'>): void {
  count += 1;
  const id = count;
  notices.value = [{ ...notice, id }];
  setTimeout(() => dismiss(id), notice.ms);
}

export function dismiss(id: number): void {
  if (notices.value.some((notice) => notice.id === id)) {
    notices.value = notices.value.filter((notice) => notice.id !== id);
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

/** Something was done that can be taken back. */
export function tellWithUndo(text: Message, act: () => void): void {
  offer(text, { id: 'undo' }, act);
}

/** Something that can be done now, or left. */
export function offer(text: Message, label: Message, act: () => void): void {
  show({ kind: 'word', text, action: { label, act }, ms: UNDO_MS });
}
