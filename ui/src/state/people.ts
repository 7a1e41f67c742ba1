// The people of this device: kept as last heard of, changed through the door.

import { signal } from '@preact/signals';
import type { ChangePerson, GuestPlays, Person, Request } from '../host/protocol';
import { withBotNames } from '../words/bots';
import { attempt, host } from './client';
import { offer, tell, tellWithUndo } from './notices';

/** The people of this device, hidden ones too; who played last comes first. */
export const people = signal<readonly Person[]>([]);

/** What guests have played alone; told only while a single person is known. */
export const guestPlays = signal<GuestPlays | undefined>(undefined);

type AboutPeople = Extract<
  Request,
  {
    type:
      | 'people'
      | 'addPerson'
      | 'changePerson'
      | 'mergePeople'
      | 'splitPerson'
      | 'takeGuestPlays';
  }
>;

async function ask(request: AboutPeople) {
  const reply = await attempt(() => host().send(request));
  if (reply) {
    people.value = reply.people;
    guestPlays.value = reply.guest;
  }
  return reply;
}

interface Seated {
  readonly name: string;
  readonly profile?: string | null;
  readonly sitter?: { readonly type: string; readonly level?: string };
}

/**
 * The same seats with everybody called as they are now: people may have been renamed since a game began,
 * or made one, and bots go by the language in force.
 */
export function withNamesNow<S extends Seated>(seats: readonly S[]): S[] {
  return withBotNames(seats).map((seat) => {
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

/**
 * Adds a person, and offers the first one what guests have played; `undefined` when that was
 * refused.
 */
export async function addPerson(name: string, mark: string): Promise<Person | undefined> {
  const reply = await ask({ type: 'addPerson', name, mark });
  const added = reply?.people.find((person) => person.profile === reply.added);
  if (added && reply?.guest) {
    const said = { id: 'guest-plays', args: { ...reply.guest } };
    offer(said, { id: 'guest-plays.take' }, () => void takeGuestPlays(added));
  }
  return added;
}

/** Gives a person what guests have played alone. */
export async function takeGuestPlays({ profile, name }: Person): Promise<void> {
  const reply = await ask({ type: 'takeGuestPlays', profile });
  if (reply) tell({ id: 'guest-plays.taken', args: { name } });
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
