// What can be done with a game of the list: a note on it, leaving it out of statistics, the bin.

import type { ChangeGame, GameRow } from '../../host/protocol';
import { Button } from '../../kit/controls';
import { CountNotes } from '../../parts/counts';
import { OwnSeat } from '../../parts/OwnSeat';
import { SameDeal } from '../../parts/SameDeal';
import { attempt, host } from '../../state/client';
import { abandon } from '../../state/games';
import { open } from '../../state/nav';
import { say } from '../../words/words';
import { Note } from './Note';
import { canOpen, RowText } from './rows';

export function GameSheet(props: {
  readonly row: GameRow;
  /** The game as it is now. */
  readonly onChange: (row: GameRow) => void;
  /** The game left the list. */
  readonly onGone: () => void;
}) {
  const { row, onChange, onGone } = props;
  const change = async (what: Omit<ChangeGame, 'table'>) => {
    const changed = await attempt(() =>
      host().send({ type: 'changeGame', table: row.table, ...what }),
    );
    if (changed) onChange(changed);
    return changed !== undefined;
  };
  const isFinished = row.status === 'finished';
  return (
    <div class="game-sheet in-stack">
      <RowText row={row} isWhole={false} />
      <CountNotes facts={row} />
      {canOpen(row) && (
        <Button
          look="main"
          icon="play"
          onPress={() => open({ screen: 'table', table: row.table })}
          testId="game-open"
        >
          {say(isFinished ? 'game-open.finished' : 'game-open')}
        </Button>
      )}
      {canOpen(row) && isFinished && (
        <Button
          icon="book"
          onPress={() => open({ screen: 'table', table: row.table, part: 'story' })}
          testId="game-story"
        >
          {say('story')}
        </Button>
      )}
      {row.isReal && row.status !== 'abandoned' && (
        <Button
          look="main"
          onPress={() => open({ screen: 'real', table: row.table })}
          testId="game-written"
        >
          {say('real-change')}
        </Button>
      )}
      <Note key={row.table} table={row.table} note={row.note} keep={(note) => change({ note })} />
      <label class="check">
        <input
          type="checkbox"
          checked={row.isExcluded}
          data-testid="game-excluded"
          onChange={(event) => void change({ isExcluded: event.currentTarget.checked })}
        />
        <span>
          {say('game-excluded')}
          <span class="note">{say('game-excluded.note')}</span>
        </span>
      </label>
      {isFinished && !row.isReal && <OwnSeat table={row.table} onChange={() => void change({})} />}
      {isFinished && !row.isReal && <SameDeal table={row.table} />}
      <Button
        look="quiet"
        icon="bin"
        onPress={() => void abandon(row.table, onGone)}
        testId="game-bin"
      >
        {say('game-bin')}
      </Button>
    </div>
  );
}
