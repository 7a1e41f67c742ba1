// The seats by place. When the game has just ended their points run up from nothing, all at the same
// pace, so that the last one still running has won, and only then they take their places; a tap anywhere
// shows how it comes out.

import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../host/protocol';
import { later } from '../../kit/clock';
import { Face } from '../../kit/Face';
import { Mark } from '../../kit/Mark';
import { markColour, markOf } from '../../kit/marks';
import { isCalm } from '../../kit/reduced-motion';
import { points } from '../../words/numbers';
import { say } from '../../words/words';
import type { LiveTable } from '../live';
import { ranking } from './ranking';

/** How long the best total runs up. */
const RUN_MS = 1800;

interface PlacesProps {
  readonly table: LiveTable;
  /** The seat whose lines are read out. */
  readonly shown: Seat;
  readonly onShow: (seat: Seat) => void;
  /** Whether the points still run up: nobody has a place yet. */
  readonly isRunning: boolean;
}

export function Places({ table, shown, onShow, isRunning }: PlacesProps) {
  const state = table.state.value;
  const ranked = ranking(state);
  const rows = isRunning ? [...ranked].sort((a, b) => a.seat.seat - b.seat.seat) : ranked;
  const totals = table.sheet.value.seats.map(({ total }) => total);
  const best = Math.max(1, ...totals);
  return (
    <ol class="places" data-running={isRunning}>
      {rows.map(({ seat, place }, row) => {
        const mark = markOf(seat.mark, seat.seat);
        const total = totals[seat.seat] ?? 0;
        const run = { '--total': total, '--run-ms': `${(RUN_MS * Math.max(0, total)) / best}ms` };
        return (
          <li key={seat.seat}>
            <button
              type="button"
              class="place"
              aria-pressed={shown === seat.seat}
              data-first={place === 1 && !isRunning}
              data-large={ranked[row]?.place === 1}
              style={{ '--seat': markColour(mark), '--share': Math.max(0, total) / best, ...run }}
              onClick={() => onShow(seat.seat)}
            >
              {state.seats.length > 1 && (
                <span class="place-no" aria-hidden={isRunning}>
                  {isRunning ? '' : say('place', { place })}
                </span>
              )}
              <Mark mark={mark} size={24} />
              {seat.sitter.type === 'bot' && <Face level={seat.sitter.level} size={26} />}
              <span class="place-name grows">{seat.name}</span>
              <b class="place-total">{points(total)}</b>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Whether the points are still running up. */
export function useRun(isNews: boolean): boolean {
  const [isRunning, setRunning] = useState(isNews && !isCalm());
  useEffect(() => {
    if (!isRunning) return;
    const end = () => setRunning(false);
    const stop = later(RUN_MS, end);
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      stop();
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [isRunning]);
  return isRunning;
}
