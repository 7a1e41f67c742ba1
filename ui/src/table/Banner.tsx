// Where a game keeps no secrets, several people play without a curtain; a short banner says whose
// turn it has become: over the seats, never over the board. It blocks nothing.

import { useMemo, useRef } from 'preact/hooks';
import { Mark } from '../kit/Mark';
import { markColour, markOf } from '../kit/marks';
import { useMoments } from '../kit/moments';
import { say } from '../words/words';
import type { LiveTable } from './live';

const BANNER_MS = 1200;

export function Banner({ table }: { table: LiveTable }) {
  const { holder, actor, seats } = table.state.value;
  const isShared = holder.type === 'open' && table.nPeople.value > 1;
  const turn = useMemo(() => ({ actor }), [actor]);
  const first = useRef(turn);
  const isNews = isShared && actor !== undefined && turn !== first.current;
  const last = useMoments(isNews ? turn : null, table.at.value, BANNER_MS).at(-1);
  const seat = last?.actor === undefined ? undefined : seats[last.actor];
  if (!seat) return null;
  const mark = markOf(seat.mark, seat.seat);
  return (
    <div class="banner" role="status" style={{ '--seat': markColour(mark) }}>
      <Mark mark={mark} size={32} />
      <span>
        {say('banner-turn')} <strong>{seat.name}</strong>
      </span>
    </div>
  );
}
