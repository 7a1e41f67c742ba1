// The saved games: running, finished, put aside. Nothing is ever deleted by a slip.

import { useEffect, useState } from 'preact/hooks';
import { abandon, refreshRows, restore, rows } from '../app/app';
import { troubleMessage } from '../app/errors';
import { open } from '../app/nav';
import { cardOf } from '../games/shelf';
import type { GameRow, GameStatus } from '../host/door';
import { Button, IconButton, Tabs } from '../kit/controls';
import { Mark } from '../kit/Mark';
import { markOf } from '../kit/marks';
import { points } from '../table/numbers';
import { say } from '../words/words';
import { gameName, turnMessage } from './Home';
import { Page } from './Page';
import { ago } from './time';

const TABS: readonly GameStatus[] = ['running', 'finished', 'abandoned'];

export function Games() {
  const [tab, setTab] = useState<GameStatus>('running');
  useEffect(() => void refreshRows(), []);
  const all = rows.value ?? [];
  const shown = all.filter((row) => row.status === tab);
  return (
    <Page title={say('games')}>
      <Button onPress={() => open({ screen: 'import' })} testId="open-import">
        {say('import')}
      </Button>
      <Tabs
        label={say('games')}
        value={tab}
        onChoose={setTab}
        controls="games-list"
        tabs={TABS.map((status) => ({
          value: status,
          label: (
            <>
              {say(`games-${status}`)} <b>{all.filter((row) => row.status === status).length}</b>
            </>
          ),
        }))}
      />
      <div id="games-list" role="tabpanel">
        {shown.length === 0 && <p class="empty">{say(`games-${tab}.empty`)}</p>}
        <ul class="rows">
          {shown.map((row) => (
            <Row key={row.table} row={row} />
          ))}
        </ul>
      </div>
    </Page>
  );
}

function Row({ row }: { row: GameRow }) {
  const { game } = row;
  const card = game === undefined ? undefined : cardOf(game);
  const canOpen = card !== undefined && !row.trouble && row.status !== 'abandoned';
  const turn = turnMessage(row);
  const content = (
    <>
      <span class="row-art">{card && <card.Art />}</span>
      <span class="row-text">
        <span class="row-name">{game === undefined ? say('game-unknown') : gameName(game)}</span>
        <span class="row-seats">
          {row.seats.map((seat, i) => (
            <span key={`${i}:${seat.name}`} class="row-seat" data-first={seat.place === 1}>
              <Mark mark={markOf(seat.mark, i)} size={14} /> {seat.name}
              {seat.total !== undefined && <b> {points(seat.total)}</b>}
            </span>
          ))}
        </span>
        <span class="row-when">
          {row.trouble
            ? say(troubleMessage(row.trouble))
            : [
                row.status === 'running' && row.seats.length > 1 && turn ? say(turn) : null,
                ago(row.changedAt),
                row.practice ? say('practice') : null,
              ]
                .filter((part) => part !== null)
                .join(' · ')}
        </span>
      </span>
    </>
  );
  return (
    <li class="row" data-testid={`row-${row.table}`}>
      {canOpen ? (
        <button
          type="button"
          class="row-main"
          onClick={() => open({ screen: 'table', table: row.table })}
        >
          {content}
        </button>
      ) : (
        <div class="row-main">{content}</div>
      )}
      {row.status === 'running' && (
        <IconButton
          icon="bin"
          label={say('game-abandon')}
          onPress={() => void abandon(row.table)}
          testId="abandon"
        />
      )}
      {row.status === 'abandoned' && (
        <IconButton
          icon="undo"
          label={say('game-restore')}
          onPress={() => void restore(row.table)}
          testId="restore"
        />
      )}
    </li>
  );
}
