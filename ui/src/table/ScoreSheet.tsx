// The score sheet: every line with how it came about. A tap on a line lights its fields on the
// board.

import { useState } from 'preact/hooks';
import type { LineOf, Seat } from '../host/door';
import { Tabs } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { lower } from '../state/nav';
import { points } from '../words/numbers';
import { say } from '../words/words';
import { Equation } from './Equation';
import type { LiveTable } from './live';

export function ScoreSheet({ table }: { table: LiveTable }) {
  const [seat, setSeat] = useState<Seat>(table.seat.value);
  const seats = table.seats.value;
  return (
    <>
      {seats.length > 1 && (
        <Tabs
          label={say('seats')}
          value={String(seat)}
          onChoose={(value) => setSeat(Number(value))}
          controls="score-lines"
          tabs={seats.map((state) => ({
            value: String(state.seat),
            label: (
              <>
                <Mark mark={markOf(state.mark, state.seat)} size={18} />
                <span class="tab-name">{state.name}</span>
                <b>{points(table.sheet.value.seats[state.seat]?.total ?? 0)}</b>
              </>
            ),
          }))}
        />
      )}
      <div id="score-lines" role={seats.length > 1 ? 'tabpanel' : undefined}>
        <Lines table={table} seat={seat} />
      </div>
    </>
  );
}

/** The lines of one seat with their sum. */
export function Lines({ table, seat }: { table: LiveTable; seat: Seat }) {
  const sheet = table.sheet.value.seats[seat];
  if (!sheet) return null;
  const light = (line: LineOf) => {
    table.light(seat, line);
    lower('score');
    lower('final');
  };
  return (
    <>
      {sheet.lines.length === 0 && <p class="empty">{say('score-empty')}</p>}
      <ul class="lines">
        {sheet.lines.map((line) => (
          <li key={JSON.stringify(line.source)}>
            <Line table={table} line={line} onLight={() => light(line)} />
          </li>
        ))}
      </ul>
      <p class="lines-total">
        <span>{say('score-total')}</span>
        <b data-testid={`total-${seat}`}>{points(sheet.total)}</b>
      </p>
    </>
  );
}

function Line({ table, line, onLight }: { table: LiveTable; line: LineOf; onLight: () => void }) {
  const { SourceArt } = table.ui;
  const content = (
    <>
      {SourceArt && (
        <span class="line-art">
          <SourceArt source={line.source} catalogue={table.catalogue} />
        </span>
      )}
      <span class="line-text">
        <span class="line-name">{table.ui.describeSource(line.source, table.teller.value)}</span>
        <Equation table={table} line={line} />
      </span>
      <b class="line-points">{points(line.points)}</b>
    </>
  );
  if (line.fields.length === 0) return <div class="line">{content}</div>;
  return (
    <button type="button" class="line line-button" onClick={onLight}>
      {content}
      <span class="line-light">
        <Icon name="spot" size={20} />
        <span class="unseen">{say('light-up')}</span>
      </span>
    </button>
  );
}
