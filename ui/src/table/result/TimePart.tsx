// How long everybody thought, and how often something was taken back.

import type { GameResult } from '../../host/protocol';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { Bars } from '../../kit/plots';
import { duration } from '../../words/numbers';
import { say } from '../../words/words';

export function TimePart({ result }: { result: GameResult }) {
  const isHinted = result.seats.some(({ nHints }) => nHints > 0);
  return (
    <div class="result-part" data-testid="result-time">
      <Bars
        label={say('result-think')}
        bars={result.seats.map((seat) => ({
          label: seat.name,
          value: seat.thinkMs,
          text: duration(seat.thinkMs),
        }))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it does not fit */}
      <section class="result-scroll" tabIndex={0} aria-label={say('result-think')}>
        <table class="result-table">
          <thead>
            <tr>
              <th scope="col">{say('seats')}</th>
              <th scope="col">{say('result-acts')}</th>
              <th scope="col">{say('result-per-act')}</th>
              <th scope="col">{say('result-undone')}</th>
              {isHinted && <th scope="col">{say('result-hints')}</th>}
            </tr>
          </thead>
          <tbody>
            {result.seats.map((seat) => (
              <tr key={seat.seat}>
                <th scope="row" class="result-who">
                  <Mark mark={markOf(seat.mark, seat.seat)} size={16} /> {seat.name}
                </th>
                <td>{seat.nActs}</td>
                <td>{duration(seat.nActs > 0 ? seat.thinkMs / seat.nActs : 0)}</td>
                <td>{seat.nUndone}</td>
                {isHinted && <td>{seat.nHints}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p class="note">{say('result-lasted', { time: duration(result.lastedMs) })}</p>
    </div>
  );
}
