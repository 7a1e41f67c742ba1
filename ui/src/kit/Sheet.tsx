// A sheet of paper laid over the screen: from below on a phone, at the side or in the middle where
// there is room. What is under it is inert; the back key, Escape and a tap beside it close it.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../words/words';
import { IconButton } from './controls';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** `side` keeps the board in sight where there is room; `page` takes what it needs. */
  readonly look?: 'side' | 'page';
  readonly testId?: string;
  /** Under another sheet. */
  readonly isCovered?: boolean;
}

export function Sheet(props: SheetProps) {
  const { title, onClose, children, look = 'page', testId, isCovered = false } = props;
  const id = useId();
  const paper = useRef<HTMLElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    paper.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div class={`sheet-frame sheet-frame-${look}`} inert={isCovered}>
      <button
        type="button"
        class="sheet-shade"
        tabIndex={-1}
        aria-hidden="true"
        onClick={onClose}
      />
      <section
        ref={paper}
        class={`sheet sheet-${look}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        data-testid={testId}
      >
        <header class="sheet-head">
          <h2 id={id}>{title}</h2>
          <IconButton icon="cross" label={say('close')} onPress={onClose} />
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys must be able to scroll a long text */}
        <div class="sheet-body" tabIndex={0}>
          {children}
        </div>
      </section>
    </div>
  );
}
