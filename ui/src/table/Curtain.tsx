// The curtain between two players of one device (ux.md C 4.4, rule 14): opaque, with the next
// seat's colour, mark and name. The game behind it is not in the page at all, and the button takes
// no press in its first 300 ms.

import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../host/door';
import { ArmedButton, IconButton } from '../kit/controls';
import { markColour, markOf, SHAPES } from '../kit/marks';
import { say } from '../words/words';
import type { LiveTable } from './live';

export function Curtain({
  table,
  next,
  onPause,
}: {
  table: LiveTable;
  next: Seat;
  onPause: () => void;
}) {
  const seat = table.state.value.seats[next];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!seat) return null;
  const mark = markOf(seat.mark, next);
  return (
    <main class="curtain" style={{ '--seat': markColour(mark) }} data-testid="curtain">
      <div class="curtain-corner">
        <IconButton icon="pause" label={say('pause')} onPress={onPause} />
      </div>
      <svg class="curtain-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SHAPES[mark]} fill-rule="evenodd" />
      </svg>
      <p class="curtain-lead">{say('curtain-lead')}</p>
      <h1 class="curtain-name" ref={heading} tabIndex={-1}>
        {seat.name}
      </h1>
      <p class="curtain-note">{say('curtain-note')}</p>
      <ArmedButton onPress={() => table.take(next)} testId="curtain-take">
        {say('curtain-take')}
      </ArmedButton>
    </main>
  );
}
