// Where the points came from: kinds of sources by players as stacked bars and as a table.

import { scaleLinear } from 'd3-scale';
import type { GameUi } from '../../games/game-ui';
import type { GameResult, ResultSeat } from '../../host/protocol';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { type Drawn, Plot, type Scale, widthOf } from '../../kit/plots';
import { sourceName } from '../../words/names';
import { points } from '../../words/numbers';
import { say } from '../../words/words';

export function PointsPart({ result, ui }: { result: GameResult; ui: GameUi }) {
  const used = result.sources.filter((source) => result.seats.some((seat) => seat.points[source]));
  return (
    <div class="result-part" data-testid="result-points">
      <Stacked result={result} used={used} ui={ui} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it does not fit */}
      <section class="result-scroll" tabIndex={0} aria-label={say('result-sources')}>
        <table
          class="result-table"
          data-many={result.seats.length > 3}
          style={{ '--columns': result.seats.length }}
        >
          <thead>
            <tr>
              <th scope="col">{say('result-source')}</th>
              {result.seats.map((seat) => (
                <th key={seat.seat} scope="col" class="result-who">
                  <Mark mark={markOf(seat.mark, seat.seat)} size={16} /> {seat.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {used.map((source) => (
              <tr key={source}>
                <th scope="row">
                  <Swatch source={source} /> {sourceName(result.game, source)}
                </th>
                {result.seats.map((seat) => (
                  <td key={seat.seat}>{points(seat.points[source] ?? 0)}</td>
                ))}
              </tr>
            ))}
            {result.seats.some(({ handicap }) => handicap !== undefined) && (
              <tr>
                <th scope="row">{say('handicap')}</th>
                {result.seats.map((seat) => (
                  <td key={seat.seat}>{points(seat.handicap ?? 0)}</td>
                ))}
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('score-total')}</th>
              {result.seats.map((seat) => (
                <td key={seat.seat}>{points(seat.score)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </div>
  );
}

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly source: string;
  readonly value: number;
}

/** The pieces of one bar: gains to the right of nothing, losses to the left of it. */
function piecesOf(seat: ResultSeat, used: readonly string[]): readonly Piece[] {
  let gained = 0;
  let lost = 0;
  return used.flatMap((source) => {
    const value = seat.points[source] ?? 0;
    if (value === 0) return [];
    const from = value > 0 ? gained : lost;
    if (value > 0) gained += value;
    else lost += value;
    return [{ from, to: from + value, source, value }];
  });
}

interface Stacks {
  result: GameResult;
  used: readonly string[];
  ui: GameUi;
}

function Stacked(props: Stacks) {
  return <Plot label={say('result-sources')} draw={(scale) => stacked(props, scale)} />;
}

function stacked({ result, used, ui }: Stacks, { width, em }: Scale): Drawn {
  const bars = result.seats.map((seat) => ({ seat, pieces: piecesOf(seat, used) }));
  const ends = bars.flatMap(({ pieces }) => pieces.flatMap(({ from, to }) => [from, to]));
  const x = scaleLinear([Math.min(0, ...ends), Math.max(1, ...ends)], [2, width - 2]);
  // A name above each bar, and the numbers inside it.
  const [above, thick] = [1.4 * em, Math.max(20, 1.5 * em)];
  const row = above + thick + 8;
  const height = row * bars.length;
  const content = (
    <>
      <Looks used={used} ui={ui} />
      {bars.map(({ seat, pieces }, n) => (
        <g key={seat.seat} transform={`translate(0 ${n * row})`}>
          <text class="plot-name" x="2" y={em}>
            {seat.name}
          </text>
          {pieces.map(({ from, to, source, value }) => {
            const [left, right] = [Math.min(x(from), x(to)), Math.max(x(from), x(to))];
            return (
              <g key={source}>
                <rect
                  class="result-piece"
                  x={left}
                  y={above}
                  width={right - left}
                  height={thick}
                  fill={`url(#result-look-${source})`}
                />
                {right - left > (widthOf(points(value)) + 0.6) * em && (
                  <text
                    class="result-number"
                    x={(left + right) / 2}
                    y={above + thick / 2 + 0.35 * em}
                  >
                    {points(value)}
                  </text>
                )}
              </g>
            );
          })}
        </g>
      ))}
      <line class="plot-axis" x1={x(0)} x2={x(0)} y1={above - 4} y2={height - 4} />
    </>
  );
  return { height, content };
}

/** Each kind of source as the game draws it. */
function Looks({ used, ui: { SourceLook } }: { used: readonly string[]; ui: GameUi }) {
  return (
    <defs>
      {used.map((source) => (
        <pattern
          key={source}
          id={`result-look-${source}`}
          width="16"
          height="16"
          patternUnits="userSpaceOnUse"
        >
          <SourceLook kind={source} />
        </pattern>
      ))}
    </defs>
  );
}

function Swatch({ source }: { source: string }) {
  return (
    <svg class="result-swatch" viewBox="0 0 16 16" aria-hidden="true">
      <rect class="result-piece" width="16" height="16" fill={`url(#result-look-${source})`} />
    </svg>
  );
}
