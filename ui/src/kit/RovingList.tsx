// A list of buttons that is one stop of the Tab key: arrows move, Home and End jump, a letter
// finds. It may be parted into groups with titles; the arrows go through all of them.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

interface RovingGroup<T> {
  readonly key: string;
  readonly title: string | null;
  readonly items: readonly T[];
}

interface RovingListProps<T> {
  readonly label: string;
  readonly groups: readonly RovingGroup<T>[];
  readonly keyOf: (item: T) => string;
  readonly render: (item: T) => ComponentChildren;
  readonly onPick: (item: T) => void;
}

export function RovingList<T>({ label, groups, keyOf, render, onPick }: RovingListProps<T>) {
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  useEffect(() => buttons()[0]?.focus({ preventScroll: true }), []);

  const go = (to: number) => {
    const all = buttons();
    const next = Math.min(Math.max(to, 0), all.length - 1);
    setAt(next);
    all[next]?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(buttons().length - 1);
    else if (event.key.length === 1 && /\p{L}|\p{N}/u.test(event.key)) {
      const texts = buttons().map((button) => (button.textContent ?? '').trim().toLowerCase());
      const order = texts.map((_, i) => (at + 1 + i) % texts.length);
      const found = order.find((i) => texts[i]?.startsWith(event.key.toLowerCase()));
      if (found === undefined) return;
      go(found);
    } else return;
    event.preventDefault();
  };

  let n = -1;
  return (
    <div class="roving" role="group" aria-label={label} ref={list} onKeyDown={key}>
      {groups.map((group) => (
        <div key={group.key}>
          {group.title !== null && (
            <h3 class="roving-title" id={`${id}-${group.key}`}>
              {group.title}
            </h3>
          )}
          <ul aria-labelledby={group.title === null ? undefined : `${id}-${group.key}`}>
            {group.items.map((item) => {
              n += 1;
              const i = n;
              return (
                <li key={keyOf(item)}>
                  <button
                    type="button"
                    class="choice"
                    tabIndex={i === at ? 0 : -1}
                    onFocus={() => setAt(i)}
                    onClick={() => onPick(item)}
                  >
                    {render(item)}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
