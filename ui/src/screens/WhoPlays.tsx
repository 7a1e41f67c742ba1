// Asked once for a place before a game begins that would be nobody's, where people are known: who
// that is. A guest's games count for nobody.

import { useState } from 'preact/hooks';
import type { Person } from '../host/protocol';
import { Button } from '../kit/controls';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { Sheet } from '../kit/Sheet';
import type { Place } from '../parts/places';
import { lower, raise } from '../state/nav';
import { people } from '../state/people';
import { say } from '../words/words';
import { offeredPeople } from './PeopleChips';
import { NameField } from './people/NameField';

/** The places at which somebody has said since the app began that a guest plays. */
const guests = new Set<number>();

/** The place to ask for, with the sheet raised; `undefined` where there is nothing to ask. */
export function askWhoPlays(places: readonly Place[]): number | undefined {
  const sits = ({ sitter }: Place) => sitter === 'person';
  const isNamed = (place: Place) => place.profile !== undefined || place.name.trim() !== '';
  if (offeredPeople().length === 0 || places.some((it) => sits(it) && isNamed(it))) return;
  const seat = places.findIndex(sits);
  if (seat < 0 || guests.has(seat)) return;
  raise('name');
  return seat;
}

export function WhoPlays(props: {
  readonly seat: number;
  readonly onPerson: (person: Person) => void;
  readonly onName: (name: string) => void;
  readonly onGuest: () => void;
}) {
  const [name, setName] = useState('');
  const typed = name.trim();
  const done = (act: () => void) => {
    lower('name');
    act();
  };
  return (
    <Sheet title={say('who-plays')} onClose={() => lower('name')} testId="sheet-who-plays">
      <form
        class="game-sheet in-stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== '') done(() => props.onName(typed));
        }}
      >
        <p>{say('who-plays.text')}</p>
        <ul class="setup-people" aria-label={say('setup-people', { n: props.seat + 1 })}>
          {offeredPeople().map((person) => (
            <li key={person.profile}>
              <button
                type="button"
                class="person-chip"
                onClick={() => done(() => props.onPerson(person))}
                data-testid={`who-${person.name}`}
              >
                <Mark mark={markOf(person.mark)} size={20} />
                {person.name}
              </button>
            </li>
          ))}
        </ul>
        <NameField
          label={say('who-plays.new')}
          value={name}
          onInput={setName}
          others={people.value.map((it) => it.name)}
          note=""
          testId="who-name"
        />
        {typed === '' ? (
          <Button
            onPress={() => {
              guests.add(props.seat);
              done(props.onGuest);
            }}
            testId="who-guest"
          >
            {say('who-plays.guest')}
          </Button>
        ) : (
          <Button
            look="main"
            icon="play"
            onPress={() => done(() => props.onName(typed))}
            testId="who-go"
          >
            {say('setup-start')}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
