// The name of a person, as it is written where people are made and changed.

import { nameKey } from '../../kit/fold';
import { NAME_LENGTH } from '../PlaceRow';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (name: string) => void;
  /** Enter was pressed, or the field was left. */
  readonly onDone?: () => void;
  /** What others are called: the same name is allowed. */
  readonly others: readonly string[];
  /** What is said of it then. */
  readonly note: string;
  readonly testId: string;
}

export function NameField(props: NameFieldProps) {
  const { label, value, onInput, onDone, others, note, testId } = props;
  const typed = nameKey(value);
  const isTaken = others.some((other) => nameKey(other) === typed);
  return (
    <>
      <label class="field">
        <span class="label">{label}</span>
        <input
          type="text"
          value={value}
          maxLength={NAME_LENGTH}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => onInput(event.currentTarget.value)}
          onBlur={onDone}
          data-testid={testId}
        />
      </label>
      {isTaken && <p class="note">{note}</p>}
    </>
  );
}
