// Who plays a seat: a person or the computer, and which.

import type { Level } from '../host/protocol';
import { Chips } from '../kit/controls';
import { Icon } from '../kit/Icon';
import { say } from '../words/words';
import type { Fare } from './fares';
import { LevelChoice } from './LevelChoice';
import type { Measured } from './measured';
import type { Place } from './places';

/** The computer player that sits down first. */
const FIRST_LEVEL: Level = 'regular';

interface SitterChoiceProps {
  readonly seat: number;
  readonly sitter: Place['sitter'];
  readonly levels: readonly Level[];
  /** How the levels were measured, with as many seats. */
  readonly measured: Measured;
  /** How people at the table fare against the levels, where that is known. */
  readonly fares?: readonly Fare[];
  readonly onChoose: (sitter: Place['sitter']) => void;
  /** What stands above; without it only a screen reader is told which seat it is. */
  readonly label?: string;
}

/** Person or computer; a computer begins as one that is neither a beginner nor a wall. */
export function SitterChoice(props: SitterChoiceProps) {
  const { seat, sitter, levels, measured, onChoose } = props;
  const first = levels.find((level) => level === FIRST_LEVEL) ?? levels[0];
  return (
    <>
      <Chips
        label={props.label ?? say('setup-sitter', { n: seat + 1 })}
        isLabelHidden={props.label === undefined}
        value={sitter === 'person' ? 'person' : 'bot'}
        choices={(['person', 'bot'] as const).map((value) => ({
          value,
          label: (
            <>
              <Icon name={value} size={18} />
              {say(`sitter-${value}`)}
            </>
          ),
        }))}
        onChoose={(value) => {
          if (value === 'person') onChoose('person');
          else if (first) onChoose(first);
        }}
      />
      {sitter !== 'person' && (
        <LevelChoice
          seat={seat}
          level={sitter}
          levels={levels}
          measured={measured}
          fares={props.fares ?? []}
          onChoose={onChoose}
        />
      )}
    </>
  );
}
