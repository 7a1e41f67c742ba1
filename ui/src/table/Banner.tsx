// Where a game keeps no secrets, several people play without a curtain; a short banner says whose
// turn it has become. It blocks nothing.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Mark } from '../kit/Mark';
import { markColour, markOf } from '../kit/marks';
import { say } from '../words/words';
import type { LiveTable } from './live';

const BANNER_MS = 1200;

export function Banner({ table }: { table: LiveTable }) {
  const { holder, actor, seats } = table.state.value;
  const isShared = holder.type === 'open' && table.nPeople.value > 1;
  const before = useRef(actor);
  const [shown, setShown] = useState<number | undefined>(undefined);

  useEffect(() => {
    const isNew = before.current !== actor;
    before.current = actor;
    if (!isShared || !isNew || actor === undefined) return;
    setShown(actor);
    const timer = setTimeout(() => setShown(undefined), BANNER_MS);
    return () => clearTimeout(timer);
  }, [actor, isShared]);

  const seat = shown === undefined ? undefined : seats[shown];
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
