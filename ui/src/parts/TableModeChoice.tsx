// Whether the device lies in the middle of the table, and who sits where around it: before a game
// and during one. Everybody taps their own place, one after the other.

import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Chips } from '../kit/controls';
import { Mark } from '../kit/Mark';
import type { MarkName } from '../kit/marks';
import { EDGES, type Edge } from '../kit/orientation';
import { say } from '../words/words';

interface Person {
  readonly name: string;
  readonly mark: MarkName;
}

interface TableModeChoiceProps {
  /** The people at the device, in the order in which they play. */
  readonly people: readonly Person[];
  readonly isOn: boolean;
  /** Where each of them sits. */
  readonly edges: readonly Edge[];
  readonly onSwitch: (isOn: boolean) => void;
  readonly onMove: (edges: readonly Edge[]) => void;
}

export function TableModeChoice(props: TableModeChoiceProps): JSX.Element {
  const { isOn, onSwitch } = props;
  return (
    <div class="table-mode">
      <label class="check">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
          data-testid="table-mode"
        />
        <span>
          {say('table-mode')}
          <span class="note">{say('table-mode.note')}</span>
        </span>
      </label>
      {isOn && <Around {...props} />}
    </div>
  );
}

/** The table drawn from above, the device on it and the people around it. */
function Around({ people, edges, onMove }: TableModeChoiceProps): JSX.Element {
  const [asked, setAsked] = useState(0);
  const at = asked < people.length ? asked : 0;
  const sit = (edge: Edge) => {
    onMove(people.map((_, i) => (i === at ? edge : (edges[i] ?? 'bottom'))));
    setAsked((at + 1) % people.length);
  };
  return (
    <>
      <Chips
        label={say('table-mode-who')}
        isLabelHidden
        value={String(at)}
        choices={people.map(({ name, mark }, i) => ({
          value: String(i),
          label: (
            <>
              <Mark mark={mark} size={20} />
              {name}
            </>
          ),
        }))}
        onChoose={(value) => setAsked(Number(value))}
      />
      <p class="table-mode-ask" role="status" data-testid="table-mode-ask">
        {say('table-mode-ask', { name: people[at]?.name ?? '' })}
      </p>
      <div class="table-mode-table">
        <div class="table-mode-device" aria-hidden="true" />
        {EDGES.map((edge) => {
          const here = people.filter((_, i) => edges[i] === edge);
          const names = here.map(({ name }) => name).join(', ');
          return (
            <button
              key={edge}
              type="button"
              class="table-mode-place in-column"
              data-edge={edge}
              data-testid={`table-mode-${edge}`}
              aria-pressed={edges[at] === edge}
              onClick={() => sit(edge)}
            >
              <span class="unseen">
                {say(`table-mode-${edge}`)}
                {names !== '' && `: ${names}`}
              </span>
              {here.map(({ name, mark }) => (
                <span key={mark} class="table-mode-sitter in-row" aria-hidden="true">
                  <Mark mark={mark} size={26} />
                  <span>{name}</span>
                </span>
              ))}
            </button>
          );
        })}
      </div>
    </>
  );
}
