// A decision and what would have been better, each with what it changes at once, where that makes the
// difference.

import { personNoun } from '../words/person';
import { say } from '../words/words';
import type { Way } from './better';
import type { LiveTable } from './live';

/** What a decision changed at once: the lines of the sheet by which two of them differ. */
function Effect({ text }: { text: string | null }) {
  return <span class="past-effect"> – {text ?? say('effect-none')}</span>;
}

/** Where: read out always, and written where nothing else tells the two apart. */
function Where({ way, isWritten }: { way: Way; isWritten: boolean }) {
  return way.where && <span class={isWritten ? undefined : 'unseen'}>, {way.where}</span>;
}

/** What speaks for a decision, a sentence each. */
export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return reasons.length > 0 && <p data-testid="why">{reasons.join(' ')}</p>;
}

/** What was played at the moment that is shown, and what would have been better. */
export function Compared({ table }: { table: LiveTable }) {
  const told = table.better.told.value;
  const name = personNoun(table.seats.value, table.better.moment.value?.seat ?? 0);
  // What both would have done makes no difference.
  const isOther = told?.played.effect !== told?.better.effect;
  // Both stand on the board.
  const isAlike = told?.played.text === told?.better.text;
  // What is better although it brings less at once would look like a mistake without that word.
  const isLater = told !== null && told.better.worth < told.played.worth && told.why.length === 0;
  return (
    told && (
      <div class="past-compared" data-testid="past-compared">
        <p class="past-played">
          {say('review-played', { name, text: told.played.text })}
          <Where way={told.played} isWritten={isAlike} />
          {isOther && <Effect text={told.played.effect} />}
        </p>
        <p>
          <strong>
            {say('review-better', { text: told.better.text })}
            <Where way={told.better} isWritten={isAlike} />
          </strong>
          {isOther && <Effect text={told.better.effect} />}
          {isLater && <span class="past-effect">; {say('review-later')}</span>}
        </p>
        <Reasons reasons={told.why} />
      </div>
    )
  );
}
