// What somebody wants at the table: how much help, and how large the text. Of a person of this device
// it is theirs wherever they sit, and takes effect at once.

import type { JSX } from 'preact';
import type { Help, Person, TextSize } from '../host/protocol';
import { Chips } from '../kit/controls';
import type { GuestPreferences } from '../state/guest-preferences';
import { changePerson } from '../state/people';
import { say } from '../words/words';

const HELPS: readonly Help[] = ['purist', 'normal', 'learner'];
const SIZES: readonly TextSize[] = ['normal', 'large', 'huge'];

/** The help on the board and the size of text of a person of this device. */
export function PersonHelp({ person }: { person: Person }): JSX.Element {
  const { profile, help, textSize } = person;
  return (
    <WishChips
      wish={{ help, textSize }}
      textNote={say('person-text-note')}
      onWish={(change) => void changePerson({ profile, ...change })}
    />
  );
}

/** The same of somebody who is none of them, or not yet. */
export function GuestHelp(props: {
  wish: GuestPreferences;
  onWish: (change: GuestPreferences) => void;
}): JSX.Element {
  const { help = 'normal', textSize = 'normal' } = props.wish;
  return (
    <WishChips wish={{ help, textSize }} textNote={say('guest-text-note')} onWish={props.onWish} />
  );
}

/** Both, as chips. */
function WishChips(props: {
  wish: Required<GuestPreferences>;
  textNote: string;
  onWish: (change: GuestPreferences) => void;
}): JSX.Element {
  const { help, textSize } = props.wish;
  return (
    <>
      <div data-testid="person-help">
        <Chips
          label={say('person-help')}
          value={help}
          choices={HELPS.map((value) => ({ value, label: say(`help-${value}`) }))}
          onChoose={(help) => props.onWish({ help })}
        />
        <p class="note">{say(`help-${help}.note`)}</p>
      </div>
      <div data-testid="person-text">
        <Chips
          label={say('set-textSize')}
          value={textSize}
          choices={SIZES.map((value) => ({ value, label: say(`set-textSize.${value}`) }))}
          onChoose={(textSize) => props.onWish({ textSize })}
        />
        <p class="note">{props.textNote}</p>
      </div>
    </>
  );
}
