// Beside or under the board: the decision that is due, the six tiles on offer, what the player has,
// and how the others stand.

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { Decide } from './Decide';
import { GoalRow } from './Goals';
import { HeldSmall, Nuggets, Stock, sum } from './Holdings';
import { Offered } from './Offered';
import { Counted, ownColour, Who } from './parts';
import { laidOut, offerOf, type Play, packOf, playOf, type Table, viewOf } from './play';

/** Stages that are played on the board and among the tiles on offer. */
const NOT_BY_PANEL: readonly string[] = ['place', 'draw', 'redraw', 'over'];

/** All that is not the board. */
export function Panel({ table }: BoardProps<'okanagan'>): JSX.Element {
  const play = playOf(table);
  const { stage, starter } = viewOf(table);
  const offer = offerOf(table);
  // While goals are chosen at the start they have all the room; whoever is done sees the tiles' places
  // already, so that nothing moves when the others are done as well.
  const hasTiles = stage.type !== 'over' && (starter !== null || offer === null);
  const isDeciding = offer !== null && !NOT_BY_PANEL.includes(stage.type);
  const panel = useRef<HTMLDivElement>(null);
  // What is to be done stands at the top.
  useEffect(() => panel.current?.parentElement?.scrollTo({ top: 0 }), [stage.type]);
  return (
    <div
      ref={panel}
      class="ok ok-panel"
      data-testid="okanagan-panel"
      data-stage={stage.type}
      data-deciding={isDeciding}
      data-drawing={(offer?.drawOpen.length ?? 0) + (offer?.drawPile.length ?? 0) > 0}
    >
      {hasTiles && <Offered table={table} play={play} />}
      <Decide table={table} play={play} />
      <Own table={table} play={play} />
      <Others table={table} play={play} />
    </div>
  );
}

/** What the player has: tokens, goals, nuggets, buildings left. */
function Own({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const seat = laidOut(table);
  const own = viewOf(table).players[seat];
  if (!own) return null;
  const lit = table.lit.value?.line.fields ?? null;
  return (
    <div class="ok-own in-row" data-testid="okanagan-own" style={ownColour(table, seat)}>
      <button
        type="button"
        class="ok-tokens"
        data-testid="okanagan-tokens"
        onClick={() => play.ask({ type: 'table' })}
      >
        {packOf(table).rewards.map(({ reward }, i) => (
          <span
            key={reward}
            data-lit={lit?.some((field) => field.type === 'tokens' && field.reward === reward)}
          >
            <Counted reward={reward} n={own.tokens[i] ?? 0} size={26} />
          </span>
        ))}
        <span class="ok-own-nuggets" data-lit={lit?.some((field) => field.type === 'nuggets')}>
          <Nuggets n={own.nuggets} />
        </span>
        <span class="unseen">{say('okanagan-your-tokens')}</span>
      </button>
      {own.toDiscard === 0 && <GoalRow table={table} play={play} />}
    </div>
  );
}

/** How the others stand, one line each. */
function Others({ table, play }: { table: Table; play: Play }): JSX.Element {
  const view = viewOf(table);
  return (
    <div class="ok-others">
      {view.players.map((player, seat) =>
        seat === laidOut(table) ? null : (
          <button
            key={seat}
            type="button"
            class="ok-other in-row"
            data-testid={`okanagan-player-${seat}`}
            style={ownColour(table, seat)}
            onClick={() => play.ask({ type: 'table' })}
          >
            <Who table={table} seat={seat} />
            <HeldSmall table={table} player={player} />
            <span class="ok-sum quiet">{say('okanagan-tokens', { n: sum(player.tokens) })}</span>
            <Nuggets n={player.nuggets} />
            <Stock table={table} seat={seat} player={player} />
          </button>
        ),
      )}
    </div>
  );
}
