// One person: what they are called and known by, what they like, and making two people one.

import { useEffect, useState } from 'preact/hooks';
import type { MergePreview, Person } from '../../host/protocol';
import { Button, Chips } from '../../kit/controls';
import { nameKey } from '../../kit/fold';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { PersonHelp } from '../../parts/PersonHelp';
import { attempt, host } from '../../state/client';
import { open, turnTo } from '../../state/nav';
import { tellWithUndo } from '../../state/notices';
import { changePerson, mergePeople, people, refreshPeople, splitPerson } from '../../state/people';
import { useTextSize } from '../../state/text';
import { say } from '../../words/words';
import { Page } from '../Page';
import { MarkChips } from '../PlaceRow';
import { NameField } from './NameField';
import { played } from './People';

export function Profile({ person: id }: { person: string }) {
  useEffect(() => void refreshPeople(), []);
  useTextSize([id]);
  const person = people.value.find((it) => it.profile === id);
  if (!person) return <Page title={say('people')}>{null}</Page>;
  return (
    <Page title={person.name}>
      <div class="profile" data-testid="profile">
        <p class="note">{played(person)}</p>
        <Name key={person.name} person={person} />
        <div>
          <span class="label">{say('setup-mark-label')}</span>
          <MarkChips
            mark={markOf(person.mark)}
            onChoose={(mark) => void changePerson({ profile: id, mark })}
          />
        </div>
        <PersonHelp person={person} />
        <div class="profile-doing in-wrap">
          <Button
            icon="sheet"
            onPress={() => open({ screen: 'person', person: id })}
            testId="profile-statistics"
          >
            {say('statistics')}
          </Button>
          <Button icon="eye" onPress={() => void hide(person)} testId="profile-hide">
            {say(person.isHidden ? 'person-show' : 'person-hide')}
          </Button>
        </div>
        <Merging person={person} />
      </div>
    </Page>
  );
}

async function hide(person: Person): Promise<void> {
  const { profile, isHidden, name } = person;
  await changePerson({ profile, isHidden: !isHidden });
  const back = () => void changePerson({ profile, isHidden });
  tellWithUndo({ id: isHidden ? 'person-shown' : 'person-was-hidden', args: { name } }, back);
}

/** The name; it is kept when one is done with it, and an empty one is not. */
function Name({ person }: { person: Person }) {
  const [name, setName] = useState(person.name);
  const typed = name.trim();
  const keep = () => {
    if (nameKey(name) === '') setName(person.name);
    else if (typed !== person.name) void changePerson({ profile: person.profile, name: typed });
  };
  const others = people.value.filter((other) => other.profile !== person.profile);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <NameField
        label={say('person-name')}
        value={name}
        onInput={setName}
        onDone={keep}
        others={others.map((other) => other.name)}
        note={say('person-same-name')}
        testId="profile-name"
      />
    </form>
  );
}

/** Making this person one with another, and taking that back. */
function Merging({ person }: { person: Person }) {
  const [into, setInto] = useState<string>();
  const [would, setWould] = useState<MergePreview>();
  const { profile } = person;
  const others = people.value.filter((other) => other.profile !== profile);
  const other = others.find((it) => it.profile === into);
  useEffect(() => {
    setWould(undefined);
    if (into === undefined) return;
    let isWanted = true;
    void attempt(() => host().send({ type: 'previewMerge', profile, into })).then((reply) => {
      if (isWanted) setWould(reply);
    });
    return () => {
      isWanted = false;
    };
  }, [profile, into]);
  const merge = async (other: Person) => {
    if (await mergePeople(person, other)) turnTo({ screen: 'profile', person: other.profile });
  };
  return (
    <>
      {person.merged.length > 0 && (
        <section class="profile-merged">
          <h2>{say('person-merged-with')}</h2>
          <ul>
            {person.merged.map(({ profile, name }) => (
              <li key={profile}>
                <span>{name}</span>
                <Button onPress={() => void splitPerson(profile)} testId={`split-${name}`}>
                  {say('person-split')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <details class="profile-merge" data-testid="merge">
          <summary>{say('person-merge')}</summary>
          <p class="note">{say('person-merge-note', { name: person.name })}</p>
          <Chips
            label={say('person-merge-into')}
            value={into ?? ''}
            choices={others.map((it) => ({
              value: it.profile,
              label: (
                <>
                  <Mark mark={markOf(it.mark)} size={18} />
                  {it.name}
                </>
              ),
            }))}
            onChoose={setInto}
          />
          {other && would && (
            <div class="profile-would" role="status" data-testid="merge-would">
              <p>
                {say('merge-would', { name: person.name, into: other.name, count: would.games })}{' '}
                {say('merge-after', { into: other.name, count: would.after })}
              </p>
              {would.together > 0 && (
                <p class="profile-odd">{say('merge-together', { count: would.together })}</p>
              )}
              <p class="note">{say('merge-back')}</p>
              <Button look="main" onPress={() => void merge(other)} testId="merge-do">
                {say('merge-do', { name: person.name, into: other.name })}
              </Button>
            </div>
          )}
        </details>
      )}
    </>
  );
}
