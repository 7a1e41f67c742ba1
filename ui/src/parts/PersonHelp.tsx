// What one person wants at the table: how much help, and how large the text. It is theirs wherever
// they sit, and takes effect at once.

import type { JSX } from 'preact';
import type { Help, Person, TextSize } from '../host/door';
import { Chips } from '../kit/controls';
import { changePerson } from '../state/people';
import { say } from '../words/words';

const HELPS: readonly Help[] = ['purist', 'normal', 'learner'];
const SIZES: readonly TextSize[] = ['normal', 'large', 'huge'];

/** The help on the board and the size of text, as chips. */
export function PersonHelp({ person }: { person: Person }): JSX.Element {
  const { profile, help, textSize } = person;
  return (
    <>
      <div data-testid="person-help">
        <Chips
          label={say('person-help')}
          value={help}
          choices={HELPS.map((value) => ({ value, label: say(`help-${value}`) }))}
          onChoose={(help) => void changePerson({ profile, help })}
        />
        <p class="note">{say(`help-${help}.note`)}</p>
      </div>
      <div data-testid="person-text">
        <Chips
          label={say('set-textSize')}
          value={textSize}
          choices={SIZES.map((value) => ({ value, label: say(`set-textSize.${value}`) }))}
          onChoose={(textSize) => void changePerson({ profile, textSize })}
        />
        <p class="note">{say('person-text-note')}</p>
      </div>
    </>
  );
}
