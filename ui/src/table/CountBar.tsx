// What is being counted at the end of a game, in words, with a way on and a way out. It has the place
// of the action bar, so that nothing lies over the fields that are lit.

import { Button, IconButton } from '../kit/controls';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { signed } from '../words/numbers';
import { say } from '../words/words';
import { Equation } from './Equation';
import type { LiveTable } from './live';

export function CountBar({ table }: { table: LiveTable }) {
  const { now, place } = table.count;
  const stop = now.value;
  // Ignores the second half of a double tap on the ✔ that ended the game.
  const aimed = (go: () => void) => (press: MouseEvent) => table.lock.lets(press) && go();
  const { SourceArt } = table.ui;
  return (
    <section class="count" aria-label={say('count')} data-testid="count">
      <div class="count-line in-row" role="status" key={place.value.n}>
        {stop && SourceArt && (
          <span class="line-art">
            <SourceArt source={stop.line.source} catalogue={table.catalogue} />
          </span>
        )}
        <div class="grows">
          {stop ? (
            <>
              <p class="count-what">
                {table.ui.describeSource(stop.line.source, table.teller.value)}
              </p>
              <Equation table={table} line={stop.line} />
              <Whose table={table} seats={stop.seats} />
            </>
          ) : (
            <p class="count-what">{say('count')}</p>
          )}
        </div>
        {stop && <b class="count-points">{signed(stop.line.points)}</b>}
      </div>
      <div class="count-tools in-row">
        <small>{say('count-place', { n: place.value.n, of: place.value.of })}</small>
        <Button look="quiet" onPress={aimed(() => table.count.end())} testId="count-skip">
          {say('count-skip')}
        </Button>
        <IconButton
          icon="next"
          label={say('count-next')}
          onPress={aimed(() => table.count.next())}
          testId="count-next"
        />
      </div>
    </section>
  );
}

/** Who gets the points. */
function Whose({ table, seats }: { table: LiveTable; seats: readonly number[] }) {
  const all = table.seats.value;
  if (all.length === 1) return null;
  return (
    <p class="count-who in-wrap">
      {seats.map((seat) => (
        <span key={seat}>
          <Mark mark={markOf(all[seat]?.mark ?? '', seat)} size={18} />
          {all[seat]?.name}
        </span>
      ))}
    </p>
  );
}
