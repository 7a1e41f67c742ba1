// The people of this device: who there is, and a place for somebody new.

import { useEffect, useState } from 'preact/hooks';
import type { Person } from '../../host/protocol';
import { Button } from '../../kit/controls';
import { nameKey } from '../../kit/fold';
import { Icon } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { MARKS, type MarkName, markColour, markOf } from '../../kit/marks';
import { open } from '../../state/nav';
import { addPerson, guestPlays, people, refreshPeople, takeGuestPlays } from '../../state/people';
import { say } from '../../words/words';
import { Page } from '../Page';
import { MarkChips } from '../PlaceRow';
import { ago } from '../time';
import { NameField } from './NameField';

export function People() {
  useEffect(() => void refreshPeople(), []);
  const seen = people.value.filter((person) => !person.isHidden);
  const hidden = people.value.filter((person) => person.isHidden);
  return (
    <Page title={say('people')}>
      <div class="people" data-testid="people">
        {seen.length === 0 && <p class="empty">{say('people-none')}</p>}
        <Rows of={seen} />
        {hidden.length > 0 && (
          <details class="people-hidden">
            <summary data-testid="people-hidden">
              {say('people-hidden', { count: hidden.length })}
            </summary>
            <Rows of={hidden} />
          </details>
        )}
        <Guests />
        <Newcomer />
      </div>
    </Page>
  );
}

function Rows({ of }: { of: readonly Person[] }) {
  return (
    <ul class="people-rows">
      {of.map((person) => (
        <li key={person.profile}>
          <button
            type="button"
            class="people-row in-stack"
            style={{ '--seat': markColour(markOf(person.mark)) }}
            data-testid={`profile-${person.name}`}
            onClick={() => open({ screen: 'profile', person: person.profile })}
          >
            <Mark mark={markOf(person.mark)} size={28} />
            <span class="people-text">
              <strong>{person.name}</strong>
              <span>{played(person)}</span>
            </span>
            <Icon name="next" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What guests have played, for the only person to take over. */
function Guests() {
  const plays = guestPlays.value;
  const [person] = people.value;
  if (!plays || !person) return null;
  return (
    <div class="people-guests in-row">
      <p>{say('guest-plays', { ...plays })}</p>
      <Button onPress={() => void takeGuestPlays(person)} testId="guest-plays">
        {say('guest-plays.for', { name: person.name })}
      </Button>
    </div>
  );
}

/** "12 games, 10 of them count, last 3 days ago". */
export function played(person: Person): string {
  if (person.playedAt === undefined) return say('person-never');
  const { games: count, counted, playedAt } = person;
  return say('person-played', { count, counted, when: ago(playedAt) });
}

/** The mark that fewest people have. */
function rarest(): MarkName {
  const uses = (mark: MarkName) => people.value.filter((it) => markOf(it.mark) === mark).length;
  return MARKS.reduce((best, mark) => (uses(mark) < uses(best) ? mark : best));
}

function Newcomer() {
  const [name, setName] = useState('');
  const [mark, setMark] = useState<MarkName>();
  const chosen = mark ?? rarest();
  const add = async () => {
    if (nameKey(name) === '') return;
    const added = await addPerson(name, chosen);
    if (!added) return;
    setName('');
    setMark(undefined);
  };
  return (
    <form
      class="people-new"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <NameField
        label={say('person-new')}
        value={name}
        onInput={setName}
        others={people.value.map((person) => person.name)}
        note={say('person-known-name')}
        testId="new-name"
      />
      {nameKey(name) !== '' && (
        <>
          <MarkChips mark={chosen} onChoose={setMark} />
          <Button look="main" icon="plus" onPress={() => void add()} testId="new-add">
            {say('person-add')}
          </Button>
        </>
      )}
    </form>
  );
}
