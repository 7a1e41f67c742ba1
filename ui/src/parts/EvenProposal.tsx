// What head starts would make the chances equal, by everybody's rating: said with the chances as they
// are and as they would be, and taken over with one press. Nothing where somebody is not known.

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Even, EvenSeat, GameId } from '../host/protocol';
import { Button } from '../kit/controls';
import { host } from '../state/client';
import { people } from '../state/people';
import { percent } from '../words/numbers';
import { say } from '../words/words';
import { aheadText } from './HandicapChoice';
import { type Place, plans } from './places';

/** Nothing is known. */
const UNKNOWN: Even = { seats: [], chances: [] };

/** What ratings say of these places; nothing while it is not known. */
export function useEven(game: GameId, places: readonly Place[]): Even {
  const [found, setFound] = useState<{ key: string; even: Even }>();
  const seats = plans(places, people.value);
  const key = JSON.stringify([game, seats.map((it) => [it.profile, it.sitter, it.handicap])]);
  // Nobody knows how strong a guest is.
  const isKnown = seats.length > 1 && seats.some(({ profile }) => profile !== undefined);
  useEffect(() => {
    if (!isKnown) return;
    let isAsked = true;
    void host()
      .send({ type: 'even', game, seats })
      .then((even) => isAsked && setFound({ key, even }))
      .catch(() => undefined);
    return () => {
      isAsked = false;
    };
  }, [key, isKnown]);
  return isKnown && found?.key === key ? found.even : UNKNOWN;
}

interface EvenProposalProps {
  /** The seats in their order, with the head starts as they are. */
  readonly seats: readonly { readonly name: string; readonly points: number }[];
  readonly even: readonly EvenSeat[];
  readonly onTake: () => void;
}

/** The head starts that are proposed, as `aheadText` has them; empty where they are set already. */
export function proposedText({ seats, even }: Omit<EvenProposalProps, 'onTake'>): string {
  if (even.every(({ points }, seat) => points === seats[seat]?.points)) return '';
  return aheadText(even.map(({ points }, seat) => ({ name: seats[seat]?.name ?? '', points })));
}

export function EvenProposal({ seats, even, onTake }: EvenProposalProps): JSX.Element | null {
  if (even.length === 0) return null;
  const who = proposedText({ seats, even });
  return (
    <section class="handicap-even" data-testid="even">
      <p>{say(who === '' ? 'even-done' : 'even-says')}</p>
      <ul>
        {even.map(({ points, now, after }, seat) => (
          <li key={seat}>
            <b>{seats[seat]?.name}</b>{' '}
            {who === ''
              ? percent(now / 100)
              : say('even-seat', { points, now: percent(now / 100), after: percent(after / 100) })}
          </li>
        ))}
      </ul>
      {who !== '' && (
        <Button icon="check" onPress={onTake} testId="even-take">
          {say('even-take', { who })}
        </Button>
      )}
      <p class="note">{say('even-note')}</p>
    </section>
  );
}
