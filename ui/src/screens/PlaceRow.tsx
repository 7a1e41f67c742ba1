// One seat of a game being set up: mark, who sits there, person or bot.

import { useId, useState } from 'preact/hooks';
import type { Level, Person } from '../host/protocol';
import { Chips, IconButton } from '../kit/controls';
import { nameKey } from '../kit/fold';
import { Mark } from '../kit/Mark';
import { MARKS, type MarkName, markColour, markOf } from '../kit/marks';
import type { Fare } from '../parts/fares';
import type { Measured } from '../parts/measured';
import { GuestHelp, PersonHelp } from '../parts/PersonHelp';
import type { Place } from '../parts/places';
import { SitterChoice } from '../parts/SitterChoice';
import type { GuestPreferences } from '../state/guest-preferences';
import { people } from '../state/people';
import { say } from '../words/words';
import { MOST_OFFERED } from './PeopleChips';

/** The longest name, in characters. */
export const NAME_LENGTH = 20;

interface PlaceRowProps {
  readonly seat: number;
  readonly place: Place;
  /** What the seat is called while nobody has named it. */
  readonly unnamed: string;
  readonly levels: readonly Level[];
  /** How the levels were measured, with as many seats. */
  readonly measured: Measured;
  /** How people here fare against the levels. */
  readonly fares: readonly Fare[];
  /** Who could sit here, who played last first. */
  readonly people: readonly Person[];
  readonly isPicking: boolean;
  readonly onPick: () => void;
  readonly onMove: (() => void) | undefined;
  readonly onName: (name: string) => void;
  readonly onPerson: (person: Person) => void;
  readonly onSitter: (sitter: Place['sitter']) => void;
  readonly onMark: (mark: MarkName) => void;
  readonly onWish: (change: GuestPreferences) => void;
}

export function PlaceRow(props: PlaceRowProps) {
  const { seat, place, levels, onMove } = props;
  const [isMarking, setMarking] = useState(false);
  const id = useId();
  return (
    <li class="setup-seat" style={{ '--seat': markColour(place.mark) }}>
      <div class="in-row">
        <button
          type="button"
          class="mark-button centred"
          aria-expanded={isMarking}
          aria-label={say('setup-mark', { mark: say(`mark-${place.mark}`) })}
          onClick={() => setMarking(!isMarking)}
        >
          <Mark mark={place.mark} size={30} />
        </button>
        <label class="unseen" for={id}>
          {say('setup-name', { n: seat + 1 })}
        </label>
        <input
          id={id}
          class="name-input"
          type="text"
          value={place.name}
          placeholder={props.unnamed}
          maxLength={NAME_LENGTH}
          autocomplete="off"
          spellcheck={false}
          onFocus={props.onPick}
          onInput={(event) => props.onName(event.currentTarget.value)}
          data-testid={`name-${seat}`}
        />
        {onMove && (
          <IconButton icon="up" label={say('setup-up', { n: seat + 1 })} onPress={onMove} />
        )}
      </div>
      {isMarking && (
        <MarkChips
          mark={place.mark}
          onChoose={(mark) => {
            props.onMark(mark);
            setMarking(false);
          }}
        />
      )}
      <Who {...props} />
      <Wishes place={place} onWish={props.onWish} />
      {levels.length > 0 && (
        <SitterChoice
          seat={seat}
          sitter={place.sitter}
          levels={levels}
          measured={props.measured}
          fares={props.fares}
          onChoose={props.onSitter}
        />
      )}
    </li>
  );
}

/** The people to choose from, while somebody is being looked for; what a new name will do. */
function Who({ seat, place, people, isPicking, onPerson }: PlaceRowProps) {
  if (place.sitter !== 'person') return null;
  const typed = nameKey(place.name);
  const isNew = typed !== '' && place.profile === undefined;
  const fits = people.filter((it) => !isNew || nameKey(it.name).startsWith(typed));
  const isOffering = (isPicking || place.name === '') && fits.length > 0;
  return (
    <>
      {isOffering && (
        <ul class="setup-people" aria-label={say('setup-people', { n: seat + 1 })}>
          {fits.slice(0, MOST_OFFERED).map((person) => (
            <li key={person.profile}>
              <button
                type="button"
                class="person-chip"
                onClick={() => onPerson(person)}
                data-testid={`pick-${seat}`}
              >
                <Mark mark={markOf(person.mark)} size={20} />
                {person.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNew && <p class="note">{say('setup-new-person')}</p>}
    </>
  );
}

/** What whoever sits there wants at the table, folded away. */
function Wishes({ place, onWish }: Pick<PlaceRowProps, 'place' | 'onWish'>) {
  const person = people.value.find(({ profile }) => profile === place.profile);
  if (place.sitter !== 'person') return null;
  return (
    <details class="setup-wishes">
      <summary>{say('setup-wishes')}</summary>
      {person ? (
        <PersonHelp person={person} />
      ) : (
        <GuestHelp wish={place.wish ?? {}} onWish={onWish} />
      )}
    </details>
  );
}

/** The marks to choose from, as pictures with their names unseen. */
export function MarkChips(props: { mark: MarkName; onChoose: (mark: MarkName) => void }) {
  return (
    <Chips
      label={say('setup-mark-label')}
      isLabelHidden
      value={props.mark}
      choices={MARKS.map((mark) => ({
        value: mark,
        label: (
          <>
            <Mark mark={mark} size={24} />
            <span class="unseen">{say(`mark-${mark}`)}</span>
          </>
        ),
      }))}
      onChoose={props.onChoose}
    />
  );
}
