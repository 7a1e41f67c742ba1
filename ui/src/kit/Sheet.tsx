// A sheet of paper laid over the screen: from below on a phone, at the side or in the middle where
// there is room. It is the platform's modal dialog, which keeps the focus, gives it back, makes
// what lies under it inert and hears Escape; a tap beside it closes it too.

import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '../words/words';
import { IconButton } from './controls';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** `side` keeps the board in sight where there is room; `page` takes what it needs, `wide` more. */
  readonly look?: 'side' | 'page' | 'wide';
  readonly testId?: string;
}

const open = signal<readonly HTMLDialogElement[]>([]);

/** The sheet above all others: only what is in it can be seen whole, tapped and heard. */
export const topSheet = computed(() => open.value.at(-1));

export function Sheet({ title, onClose, children, look = 'page', testId }: SheetProps) {
  const id = useId();
  const frame = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    dialog.showModal();
    open.value = [...open.value, dialog];
    return () => {
      // Removed without being closed, it would not give the focus back.
      dialog.close();
      open.value = open.value.filter((other) => other !== dialog);
    };
  }, []);

  return (
    <dialog
      ref={frame}
      class={`sheet-frame sheet-frame-${look}`}
      aria-labelledby={id}
      data-testid={testId}
      // The platform would give the keyboard back first and tell later: a key pressed in between
      // would open what is then closed.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // Told once more after its end when something else ended it.
      onClose={(event) => event.currentTarget.isConnected && onClose()}
    >
      <button
        type="button"
        class="sheet-shade"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onClose}
      />
      <section class={`sheet sheet-${look}`}>
        <header class="sheet-head">
          <h2 id={id} tabIndex={-1} autofocus>
            {title}
          </h2>
          <IconButton icon="cross" label={say('close')} onPress={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll a long text */}
        <div class="sheet-body" tabIndex={0}>
          {children}
        </div>
      </section>
    </dialog>
  );
}
