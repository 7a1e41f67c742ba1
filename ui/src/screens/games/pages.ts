// The list of games as it is read: a page at a time, the next one when it is asked for.

import { useEffect, useState } from 'preact/hooks';
import type { GameRow, GamesFilter } from '../../host/protocol';
import { attempt, host } from '../../state/client';

export interface Pages {
  /** What was read so far; `null` before the first page came. */
  readonly rows: readonly GameRow[] | null;
  /** How many there are in all. */
  readonly total: number;
  /** Reads the next page; absent after the last one. */
  readonly more?: () => void;
}

interface Read {
  readonly key: string;
  readonly rows: readonly GameRow[];
  readonly total: number;
  readonly next: string | undefined;
}

/** The games that fit, read anew from the start when `turn` changes. What was there stays until then. */
export function usePages(filter: GamesFilter, turn = 0): Pages {
  const [read, setRead] = useState<Read | null>(null);
  const key = JSON.stringify(filter);
  useEffect(() => {
    let isWanted = true;
    void attempt(() => host().send({ type: 'games', ...filter })).then((page) => {
      if (isWanted && page)
        setRead({ key, rows: page.games, total: page.total ?? 0, next: page.next });
    });
    return () => {
      isWanted = false;
    };
  }, [key, turn]);
  if (!read) return { rows: null, total: 0 };
  const { rows, total, next } = read;
  if (next === undefined || read.key !== key) return { rows, total };
  const more = () =>
    void attempt(() => host().send({ type: 'games', ...filter, after: next })).then((page) => {
      if (!page) return;
      // Two presses bring the same page; it is shown once.
      setRead((now) =>
        now?.next === next
          ? { key, rows: [...now.rows, ...page.games], total, next: page.next }
          : now,
      );
    });
  return { rows, total, more };
}
