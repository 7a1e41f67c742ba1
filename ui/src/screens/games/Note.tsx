// The note on a game. It is kept by itself: when typing pauses, when the field is left and however
// the sheet is closed. What could not be kept stays written, also when the sheet is opened again.

import { useEffect, useRef, useState } from 'preact/hooks';
import { later } from '../../kit/clock';
import { say } from '../../words/words';

/** As the door takes it. */
const MOST_LETTERS = 400;

/** Typing has paused when nothing came for this long. */
const PAUSE_MS = 1000;

type State = 'idle' | 'saving' | 'saved' | 'failed';

/** What was written on games and could not be kept. */
const unkept = new Map<string, string>();

export function Note(props: {
  readonly table: string;
  /** As it is kept. */
  readonly note: string;
  /** Keeps what is written; tells whether it is. */
  readonly keep: (note: string) => Promise<boolean>;
}) {
  const { table, note, keep } = props;
  const [text, setText] = useState(unkept.get(table) ?? note);
  const [state, setState] = useState<State>(unkept.has(table) ? 'failed' : 'idle');
  const kept = useRef(note);
  const isHere = useRef(true);
  const save = async () => {
    const written = text.trim();
    const before = kept.current;
    if (written === before) return;
    kept.current = written;
    if (isHere.current) setState('saving');
    const isKept = await keep(written);
    if (isKept) unkept.delete(table);
    else {
      unkept.set(table, written);
      // What was kept meanwhile stands.
      if (kept.current === written) kept.current = before;
    }
    if (isHere.current) setState(isKept ? 'saved' : 'failed');
  };
  const saveNow = useRef(save);
  saveNow.current = save;
  useEffect(() => {
    if (text.trim() === kept.current) return;
    return later(PAUSE_MS, () => void saveNow.current());
  }, [text]);
  useEffect(
    () => () => {
      isHere.current = false;
      void saveNow.current();
    },
    [],
  );
  return (
    <label class="field">
      <span class="label">{say('game-note')}</span>
      <textarea
        rows={3}
        maxLength={MOST_LETTERS}
        value={text}
        placeholder={say('game-note.hint')}
        data-testid="game-note"
        onInput={(event) => {
          setText(event.currentTarget.value);
          setState('idle');
        }}
        onChange={() => void saveNow.current()}
      />
      <span class="note" role="status" data-testid="game-note-state" data-state={state}>
        {state === 'saved' && say('game-note-saved')}
        {state === 'failed' && say('game-note-failed')}
      </span>
    </label>
  );
}
