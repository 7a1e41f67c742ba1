// When the table is heard and felt: what is in hand, what is refused, points, the curtain, the end. It
// follows what is shown, so that no game has to say so.

import { effect, untracked } from '@preact/signals';
import type { TableState } from '../host/protocol';
import { shake } from '../kit/haptics';
import { play, type Sound } from '../kit/sound';
import type { LiveTable } from './live';
import { isLost } from './result/ranking';

const totals = ({ sheet }: TableState): readonly number[] =>
  sheet?.seats.map(({ total }) => total) ?? [];

/** Follows a table until the returned function is called. */
export function followSounds(table: LiveTable): () => void {
  const hear = (sound: Sound) => play(table.ui.sounds, sound);
  let draft = table.draft.peek();
  let state = table.state.peek();
  const stops = [
    effect(() => {
      const next = table.draft.value;
      // What is out of sight for a look into the past is still in hand.
      if (!next && table.past.place.value) return;
      if (next && next !== draft) {
        hear(draft ? 'turn' : 'lift');
        shake('turn');
      }
      draft = next;
    }),
    effect(() => {
      const next = table.state.value;
      const cause = untracked(() => table.change.value.cause);
      const before = totals(state);
      const isMore = totals(next).some((total, seat) => total > (before[seat] ?? total));
      if (next.holder.type === 'nobody' && state.holder.type !== 'nobody') hear('curtain');
      // The last points are told by the count.
      else if (cause === 'act' && next.next !== 'over' && next.at > state.at && isMore)
        hear('points');
      state = next;
    }),
    effect(() => {
      if (table.count.now.value) hear('points');
    }),
    effect(() => {
      if (table.refusals.value > 0) {
        hear('refuse');
        shake('refuse');
      }
    }),
    effect(() => {
      if (table.committed.value > 0) {
        hear('place');
        shake('place');
      }
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Heard when a lesson has just been learned. */
export function cheer(table: LiveTable): void {
  play(table.ui.sounds, 'win');
  shake('win');
}

/** Heard once, when the final page comes as news: no fanfare for whoever has lost to computers. */
export function fanfare(table: LiveTable): void {
  if (!isLost(table.state.value)) cheer(table);
}
