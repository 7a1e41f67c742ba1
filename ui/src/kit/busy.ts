// What a button has begun and is still under way.

import { useState } from 'preact/hooks';

/** Whether something is under way, and what makes it so for as long as it takes. */
export function useBusy(): readonly [boolean, <T>(work: Promise<T>) => Promise<T>] {
  const [isBusy, setBusy] = useState(false);
  const during = <T>(work: Promise<T>): Promise<T> => {
    setBusy(true);
    return work.finally(() => setBusy(false));
  };
  return [isBusy, during];
}
