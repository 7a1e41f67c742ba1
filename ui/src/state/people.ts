// The people of this device: kept as last heard of, changed through the door.

import { signal } from '@preact/signals';
import type { ChangePerson, Person, Request } from '../host/door';
import { attempt, host } from './door';
import { tellWithUndo } from './notices';

/** The people of this device, hidden ones too; who played last comes first. */
export const people = signal<readonly Person[]>([]);

type AboutPeople = Extract<
  Request,
  { type: 'people' | 'addPerson' | 'changePerson' | 'mergePeople' | 'splitPerson' }
>;

async function ask(request: AboutPeople) {
  const reply = await attempt(() => host().send(request));
  if (reply) people.value = reply.people;
  return reply;
}

interface Seated {
  readonly name: string;
  readonly profile?: string | null;
}

/** The same seats with people called as they are now: since a game began they may have been renamed, or made one. */
export function withNamesNow<S extends Seated>(seats: readonly S[]): S[] {
  return seats.map((seat) => {
    const person = people.value.find(
      ({ profile, merged }) =>
        profile === seat.profile || merged.some((it) => it.profile === seat.profile),
    );
    return person ? { ...seat, name: person.name } : seat;
  });
}

export async function refreshPeople(): Promise<void> {
  await ask({ type: 'people' });
}

/** Adds a person; `undefined` when that was refused. */
export async function addPerson(name: string, mark: string): Promise<Person | undefined> {
  const reply = await ask({ type: 'addPerson', name, mark });
  return reply?.people.find((person) => person.profile === reply.added);
}

export async function changePerson(change: ChangePerson): Promise<void> {
  await ask({ type: 'changePerson', ...change });
}

/** Makes two people one, and offers to take that back. */
export async function mergePeople(person: Person, into: Person): Promise<boolean> {
  const { profile } = person;
  const reply = await ask({ type: 'mergePeople', profile, into: into.profile });
  if (!reply) return false;
  const said = { id: 'person-merged', args: { name: person.name, into: into.name } };
  tellWithUndo(said, () => void splitPerson(profile));
  return true;
}

export async function splitPerson(profile: string): Promise<void> {
  await ask({ type: 'splitPerson', profile });
}
