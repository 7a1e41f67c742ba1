// Who sat on a seat of a game at a real table, and what they made.

import type { Person } from '../../host/protocol';
import { IconButton } from '../../kit/controls';
import { nameKey } from '../../kit/fold';
import { Mark } from '../../kit/Mark';
import { markColour, markOf } from '../../kit/marks';
import { sourceName } from '../../words/names';
import { points } from '../../words/numbers';
import { say } from '../../words/words';
import { MOST_OFFERED } from '../PeopleChips';
import { NAME_LENGTH } from '../PlaceRow';
import { type DraftSeat, scoreOf, withName, withPerson } from './draft';

interface SeatProps {
  readonly nth: number;
  readonly seat: DraftSeat;
  readonly game: string;
  /** The kinds of sources, where points are written down by them. */
  readonly sources: readonly string[] | null;
  /** Everybody of this device. */
  readonly people: readonly Person[];
  /** Who may be offered: nobody else has a seat of theirs. */
  readonly free: readonly Person[];
  readonly isPicking: boolean;
  readonly onPick: () => void;
  readonly onChange: (seat: DraftSeat) => void;
  readonly onRemove: (() => void) | undefined;
}

export function Seat(props: SeatProps) {
  const { nth, seat, game, sources, onChange, onRemove } = props;
  const name = seat.name.trim() || say('real-seat', { n: nth + 1 });
  const total = scoreOf(seat, sources);
  return (
    <li class="setup-seat" style={{ '--seat': markColour(seat.mark) }}>
      <div class="in-row real-seat">
        <Mark mark={seat.mark} size={24} />
        <input
          class="name-input"
          type="text"
          aria-label={say('real-name', { n: nth + 1 })}
          value={seat.name}
          placeholder={say('real-seat', { n: nth + 1 })}
          maxLength={NAME_LENGTH}
          autocomplete="off"
          spellcheck={false}
          onFocus={props.onPick}
          onInput={(event) => onChange(withName(seat, event.currentTarget.value, props.people))}
          data-testid={`real-name-${nth}`}
        />
        {sources ? (
          <output class="real-total" aria-label={say('real-points-of', { name })}>
            {total === undefined ? '–' : points(total)}
          </output>
        ) : (
          <Points
            label={say('real-points-of', { name })}
            hint={say('real-points')}
            value={seat.score}
            onInput={(score) => onChange({ ...seat, score })}
            testId={`real-score-${nth}`}
          />
        )}
        {onRemove && (
          <IconButton icon="cross" label={say('real-remove', { name })} onPress={onRemove} />
        )}
      </div>
      <Who {...props} />
      {sources && (
        <div class="real-sources">
          {sources.map((source) => (
            <div key={source} class="in-row">
              <span>{sourceName(game, source)}</span>
              <Points
                label={say('real-points-for', { name, source: sourceName(game, source) })}
                hint=""
                value={seat.points[source] ?? ''}
                onInput={(made) =>
                  onChange({ ...seat, points: { ...seat.points, [source]: made } })
                }
                testId={`real-${nth}-${source}`}
              />
            </div>
          ))}
        </div>
      )}
    </li>
  );
}

/** A field for points, which may be fewer than none. */
function Points(props: {
  label: string;
  hint: string;
  value: string;
  onInput: (points: string) => void;
  testId: string;
}) {
  return (
    <input
      class="real-points"
      type="number"
      step={1}
      aria-label={props.label}
      placeholder={props.hint}
      value={props.value}
      data-testid={props.testId}
      onInput={(event) => props.onInput(event.currentTarget.value)}
    />
  );
}

/** The people to choose from while somebody is looked for; what becomes of a new name. */
function Who({ nth, seat, free, isPicking, onChange }: SeatProps) {
  if (seat.profile !== undefined) return null;
  const typed = nameKey(seat.name);
  const fits = free.filter((it) => nameKey(it.name).startsWith(typed)).slice(0, MOST_OFFERED);
  return (
    <>
      {isPicking && fits.length > 0 && (
        <ul class="setup-people" aria-label={say('real-people', { n: nth + 1 })}>
          {fits.map((person) => (
            <li key={person.profile}>
              <button
                type="button"
                class="person-chip"
                onClick={() => onChange(withPerson(seat, person))}
                data-testid={`real-pick-${nth}`}
              >
                <Mark mark={markOf(person.mark)} size={20} />
                {person.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {typed !== '' && (
        <label class="check">
          <input
            type="checkbox"
            checked={seat.isJoining}
            onChange={(event) => onChange({ ...seat, isJoining: event.currentTarget.checked })}
          />
          <span>{say('real-join')}</span>
        </label>
      )}
    </>
  );
}
