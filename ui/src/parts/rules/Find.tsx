// The line that stays on top of the rules: searches them, says how much was found, and goes from
// one place found to the next.

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../kit/controls';
import { say } from '../../words/words';

interface FindProps {
  /** The page that is searched; what is found there stands in `mark`s. */
  readonly page: RefObject<HTMLElement | null>;
  readonly sought: string;
  readonly onSeek: (sought: string) => void;
}

export function Find({ page, sought, onSeek }: FindProps) {
  const [found, setFound] = useState({ n: 0, at: 0 });
  const isSeeking = sought.trim().length > 1;
  const here = useRef<Element | null>(null);
  const show = (to: number) => {
    const marks = [...(page.current?.querySelectorAll('mark') ?? [])];
    const at = marks.length === 0 ? 0 : (to + marks.length) % marks.length;
    here.current?.removeAttribute('data-here');
    here.current = marks[at] ?? null;
    here.current?.setAttribute('data-here', 'true');
    here.current?.scrollIntoView({ block: 'center' });
    setFound({ n: marks.length, at });
  };
  useEffect(() => show(0), [sought]);
  return (
    <search class="rules-find">
      <input
        type="search"
        value={sought}
        aria-label={say('rules-find')}
        placeholder={say('rules-find')}
        autocomplete="off"
        spellcheck={false}
        data-testid="rules-find"
        onInput={(event) => onSeek(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          show(found.at + (event.shiftKey ? -1 : 1));
        }}
      />
      <span role="status" data-testid="rules-found">
        {isSeeking && say('rules-found', { n: found.n, at: found.at + 1 })}
      </span>
      {isSeeking && found.n > 0 && (
        <>
          <IconButton
            icon="up"
            label={say('rules-previous')}
            onPress={() => show(found.at - 1)}
            testId="rules-previous"
          />
          <IconButton
            icon="down"
            label={say('rules-next')}
            onPress={() => show(found.at + 1)}
            testId="rules-next"
          />
        </>
      )}
    </search>
  );
}
