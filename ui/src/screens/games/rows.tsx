// A game in the list: a card with a picture of the table while it goes on, a line afterwards.

import type { ComponentChildren } from 'preact';
import { cardOf } from '../../games/found';
import type { GameRow } from '../../host/protocol';
import { IconButton } from '../../kit/controls';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { RasterCache } from '../../kit/RasterCache';
import { CountWords } from '../../parts/counts';
import { troubleMessage } from '../../state/errors';
import { restore } from '../../state/games';
import { open, raise } from '../../state/nav';
import { withBotNames } from '../../words/bots';
import { gameName } from '../../words/names';
import { date, points } from '../../words/numbers';
import { say } from '../../words/words';
import { turnMessage } from '../Home';
import { ago } from '../time';
import { TablePicture } from './TablePicture';

/** What a row of the list can bring about. */
export interface Act {
  /** The menu of this game is wanted. */
  readonly choose: (row: GameRow) => void;
  /** Something changed: the list is to be read anew. */
  readonly again: () => void;
}

interface RowProps {
  readonly row: GameRow;
  readonly act: Act;
}

export function nameOf(row: GameRow): string {
  return row.game === undefined ? say('game-unknown') : gameName(row.game);
}

/**
 * Whether the game can be opened: not in the bin, played here, and this version of the app can play it. Where
 * only what the list tells of it is damaged, its steps may well be whole; opening it shows that.
 */
export function canOpen(row: GameRow): boolean {
  const card = row.game === undefined ? undefined : cardOf(row.game);
  const isSound = !row.trouble || row.trouble.type === 'badRow';
  return card !== undefined && isSound && !row.isReal && row.status !== 'abandoned';
}

/** Opens a game, or what was written down of one that was played at a real table. */
export function openRow({ table, isReal }: GameRow): void {
  open(isReal ? { screen: 'real', table } : { screen: 'table', table });
}

function Main({ row, children }: { row: GameRow; children: ComponentChildren }) {
  const isWritten = row.isReal && row.status !== 'abandoned';
  if (!canOpen(row) && !isWritten) return <div class="row-main in-row">{children}</div>;
  return (
    <button type="button" class="row-main in-row" onClick={() => openRow(row)}>
      {children}
    </button>
  );
}

export function Row({ row, act }: RowProps) {
  const card = row.game === undefined ? undefined : cardOf(row.game);
  return (
    <li class="row" data-testid={`row-${row.table}`}>
      <Main row={row}>
        <span class="row-art">
          {row.status === 'finished' && !row.isReal ? (
            <TablePicture row={row} isOneOfMany />
          ) : (
            card && <RasterCache name={card.id} art={card.art} />
          )}
        </span>
        <RowText row={row} />
      </Main>
      {row.status === 'abandoned' ? (
        <IconButton
          icon="undo"
          label={say('game-restore')}
          onPress={() => void restore(row.table, act.again)}
          testId="restore"
        />
      ) : (
        <Menu row={row} act={act} />
      )}
    </li>
  );
}

export function Card({ row, act }: RowProps) {
  return (
    <li class="game-tile" data-testid={`row-${row.table}`}>
      <Main row={row}>
        <TablePicture row={row} />
        <RowText row={row} />
      </Main>
      <Menu row={row} act={act} />
    </li>
  );
}

function Menu({ row, act }: RowProps) {
  return (
    <IconButton
      icon="more"
      label={say('game-menu')}
      onPress={() => {
        act.choose(row);
        raise('game');
      }}
      testId="game-menu"
    />
  );
}

/** Who played what when, how it ended, how it counts unless that stands beside, and what was said of it. */
export function RowText({ row, isWhole = true }: { row: GameRow; isWhole?: boolean }) {
  return (
    <span class="row-text">
      <span class="row-name">{nameOf(row)}</span>
      <span class="row-seats in-wrap">
        {withBotNames(row.seats).map((seat, i) => (
          <span key={i} class="row-seat" data-first={seat.place === 1}>
            <Mark mark={markOf(seat.mark, i)} size={14} /> {seat.name}
            {seat.total !== undefined && <b> {points(seat.total)}</b>}
          </span>
        ))}
      </span>
      <span class="row-when quiet">
        {row.trouble ? say(troubleMessage(row.trouble)) : facts(row).join(' · ')}
      </span>
      {isWhole && <CountWords facts={row} />}
      {row.note !== '' && <span class="row-note">{row.note}</span>}
    </span>
  );
}

function facts(row: GameRow): readonly string[] {
  const turn = turnMessage(row);
  return [
    ...(row.status === 'running' && row.seats.length > 1 && turn ? [say(turn)] : []),
    // Of a day that was written down nobody knows the hours.
    row.isReal ? date(row.endedAt ?? row.changedAt) : ago(row.endedAt ?? row.changedAt),
    ...(row.location === '' ? [] : [row.location]),
    ...(row.agreements.some(({ type }) => type === 'substitution') ? [say('agreed-row')] : []),
    ...(row.agreements.some(({ type }) => type === 'end') ? [say('ended-row')] : []),
    ...(row.trust ? [say('trust.row')] : []),
    ...(row.isImported && !row.isReal ? [say('filter-traits.imported')] : []),
    ...(row.daysLeft === undefined ? [] : [say('game-days-left', { days: row.daysLeft })]),
  ];
}
