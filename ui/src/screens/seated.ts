// The people of a game being set up become people of this device.

import type { Place } from '../parts/places';
import { addPerson } from '../state/people';

/** Adds the people whose names are new; where that is refused they play as guests. */
export async function withNewPeople(places: readonly Place[]): Promise<readonly Place[]> {
  const seated = [...places];
  for (const [seat, place] of places.entries()) {
    const name = place.name.trim();
    if (place.sitter !== 'person' || place.profile !== undefined || name === '') continue;
    const added = await addPerson(name, place.mark);
    if (added) seated[seat] = { ...place, name, profile: added.profile };
  }
  return seated;
}
