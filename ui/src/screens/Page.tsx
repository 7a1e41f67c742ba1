// A plain page: a head with the way back and a title, and what stands on it.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../kit/controls';
import { goBack } from '../state/nav';
import { say } from '../words/words';

export function Page({ title, children }: { title: string; children: ComponentChildren }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class="page">
      <header class="page-head in-row">
        <IconButton icon="back" label={say('back')} onPress={goBack} testId="back" />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      {/* A page of text alone is scrolled by keys only when it can be reached by them. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <main class="page-body" tabIndex={0}>
        {children}
      </main>
    </div>
  );
}
