// The saved games: those that go on with pictures of their tables, those that are over page by
// page, and the bin. Nothing is deleted by a slip.

import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { GameRow, GameStatus, GamesFilter } from '../../host/protocol';
import { Button, Tabs } from '../../kit/controls';
import { Sheet } from '../../kit/Sheet';
import { attempt, host } from '../../state/client';
import { refreshRows } from '../../state/games';
import { lower, open, sheets } from '../../state/nav';
import { people } from '../../state/people';
import { say } from '../../words/words';
import { Page } from '../Page';
import { today } from '../today';
import { Filter } from './Filter';
import { ANY, type Choice, choices, type Filtered, filterOf } from './filtered';
import { GameSheet } from './GameSheet';
import { type Pages, usePages } from './pages';
import { type Act, Card, Row } from './rows';

type Tab = 'all' | 'bin';

/** What a list of games shares: its filter, and what its rows do. */
interface ListProps {
  readonly filtered: Filtered;
  readonly turn: number;
  readonly act: Act;
}

/** What was chosen last: who comes back from a game finds the list as they left it. */
const tabNow = signal<Tab>('all');
const filterNow = signal<Filtered>(ANY);

export function Games() {
  const tab = tabNow.value;
  const filtered = filterNow.value;
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState<GameRow | null>(null);
  useEffect(() => void refreshRows(), []);
  const again = () => setTurn((now) => now + 1);
  const lists: ListProps = { filtered, turn, act: { choose: setChosen, again } };
  const isOpen = chosen !== null && sheets.value.includes('game');
  return (
    <>
      <div class="screen">
        <Page title={say('games')}>
          <div class="games-tools in-wrap">
            <Button onPress={() => open({ screen: 'real' })} testId="log-real">
              {say('real-log')}
            </Button>
            <Button onPress={() => open({ screen: 'import' })} testId="open-import">
              {say('import')}
            </Button>
            <Button onPress={() => open({ screen: 'backup' })} testId="open-backup">
              {say('backup')}
            </Button>
          </div>
          <Tabs
            label={say('games')}
            value={tab}
            onChoose={(next) => {
              tabNow.value = next;
            }}
            controls="games-list"
            tabs={[
              { value: 'all', label: say('games-all') },
              { value: 'bin', label: say('games-bin') },
            ]}
          />
          <Filter
            value={filtered}
            people={people.value}
            onChange={(part) => {
              filterNow.value = { ...filterNow.value, ...part };
            }}
          />
          <div id="games-list" role="tabpanel" data-testid={`games-${tab}`}>
            {tab === 'all' ? <All {...lists} /> : <Bin {...lists} />}
          </div>
        </Page>
      </div>
      {isOpen && chosen && (
        <Sheet title={say('game')} onClose={() => lower('game')} testId="sheet-game">
          <GameSheet
            row={chosen}
            onChange={(row) => {
              setChosen(row);
              again();
            }}
            onGone={() => {
              lower('game');
              again();
            }}
          />
        </Sheet>
      )}
    </>
  );
}

/** The games of a part that fit, in the order chosen; those that go on stand as they were played. */
function usePart({ filtered, turn }: ListProps, status: GameStatus): Pages {
  const isOrdered = status !== 'running' && filtered.order !== 'newest';
  const filter: GamesFilter = {
    ...filterOf(filtered, today.value),
    status,
    ...(isOrdered ? { order: filtered.order } : {}),
    ...(status === 'running' ? { most: 12 } : {}),
  };
  return usePages(filter, turn);
}

function All(props: ListProps) {
  const { filtered, act } = props;
  const running = usePart(props, 'running');
  const finished = usePart(props, 'finished');
  const isNarrowed = choices(filtered, people.value).length > 0;
  const isNone = running.rows?.length === 0 && finished.rows?.length === 0;
  return (
    <>
      {!(isNarrowed && running.rows?.length === 0) && (
        <section class="games-part" data-testid="part-running">
          <h2>
            {say('games-running')} <b class="games-count">{running.total}</b>
          </h2>
          {running.rows?.length === 0 && <p class="empty">{say('games-running.empty')}</p>}
          <ul class="game-cards in-stack">
            {running.rows?.map((row) => (
              <Card key={row.table} row={row} act={act} />
            ))}
          </ul>
          <More more={running.more} testId="more-running" />
        </section>
      )}
      <section class="games-part" data-testid="part-finished">
        <h2>
          {say('games-finished')} <b class="games-count">{finished.total}</b>
        </h2>
        {isNarrowed && isNone ? (
          <Nothing filtered={filtered} states={['running', 'finished']} />
        ) : (
          finished.rows?.length === 0 && (
            <p class="empty">{say(isNarrowed ? 'games-none' : 'games-finished.empty')}</p>
          )
        )}
        <Rows pages={finished} act={act} />
        <More more={finished.more} testId="more-finished" />
      </section>
    </>
  );
}

function Bin(props: ListProps) {
  const { filtered, act } = props;
  const binned = usePart(props, 'abandoned');
  return (
    <>
      <p class="note">{say('games-bin.note')}</p>
      <section class="games-part" data-testid="part-abandoned">
        <h2>
          {say('games-bin')} <b class="games-count">{binned.total}</b>
        </h2>
        {binned.rows?.length === 0 &&
          (choices(filtered, people.value).length > 0 ? (
            <Nothing filtered={filtered} states={['abandoned']} />
          ) : (
            <p class="empty">{say('games-bin.empty')}</p>
          ))}
        <Rows pages={binned} act={act} />
        <More more={binned.more} testId="more-abandoned" />
      </section>
    </>
  );
}

function Rows({ pages, act }: { pages: Pages; act: Act }) {
  return (
    <ul class="rows">
      {pages.rows?.map((row) => (
        <Row key={row.table} row={row} act={act} />
      ))}
    </ul>
  );
}

interface Looser {
  readonly choice: Choice;
  /** How many games there are without it. */
  readonly games: number;
}

/** Nothing fits: without which choice there would be something, and how much. */
function Nothing({ filtered, states }: { filtered: Filtered; states: readonly GameStatus[] }) {
  const [looser, setLooser] = useState<readonly Looser[]>([]);
  useEffect(() => {
    let isWanted = true;
    const count = async (choice: Choice): Promise<Looser> => {
      const filter = filterOf(choice.rest, today.value);
      const ask = (status: GameStatus) =>
        attempt(() => host().send({ type: 'games', ...filter, status, most: 1 }));
      const found = await Promise.all(states.map(ask));
      return { choice, games: found.reduce((sum, page) => sum + (page?.total ?? 0), 0) };
    };
    void Promise.all(choices(filtered, people.value).map(count)).then((all) => {
      if (isWanted) setLooser(all.filter(({ games }) => games > 0));
    });
    return () => {
      isWanted = false;
    };
  }, [filtered]);
  return (
    <div class="games-nothing in-stack" data-testid="games-nothing">
      <p class="empty">{say('games-none')}</p>
      <div class="in-wrap">
        {looser.map(({ choice, games }) => (
          <Button
            key={choice.key}
            onPress={() => {
              filterNow.value = choice.rest;
            }}
            testId={`loosen-${choice.key}`}
          >
            {say('games-loosen', { what: choice.label, count: games })}
          </Button>
        ))}
      </div>
    </div>
  );
}

function More({ more, testId }: { more: (() => void) | undefined; testId: string }) {
  if (!more) return null;
  return (
    <div class="games-more">
      <Button onPress={more} testId={testId}>
        {say('games-more')}
      </Button>
    </div>
  );
}
