// How it ended: places, the game's own words, every line that made the points, and another game.

import { useState } from 'preact/hooks';
import type { AgainHow, SeatState, TableState } from '../host/door';
import { Button } from '../kit/controls';
import { Face } from '../kit/Face';
import { Icon } from '../kit/Icon';
import { Mark } from '../kit/Mark';
import { markColour, markOf } from '../kit/marks';
import { attempt, host } from '../state/door';
import { close, isAboveHome, lower, raise, turnTo } from '../state/nav';
import { points } from '../words/numbers';
import { type Message, msg, say } from '../words/words';
import type { LiveTable } from './live';
import { Result } from './result/Result';
import { tieMessages } from './result/ties';

/** The seats by place, best first; seats of one place keep the table's order. */
export function ranking(state: TableState): readonly { seat: SeatState; place: number }[] {
  return state.seats
    .map((seat) => ({ seat, place: state.places?.[seat.seat] ?? 1 }))
    .sort((a, b) => a.place - b.place);
}

/** The sentence over the places. */
export function verdict(state: TableState): Message {
  const winners = ranking(state).filter(({ place }) => place === 1);
  const names = winners.map(({ seat }) => seat.name).join(', ');
  if (state.seats.length === 1) return msg('final-solo');
  return winners.length > 1 ? msg('final-shared', { names }) : msg('final-winner', { name: names });
}

export function FinalSheet({ table }: { table: LiveTable }) {
  const state = table.state.value;
  const places = ranking(state);
  const [shown, setShown] = useState(places[0]?.seat.seat ?? 0);
  const isShared = places.filter(({ place }) => place === 1).length > 1;
  const finale = table.ui.finale?.(table.view.value, state) ?? null;

  const breaks = table.ui.tieBreaks?.(table.view.value, table.sheet.value) ?? [];

  const again = async (how: AgainHow) => {
    const reply = await attempt(() => host().send({ type: 'again', table: state.table, how }));
    if (reply) turnTo({ screen: 'table', table: reply.table });
  };
  const replay = () => {
    lower('final');
    table.past.lookAt(0);
  };
  const hasOthers = state.seats.length > 1;

  return (
    <div class="final" data-testid="final">
      <p class="final-verdict">{say(finale?.title ?? verdict(state))}</p>
      {finale && state.seats.length > 1 && <p class="final-text">{say(verdict(state))}</p>}
      {tieMessages(state, breaks).map((message) => (
        <p key={message.id} class="final-text" data-testid="final-tie">
          {say(message)}
        </p>
      ))}
      {finale?.text && <p class="final-text">{say(finale.text)}</p>}
      {state.assisted && (
        <p class="final-assisted" data-testid="final-assisted">
          <Icon name="light" size={18} />
          {say('assisted-note')}
        </p>
      )}
      <ol class="places">
        {places.map(({ seat, place }) => {
          const mark = markOf(seat.mark, seat.seat);
          return (
            <li key={seat.seat}>
              <button
                type="button"
                class="place"
                aria-pressed={shown === seat.seat}
                data-first={place === 1}
                style={{ '--seat': markColour(mark) }}
                onClick={() => setShown(seat.seat)}
              >
                {state.seats.length > 1 && <span class="place-no">{say('place', { place })}</span>}
                <Mark mark={mark} size={24} />
                {seat.sitter.type === 'bot' && <Face level={seat.sitter.level} size={26} />}
                <span class="place-name">{seat.name}</span>
                <b class="place-total">{points(table.sheet.value.seats[seat.seat]?.total ?? 0)}</b>
              </button>
            </li>
          );
        })}
      </ol>
      <div class="final-actions">
        <Button
          look="main"
          icon="play"
          onPress={() => void again('nextStarter')}
          testId="final-again"
        >
          {say(isShared ? 'again-decider' : hasOthers ? 'again-next' : 'again-solo')}
        </Button>
        <Button icon="seed" onPress={() => void again('sameSeed')} testId="final-same">
          {say('again-same')}
        </Button>
        <Button icon="since" onPress={replay} testId="final-replay">
          {say('replay-open')}
        </Button>
        <Button onPress={() => raise('share')} testId="final-share">
          {say('share')}
        </Button>
        <Button icon={isAboveHome.value ? 'home' : 'back'} onPress={close} testId="final-home">
          {say(isAboveHome.value ? 'final-home' : 'back')}
        </Button>
      </div>
      <Result table={table} shown={shown} />
    </div>
  );
}
