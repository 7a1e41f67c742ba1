// The people of a game being set up become people of this device, with what they want at the table.

import { nameKey } from '../kit/fold';
import type { Place } from '../parts/places';
import { addPerson, changePerson } from '../state/people';

/** Adds the people whose names are new; where that is refused they play as guests. */
export async function withNewPeople(places: readonly Place[]): Promise<readonly Place[]> {
  const seated = [...places];
  for (const [seat, place] of places.entries()) {
    const { name } = place;
    if (place.sitter !== 'person' || place.profile !== undefined || nameKey(name) === '') continue;
    const added = await addPerson(name, place.mark);
    // Of a name that sits already the second is a guest.
    if (!added || seated.some((it) => it.profile === added.profile)) continue;
    const { wish, ...rest } = place;
    seated[seat] = { ...rest, name: added.name, profile: added.profile };
    if (wish) await changePerson({ profile: added.profile, ...wish });
  }
  return seated;
}
