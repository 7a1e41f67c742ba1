// Whose of this device a game is that came from another one: only then does it count here. Nothing is
// shown of games that were played here.

import { useState } from 'preact/hooks';
import type { DealResult } from '../host/protocol';
import { Chips } from '../kit/controls';
import { attempt, host } from '../state/client';
import { people } from '../state/people';
import { useReply } from '../state/reply';
import { say } from '../words/words';

/** The chip for nobody of this device; no profile is called that. */
const NOBODY = '';

export function OwnSeat({ table, onChange }: { table: string; onChange: () => void }) {
  const [turn, setTurn] = useState(0);
  const deal = useReply({ type: 'sameDeal', table }, turn);
  const here = people.value.filter(({ isHidden }) => !isHidden);
  const seats = (deal?.results ?? [])
    .filter((it) => it.isThis && it.isImported && it.player.level === undefined)
    .sort((a, b) => a.seat - b.seat);
  if (seats.length === 0 || here.length === 0) return null;
  const claim = async ({ seat }: DealResult, person: string) => {
    const who = person === NOBODY ? {} : { person };
    await attempt(() => host().send({ type: 'claimSeat', table, seat, ...who }));
    setTurn((now) => now + 1);
    onChange();
  };
  return (
    <div class="own-seat" data-testid="own-seat">
      {seats.map((it) => (
        <Chips
          key={it.seat}
          label={
            seats.length === 1
              ? say('own-seat')
              : say('own-seat-of', { seat: it.seat + 1, name: it.player.name })
          }
          value={it.player.profile ?? NOBODY}
          onChoose={(person) => void claim(it, person)}
          choices={[
            { value: NOBODY, label: say('own-seat-nobody') },
            ...here.map(({ profile, name }) => ({ value: profile, label: name })),
          ]}
        />
      ))}
    </div>
  );
}
