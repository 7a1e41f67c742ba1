// A list of buttons that is one stop of the Tab key: arrows move, Home and End jump, a letter
// finds.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface RovingListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string;
  readonly render: (item: T) => ComponentChildren;
  readonly onPick: (item: T) => void;
}

export function RovingList<T>({ label, items, keyOf, render, onPick }: RovingListProps<T>) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];

  useEffect(() => buttons()[0]?.focus({ preventScroll: true }), []);

  const go = (to: number) => {
    const next = Math.min(Math.max(to, 0), items.length - 1);
    setAt(next);
    buttons()[next]?.focus();
  };
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(items.length - 1);
    else if (event.key.length === 1 && /\p{L}|\p{N}/u.test(event.key)) {
      const texts = buttons().map((button) => (button.textContent ?? '').trim().toLowerCase());
      const order = texts.map((_, i) => (at + 1 + i) % texts.length);
      const found = order.find((i) => texts[i]?.startsWith(event.key.toLowerCase()));
      if (found === undefined) return;
      go(found);
    } else return;
    event.preventDefault();
  };

  return (
    <ul class="roving" ref={list} aria-label={label} onKeyDown={key}>
      {items.map((item, i) => (
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
      ))}
    </ul>
  );
}
