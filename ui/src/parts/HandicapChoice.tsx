// Head starts: who begins with how many points. Before a game and during one; folded, for most games
// have none.

import type { ComponentChildren, JSX } from 'preact';
import { IconButton } from '../kit/controls';
import { Mark } from '../kit/Mark';
import type { MarkName } from '../kit/marks';
import { say } from '../words/words';

/** As the door takes it. */
const MOST = 99;
/** What one press changes; anything else is typed. */
const STEP = 5;

interface HandicapChoiceProps {
  /** The seats in their order. */
  readonly seats: readonly { readonly name: string; readonly mark: MarkName; points: number }[];
  /** What else is to be said of it. */
  readonly note?: string;
  /** What is proposed, in a word or two; said in the fold while nothing is chosen. */
  readonly proposed?: string;
  /** What is proposed, in full. */
  readonly children?: ComponentChildren;
  readonly onChoose: (seat: number, points: number) => void;
}

/** Who is ahead by how much: "Eva 10, Petr 5". */
export function aheadText(
  seats: readonly { readonly name: string; readonly points: number }[],
): string {
  return seats
    .filter(({ points }) => points > 0)
    .map(({ name, points }) => `${name} ${points}`)
    .join(', ');
}

export function HandicapChoice(props: HandicapChoiceProps): JSX.Element {
  const { seats, note, proposed = '', onChoose } = props;
  const ahead = aheadText(seats);
  return (
    <details class="setup-wishes handicap" data-testid="handicap">
      <summary>
        {say('handicap-choose')}
        {ahead !== '' && `: ${ahead}`}
        {ahead === '' && proposed !== '' && (
          <span class="handicap-proposed"> {say('even-proposed', { who: proposed })}</span>
        )}
      </summary>
      <div>
        <p class="note">
          {say('handicap-note')} {note}
        </p>
        {props.children}
        <ul class="handicap-seats">
          {seats.map((seat, i) => (
            <li key={i} class="handicap-seat">
              <Mark mark={seat.mark} size={22} />
              <Points {...seat} seat={i} onChoose={(points) => onChoose(i, points)} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** The nearest number of points that can be given. */
function within(points: number): number {
  return Math.max(0, Math.min(MOST, Math.round(points) || 0));
}

function Points(props: {
  seat: number;
  name: string;
  points: number;
  onChoose: (points: number) => void;
}): JSX.Element {
  const { seat, name, points, onChoose } = props;
  const choose = (value: number) => {
    const next = within(value);
    if (next !== points) onChoose(next);
  };
  return (
    <>
      <label class="handicap-name one-line" for={`handicap-${seat}`}>
        {name}
      </label>
      <IconButton
        icon="minus"
        label={say('handicap-less', { name })}
        isDisabled={points === 0}
        onPress={() => choose(points - STEP)}
        testId={`handicap-less-${seat}`}
      />
      <input
        id={`handicap-${seat}`}
        class="handicap-points"
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST}
        value={points}
        data-testid={`handicap-${seat}`}
        onChange={(event) => {
          const { value, valueAsNumber } = event.currentTarget;
          // What is no number, or too large, does not stay there.
          event.currentTarget.value = String(value === '' ? points : within(valueAsNumber));
          if (value !== '') choose(valueAsNumber);
        }}
      />
      <IconButton
        icon="plus"
        label={say('handicap-more', { name })}
        isDisabled={points === MOST}
        onPress={() => choose(points + STEP)}
        testId={`handicap-more-${seat}`}
      />
    </>
  );
}
