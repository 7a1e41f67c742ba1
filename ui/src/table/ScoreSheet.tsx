// The score sheet: every line with how it came about. A tap on a line lights its fields on the
// board.

import { useState } from 'preact/hooks';
import type { LineOf, Seat } from '../host/protocol';
import { IconButton, Tabs } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { goAndLook, lookUp, lower } from '../state/nav';
import { points } from '../words/numbers';
import { whenArgs } from '../words/when';
import { say } from '../words/words';
import { sourceTag } from './clauses';
import { Equation } from './Equation';
import type { LiveTable } from './live';
import { standingOf } from './totals';

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
          isWhole
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
  const untold = table.ui.untold?.(table, seat);
  const apart = standingOf(table, seat)?.apart ?? 0;
  const light = (line: LineOf) => {
    table.light(seat, line);
    lower('score');
    goAndLook();
  };
  return (
    <>
      {sheet.lines.length === 0 && sheet.handicap === undefined && (
        <p class="empty">{say('score-empty')}</p>
      )}
      <ul class="lines">
        {sheet.lines.map((line) => (
          <li key={JSON.stringify(line.source)} class="line-row">
            <Line table={table} line={line} onLight={() => light(line)} />
            <ClauseLink table={table} line={line} />
          </li>
        ))}
      </ul>
      {sheet.handicap !== undefined && (
        <div class="line" data-testid={`handicap-line-${seat}`}>
          <span class="line-text grows">
            <span class="line-name">{say('handicap')}</span>
            <small>{since(table, seat)}</small>
          </span>
          <b class="line-points">{points(sheet.handicap)}</b>
        </div>
      )}
      <p class="lines-total">
        <span>{say('score-total')}</span>
        <b data-testid={`total-${seat}`}>{points(sheet.total)}</b>
      </p>
      {apart !== 0 && table.ui.apart && (
        <p class="note">
          {say('score-apart', { what: say(table.ui.apart.says, { points: apart }) })}
        </p>
      )}
      {untold && (
        <p class="note" data-testid="untold">
          {say(untold)}
        </p>
      )}
    </>
  );
}

/** The way to the rule that gives a line its points. */
function ClauseLink({ table, line }: { table: LiveTable; line: LineOf }) {
  const tag = sourceTag(table.ui, line.source);
  const name = table.ui.describeSource(line.source, table.teller.value);
  return (
    <span class="line-rule" data-tag={tag}>
      <IconButton
        icon="book"
        label={say('rules-clause-of', { title: name })}
        onPress={() => lookUp(tag)}
        testId="line-rule"
      />
    </span>
  );
}

/** Since when a seat's head start stands as it is; nothing from the start. */
function since(table: LiveTable, seat: Seat): string {
  const when = table.state.value.seats[seat]?.handicapWhen;
  return when ? say('handicap-since', whenArgs(when)) : '';
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
      <span class="line-text grows">
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
