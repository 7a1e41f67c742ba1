// The table that was in sight when a phone's system ended the app: the next start opens it again.

import type { Host } from '../host/host';
import { remember, remembered } from '../kit/memory';
import { rows } from './games';
import { open, screen } from './nav';

const KEY = 'left-at';

/** Opens the table at which the app was ended out of sight, and keeps the one that is left next. */
export function followWhereabouts({ endsUnseen }: Pick<Host, 'endsUnseen'>): void {
  if (!endsUnseen) return;
  const table = remembered<string>(KEY);
  remember(KEY, undefined);
  if (table !== undefined && rows.value?.some((row) => row.table === table)) {
    open({ screen: 'table', table });
  }
  document.addEventListener('visibilitychange', () => {
    const now = screen.value;
    const isLeft = document.visibilityState === 'hidden' && now.screen === 'table';
    remember(KEY, isLeft ? now.table : undefined);
  });
}
