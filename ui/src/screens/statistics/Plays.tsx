// The games one number is made of, newest first.

import type { PlaysOf } from '../../host/door';
import { Icon } from '../../kit/Icon';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { points } from '../../table/numbers';
import { say } from '../../words/words';
import { gameName } from '../Home';
import { Page } from '../Page';
import { date } from './numbers';
import { openGame, useReply } from './parts';

export function Plays({ of, title }: { of: PlaysOf; title: string }) {
  const reply = useReply({ type: 'plays', ...of });
  return (
    <Page title={title}>
      {reply && (
        <div data-testid="plays">
          <p class="note">{say('stat-games', { count: reply.games.length })}</p>
          <ul class="rows">
            {reply.games.map((row) => (
              <li key={row.table} class="row">
                <button type="button" class="row-main" onClick={() => openGame(row.table)}>
                  <span class="row-text">
                    <span class="row-name">
                      {row.game === undefined ? say('game-unknown') : gameName(row.game)}
                    </span>
                    <span class="row-seats">
                      {row.seats.map((seat, i) => (
                        <span key={i} class="row-seat" data-first={seat.place === 1}>
                          <Mark mark={markOf(seat.mark, i)} size={14} /> {seat.name}
                          {seat.total !== undefined && <b> {points(seat.total)}</b>}
                        </span>
                      ))}
                    </span>
                    <span class="row-when">{date(row.changedAt)}</span>
                  </span>
                  <Icon name="next" size={18} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Page>
  );
}
