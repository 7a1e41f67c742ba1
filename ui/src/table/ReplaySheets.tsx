// The sheets of a replay: with whose eyes it is seen, and playing on from here.

import { useState } from 'preact/hooks';
import { attempt, cardOfEngine, host } from '../app/app';
import { lower, turnTo } from '../app/nav';
import type { Level, Seat, SeatPlan, SeatState } from '../host/door';
import { Button, Chips } from '../kit/controls';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
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
  const levels = cardOfEngine(game)?.levels ?? [];
  const [sitters, setSitters] = useState<readonly Sits[]>(() =>
    seats.map(({ sitter }) => (sitter.type === 'person' ? 'person' : sitter.level)),
  );
  const begin = async () => {
    const plans = seats.map((seat, i) => planOf(seat, sitters[i] ?? 'person'));
    const reply = await attempt(() => host().send({ type: 'fork', table: id, at, seats: plans }));
    if (reply) turnTo({ screen: 'table', table: reply.table });
  };
  return (
    <div class="share">
      <p>{say('fork-note', { at })}</p>
      {seats.length > 1 &&
        seats.map((seat, i) => (
          <Chips
            key={seat.seat}
            label={seat.name}
            value={sitters[i] ?? 'person'}
            choices={[
              { value: 'person', label: say('sitter-person') },
              ...levels.map((level) => ({ value: level, label: say(`level-${level}`) })),
            ]}
            onChoose={(sits: Sits) =>
              setSitters(sitters.map((other, j) => (j === i ? sits : other)))
            }
          />
        ))}
      <Button look="main" icon="fork" onPress={() => void begin()} testId="fork-begin">
        {say('fork-begin')}
      </Button>
    </div>
  );
}

/** The seat as it was, with a person or a bot on it; a bot is nobody's profile. */
function planOf(seat: SeatState, sits: Sits): SeatPlan {
  const { name, mark, profile, help } = seat;
  if (sits !== 'person') return { name, mark, sitter: { type: 'bot', level: sits } };
  const isOwn = seat.sitter.type === 'person' && profile !== undefined;
  return { name, mark, sitter: { type: 'person' }, ...(isOwn ? { profile, help } : {}) };
}
