// What can be done with a game of the list: a note on it, leaving it out of statistics, the bin.

import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChangeGame, GameRow } from '../../host/protocol';
import { Button } from '../../kit/controls';
import { attempt, host } from '../../state/client';
import { abandon } from '../../state/games';
import { open } from '../../state/nav';
import { tell } from '../../state/notices';
import { say } from '../../words/words';
import { canOpen, RowText } from './rows';

/** As the door takes it. */
const MOST_LETTERS = 400;

export function GameSheet(props: {
  readonly row: GameRow;
  /** The game as it is now. */
  readonly onChange: (row: GameRow) => void;
  /** The game left the list. */
  readonly onGone: () => void;
}) {
  const { row, onChange, onGone } = props;
  const [note, setNote] = useState(row.note);
  const change = async (what: Omit<ChangeGame, 'table'>) => {
    const changed = await attempt(() =>
      host().send({ type: 'changeGame', table: row.table, ...what }),
    );
    if (changed) onChange(changed);
    return changed !== undefined;
  };
  const kept = useRef(row.note);
  const keep = async (written: string) => {
    const before = kept.current;
    if (written.trim() === before) return;
    kept.current = written.trim();
    if (await change({ note: written })) tell({ id: 'game-note-saved' });
    else kept.current = before;
  };
  const keepNow = useRef(() => keep(note));
  keepNow.current = () => keep(note);
  // However the sheet is closed, what was written stays.
  useEffect(() => () => void keepNow.current(), []);
  const isFinished = row.status === 'finished';
  return (
    <div class="game-sheet in-stack">
      <RowText row={row} />
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
      <label class="field">
        <span class="label">{say('game-note')}</span>
        <textarea
          rows={3}
          maxLength={MOST_LETTERS}
          value={note}
          placeholder={say('game-note.hint')}
          data-testid="game-note"
          onInput={(event) => setNote(event.currentTarget.value)}
          onChange={(event) => void keep(event.currentTarget.value)}
        />
      </label>
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
