// A few of the people of this device to choose from, and the place of somebody else.

import type { Person } from '../host/protocol';
import { Chips } from '../kit/controls';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { people } from '../state/people';

/** How many people are offered at once. */
export const MOST_OFFERED = 8;

/** The chip for somebody not among them. */
const OTHER = '';

export const offeredPeople = (): readonly Person[] =>
  people.value.filter((person) => !person.isHidden).slice(0, MOST_OFFERED);

/** Nothing where nobody is known; `onChoose` hears nobody for the last chip. */
export function PeopleChips(props: {
  label: string;
  chosen: string | undefined;
  /** What the last chip says. */
  other: string;
  onChoose: (person: Person | undefined) => void;
}) {
  const { label, chosen = OTHER, other, onChoose } = props;
  const known = offeredPeople();
  if (known.length === 0) return null;
  return (
    <Chips
      label={label}
      value={chosen}
      choices={[
        ...known.map((person) => ({
          value: person.profile,
          label: (
            <>
              <Mark mark={markOf(person.mark)} size={18} />
              {person.name}
            </>
          ),
        })),
        { value: OTHER, label: other },
      ]}
      onChoose={(profile) => onChoose(known.find((person) => person.profile === profile))}
    />
  );
}
