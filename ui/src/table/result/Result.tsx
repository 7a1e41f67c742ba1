// The page after a game, beyond the places: honours, sources, course, time and the deal. Its plots are
// loaded when a game ends, with the words of statistics.

import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameResult, SeatState } from '../../host/protocol';
import { Tabs } from '../../kit/controls';
import { Late } from '../../kit/late';
import { CountNotes } from '../../parts/counts';
import { OwnSeat } from '../../parts/OwnSeat';
import { SameDeal } from '../../parts/SameDeal';
import { attempt, host } from '../../state/client';
import { goAndLook, screen } from '../../state/nav';
import { personNoun } from '../../words/person';
import { loadMessages, say } from '../../words/words';
import type { LiveTable } from '../live';
import { Lines } from '../ScoreSheet';
import { holdAt } from './hold';
import { gapMessage } from './ranking';

const late = new Late(async () => {
  const [found] = await Promise.all([import('./pages'), loadMessages('statistics')]);
  return found;
});

type Part = 'points' | 'story' | 'decisions' | 'time' | 'deal';
const PARTS: readonly Part[] = ['points', 'story', 'decisions', 'time', 'deal'];

/** The part that was in sight last: whoever comes back from the board reads on. */
const lastParts = new WeakMap<LiveTable, Part>();

/** How far a page is scrolled when its parts begin right under their tabs. */
export function partsTop(page: HTMLElement): number {
  const tabs = page.querySelector<HTMLElement>('.tabs');
  const part = page.querySelector<HTMLElement>('#result-part');
  return tabs && part ? part.offsetTop - page.offsetTop - tabs.offsetHeight : 0;
}

/** The part that whoever opened the game came for. */
function wishedPart(table: LiveTable): Part {
  const last = lastParts.get(table);
  if (last) return last;
  const now = screen.peek();
  return (now.screen === 'table' && now.part) || 'points';
}

/** The parts of a finished game; `shown` is the seat whose lines are read out. */
export function Result(props: {
  table: LiveTable;
  shown: number;
  /** The page that is scrolled. */
  body: RefObject<HTMLElement | null>;
  /** What stands between the honours and the parts. */
  children: ComponentChildren;
}) {
  const { table, shown, body, children } = props;
  const state = table.state.value;
  const [part, setPart] = useState(() => wishedPart(table));
  useEffect(() => void lastParts.set(table, part), [table, part]);
  const pages = late.value;
  const [told, setTold] = useState<GameResult | null>(null);
  const [turn, setTurn] = useState(0);
  // Everybody is called here as they are above.
  const result = useMemo(() => told && namedAs(told, state.seats), [told, state.seats]);
  const gap = result && gapMessage(result);
  const id = state.table;
  useEffect(() => {
    void attempt(async () => setTold(await host().send({ type: 'result', table: id })));
  }, [id, turn]);
  const again = () => setTurn((now) => now + 1);
  // Whoever said that it was them is called by their name now.
  const claimed = async () => {
    await table.reopen();
    again();
  };
  const look = (at: number) => {
    goAndLook();
    table.past.lookAt(at);
  };
  // The tabs are always in sight; what they lead to comes up to them.
  const held = useRef<(() => void) | undefined>(undefined);
  const choose = (next: Part) => {
    setPart(next);
    const page = body.current;
    held.current?.();
    if (page) held.current = holdAt(page, () => partsTop(page));
  };
  useEffect(() => () => held.current?.(), []);
  return (
    <>
      {gap && (
        <p class="final-text" data-testid="final-gap">
          {say(gap)}
        </p>
      )}
      {pages && result && <pages.HonoursPart result={result} table={table} onPar={again} />}
      {children}
      {result && !state.lesson && <CountNotes facts={{ ...state, ...countedOf(result) }} />}
      {result && <OwnSeat table={id} onChange={() => void claimed()} />}
      {result && !state.lesson && <SameDeal table={id} turn={turn} />}
      <Tabs
        label={say('result')}
        value={part}
        onChoose={choose}
        controls="result-part"
        tabs={PARTS.map((value) => ({ value, label: say(`result-tab-${value}`) }))}
      />
      <div id="result-part" role="tabpanel">
        {pages && result && part === 'points' && <pages.PointsPart result={result} ui={table.ui} />}
        {part === 'points' && (
          <>
            {state.seats.length > 1 && (
              <h3 class="final-lines">
                {say('final-lines', { name: personNoun(state.seats, shown) })}
              </h3>
            )}
            <Lines table={table} seat={shown} />
          </>
        )}
        {pages && result && part === 'story' && (
          <pages.StoryPart
            table={table}
            result={result}
            onLook={look}
            onReview={() => choose('decisions')}
          />
        )}
        {pages && result && part === 'decisions' && (
          <pages.DecisionsPart table={table} periods={result.periods} />
        )}
        {pages && result && part === 'time' && <pages.TimePart result={result} />}
        {pages && part === 'deal' && <pages.DealPart state={state} />}
      </div>
    </>
  );
}

/** How it counts now that it is over. */
const countedOf = ({ isCounted, isForeign }: GameResult) => ({ isCounted, isForeign });

const namedAs = (result: GameResult, seats: readonly SeatState[]): GameResult => ({
  ...result,
  seats: result.seats.map((it) => ({ ...it, name: seats[it.seat]?.name ?? it.name })),
});
