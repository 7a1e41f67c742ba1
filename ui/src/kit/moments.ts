// Things shown for a moment. Each has a timer of its own, and goes when the position it belongs to is
// taken back.

import { useEffect, useRef, useState } from 'preact/hooks';
import { momentOrTouch } from './clock';

interface Moment<T> {
  readonly what: T;
  /** How many steps lay behind the position it came with. */
  readonly at: number;
}

/**
 * The things that came less than `ms` milliseconds ago, oldest first; since the last touch where
 * messages are kept. `what` is what comes with the picture shown now, the same object as long as it
 * is the same news; `at` is how many steps lie behind that picture. Nothing is told twice, so that a
 * look into the past and back brings nothing up again.
 */
export function useMoments<T extends object>(what: T | null, at: number, ms: number): readonly T[] {
  const [moments, setMoments] = useState<readonly Moment<T>[]>([]);
  const told = useRef(new WeakSet<T>());
  useEffect(() => {
    if (what === null || told.current.has(what)) return;
    told.current.add(what);
    const moment = { what, at };
    setMoments((old) => [...old, moment]);
    momentOrTouch(ms, () => setMoments((old) => old.filter((it) => it !== moment)));
  }, [what]);
  return moments.filter((moment) => moment.at <= at).map((moment) => moment.what);
}
