// The sheets of a replay: with whose eyes it is seen, and playing on from here.

import { useState } from 'preact/hooks';
import type { Level, Seat, SeatPlan, SeatState } from '../host/protocol';
import { Button, Chips } from '../kit/controls';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { measuredOf } from '../parts/measured';
import { defaultName, type Place } from '../parts/places';
import { SitterChoice } from '../parts/SitterChoice';
import { attempt, host } from '../state/client';
import { cardOfEngine } from '../state/games';
import { copyGuestPreferences } from '../state/guest-preferences';
import { lower, turnTo } from '../state/nav';
import { copyTableMode } from '../state/table-mode';
import { say } from '../words/words';
import type { LiveTable } from './live';

const ABOVE = 'above';

export function EyesSheet({ table }: { table: LiveTable }) {
  const { past } = table;
  const look = (value: string) => {
    const seat: Seat | null = value === ABOVE ? null : Number(value);
    past.lookAs(seat);
    lower('eyes');
  };
  return (
    <Chips
      label={say('replay-eyes')}
      isLabelHidden
      value={past.viewer.value === null ? ABOVE : String(past.viewer.value)}
      choices={[
        { value: ABOVE, label: say('replay-above') },
        ...table.seats.value.map((seat) => ({
          value: String(seat.seat),
          label: (
            <>
              <Mark mark={markOf(seat.mark, seat.seat)} size={18} /> {seat.name}
            </>
          ),
        })),
      ]}
      onChoose={look}
    />
  );
}

type Sits = 'person' | Level;

export function ForkSheet({ table }: { table: LiveTable }) {
  const { table: id, game } = table.state.value;
  const at = table.past.position.value?.at ?? table.state.value.at;
  const seats = table.seats.value;
  const card = cardOfEngine(game);
  const [sitters, setSitters] = useState<readonly Sits[]>(() =>
    seats.map(({ sitter }) => (sitter.type === 'person' ? 'person' : sitter.level)),
  );
  const begin = async () => {
    const plans = plansOf(seats, sitters);
    const reply = await attempt(() => host().send({ type: 'fork', table: id, at, seats: plans }));
    if (!reply) return;
    copyTableMode(table.state.value, reply);
    copyGuestPreferences(table.state.value, reply);
    turnTo({ screen: 'table', table: reply.table });
  };
  return (
    <div class="share">
      <p>{say('fork-note')}</p>
      {seats.length > 1 &&
        seats.map((seat, i) => (
          <div key={seat.seat} class="fork-seat">
            <SitterChoice
              seat={i}
              label={seat.name}
              sitter={sitters[i] ?? 'person'}
              levels={card?.levels ?? []}
              measured={measuredOf(card, seats.length)}
              onChoose={(sits) => setSitters(sitters.map((other, j) => (j === i ? sits : other)))}
            />
          </div>
        ))}
      <Button look="main" icon="fork" onPress={() => void begin()} testId="fork-begin">
        {say('fork-begin')}
      </Button>
    </div>
  );
}

/**
 * The seats as they were, with whoever sits there now. A bot is nobody's profile; one that takes a
 * seat over goes by its level, lest it play under a person's name.
 */
function plansOf(seats: readonly SeatState[], sitters: readonly Sits[]): SeatPlan[] {
  const places = seats.map((seat, i): Place => {
    const sitter = sitters[i] ?? 'person';
    const isSame =
      seat.sitter.type === 'person' ? sitter === 'person' : seat.sitter.level === sitter;
    return { name: isSame ? seat.name : '', mark: markOf(seat.mark, seat.seat), sitter };
  });
  return seats.map((seat, i) => {
    const sits = sitters[i] ?? 'person';
    const { mark, profile, help } = seat;
    const ahead = seat.handicap === undefined ? {} : { handicap: seat.handicap };
    const name = places[i]?.name || defaultName(places, i);
    if (sits !== 'person') return { name, mark, sitter: { type: 'bot', level: sits }, ...ahead };
    const isOwn = seat.sitter.type === 'person' && profile !== undefined;
    return {
      name,
      mark,
      sitter: { type: 'person' },
      ...(isOwn ? { profile, help } : {}),
      ...ahead,
    };
  });
}
