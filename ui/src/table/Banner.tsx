// Over the seats, never over the board: what the step did that the board shows. Where a game keeps no
// secrets and several people play without a curtain, a short banner says whose turn it has become. It
// blocks nothing.

import { useMemo, useRef } from 'preact/hooks';
import { Mark } from '../kit/Mark';
import { markColour, markOf } from '../kit/marks';
import { useMoments } from '../kit/moments';
import { say } from '../words/words';
import type { LiveTable } from './live';
import { LogLine, type News } from './told';

const BANNER_MS = 1200;

export function Banner({ table }: { table: LiveTable }) {
  const { holder, actor, seats } = table.state.value;
  const isShared = holder.type === 'open' && table.nPeople.value > 1;
  const turn = useMemo(() => ({ actor }), [actor]);
  const first = useRef(turn);
  const isNews = isShared && actor !== undefined && turn !== first.current;
  const last = useMoments(isNews ? turn : null, table.at.value, BANNER_MS).at(-1);
  const news = table.narration.now.value;
  if (news) return <Narrated table={table} news={news} />;
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

/** What is heard in the log of the others' steps is not said again. */
function Narrated({ table, news }: { table: LiveTable; news: News }) {
  return (
    <div class="narrated" data-testid="narrated" aria-hidden={news.isHeard} role="status">
      <LogLine seats={table.seats.value} line={news} />
    </div>
  );
}
