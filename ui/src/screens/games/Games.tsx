// The saved games: those that go on with pictures of their tables, those that are over page by
// page, and the bin. Nothing is deleted by a slip.

import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { GameRow, GameStatus } from '../../host/protocol';
import { Button, Tabs } from '../../kit/controls';
import { Sheet } from '../../kit/Sheet';
import { refreshRows } from '../../state/games';
import { lower, open, sheets } from '../../state/nav';
import { people } from '../../state/people';
import { say } from '../../words/words';
import { Page } from '../Page';
import { ANY, Filter, type Filtered, filterOf } from './Filter';
import { GameSheet } from './GameSheet';
import { usePages } from './pages';
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
            onChange={(next) => {
              filterNow.value = next;
            }}
          />
          <div id="games-list" role="tabpanel" data-testid={`games-${tab}`}>
            {tab === 'all' ? (
              <>
                <GoingOn {...lists} />
                <List {...lists} status="finished" />
              </>
            ) : (
              <>
                <p class="note">{say('games-bin.note')}</p>
                <List {...lists} status="abandoned" />
              </>
            )}
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

/** The games that go on, as cards with a picture of the table. */
function GoingOn({ filtered, turn, act }: ListProps) {
  const { rows, total, more } = usePages(
    { ...filterOf(filtered), status: 'running', most: 12 },
    turn,
  );
  return (
    <section class="games-part" data-testid="part-running">
      <h2>
        {say('games-running')} <b class="games-count">{total}</b>
      </h2>
      {rows?.length === 0 && <Nothing filtered={filtered} empty="games-running.empty" />}
      <ul class="game-cards in-stack">
        {rows?.map((row) => (
          <Card key={row.table} row={row} act={act} />
        ))}
      </ul>
      <More more={more} testId="more-running" />
    </section>
  );
}

function List({ filtered, turn, act, status }: ListProps & { status: GameStatus }) {
  const { rows, total, more } = usePages({ ...filterOf(filtered), status }, turn);
  const isBin = status === 'abandoned';
  return (
    <section class="games-part" data-testid={`part-${status}`}>
      <h2>
        {say(isBin ? 'games-bin' : 'games-finished')} <b class="games-count">{total}</b>
      </h2>
      {rows?.length === 0 && (
        <Nothing filtered={filtered} empty={isBin ? 'games-bin.empty' : 'games-finished.empty'} />
      )}
      <ul class="rows">
        {rows?.map((row) => (
          <Row key={row.table} row={row} act={act} />
        ))}
      </ul>
      <More more={more} testId={`more-${status}`} />
    </section>
  );
}

function Nothing({ filtered, empty }: { filtered: Filtered; empty: string }) {
  return <p class="empty">{say(filtered === ANY ? empty : 'games-none')}</p>;
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
