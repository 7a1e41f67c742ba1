// Asked once, before the first game on a device: what whoever plays is called. A guest's games count
// for nobody.

import { useState } from 'preact/hooks';
import { Button } from '../kit/controls';
import { MARKS } from '../kit/marks';
import { remember, remembered } from '../kit/memory';
import { Sheet } from '../kit/Sheet';
import { lower, raise } from '../state/nav';
import { addPerson, people } from '../state/people';
import { say } from '../words/words';
import { NameField } from './people/NameField';

const KEY = 'name-asked';

/** Raises the sheet where nobody is known and nobody was asked; tells whether it did. */
export function askName(): boolean {
  if (people.value.length > 0 || remembered<boolean>(KEY)) return false;
  remember(KEY, true);
  raise('name');
  return true;
}

export function FirstName({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('');
  const typed = name.trim();
  const begin = async () => {
    if (typed !== '' && !(await addPerson(typed, MARKS[0]))) return;
    lower('name');
    onDone();
  };
  return (
    <Sheet title={say('first-name')} onClose={() => lower('name')} testId="sheet-name">
      <form
        class="game-sheet in-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p>{say('first-name.text')}</p>
        <NameField
          label={say('person-name')}
          value={name}
          onInput={setName}
          others={[]}
          note=""
          testId="first-name"
        />
        <Button
          look={typed === '' ? 'plain' : 'main'}
          icon="play"
          onPress={() => void begin()}
          testId="first-name-go"
        >
          {say(typed === '' ? 'first-name.skip' : 'first-name.go')}
        </Button>
      </form>
    </Sheet>
  );
}
