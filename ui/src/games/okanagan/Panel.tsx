// Beside or under the board: the decision that is due, the six tiles on offer, what the player has,
// and how the others stand.

import type { JSX } from 'preact';
import type { Seat } from '../../host/door';
import { say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { BuildingPicture } from './art/building';
import { NuggetArt } from './art/goal';
import { BackPicture, TilePicture } from './art/tile';
import { Decide } from './Decide';
import { GoalRow } from './Goals';
import { type Hold, holdOf, nameOf, ownPlayer, packOf, type Table, tileOf, viewOf } from './hold';
import { Offered } from './Offered';
import { Counted, markAt, ownColour, Who } from './parts';
import { BUILDINGS, type Player } from './types';
import { buildingWords } from './words';

/** All that is not the board. */
export function Panel({ table }: BoardProps<'okanagan'>): JSX.Element {
  const hold = holdOf(table);
  const isOver = viewOf(table).stage.type === 'over';
  return (
    <div class="ok ok-panel" data-testid="okanagan-panel" data-stage={viewOf(table).stage.type}>
      <Decide table={table} hold={hold} />
      {!isOver && <Offered table={table} hold={hold} />}
      <Own table={table} hold={hold} />
      <Others table={table} hold={hold} />
    </div>
  );
}

/** What the player has: tokens, goals, nuggets, buildings left. */
function Own({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const own = ownPlayer(table);
  if (!own) return null;
  const lit = table.lit.value?.seat === table.seat.value ? table.lit.value.line.fields : null;
  return (
    <div class="ok-own" data-testid="okanagan-own" style={ownColour(table, table.seat.value)}>
      <button
        type="button"
        class="ok-tokens"
        data-testid="okanagan-tokens"
        aria-label={say('okanagan-your-tokens')}
        onClick={() => hold.ask({ type: 'table' })}
      >
        {packOf(table).rewards.map(({ reward }, i) => (
          <span
            key={reward}
            data-lit={lit?.some((field) => field.type === 'tokens' && field.reward === reward)}
          >
            <Counted reward={reward} n={own.tokens[i] ?? 0} size={26} />
          </span>
        ))}
        <span data-lit={lit?.some((field) => field.type === 'nuggets')}>
          <Nuggets n={own.nuggets} />
        </span>
      </button>
      <GoalRow table={table} hold={hold} />
      <Stock table={table} seat={table.seat.value} player={own} />
    </div>
  );
}

/** Nugget cards. */
export function Nuggets({ n }: { n: number }): JSX.Element {
  return (
    <span
      class="ok-counted"
      data-none={n === 0}
      role="img"
      aria-label={say('okanagan-nuggets', { n })}
    >
      <svg viewBox="-13 -13 26 26" width="26" height="26" aria-hidden="true">
        <NuggetArt />
      </svg>
      <span class="ok-count" aria-hidden="true">
        {n}
      </span>
    </span>
  );
}

/** Buildings left in this round. */
export function Stock(p: { table: Table; seat: Seat; player: Player }): JSX.Element {
  const { table, seat, player } = p;
  return (
    <span
      class="ok-stock"
      role="img"
      aria-label={say('okanagan-stock', { what: buildingWords(player.stock) })}
    >
      {BUILDINGS.map((kind, i) => (
        <span key={kind} class="ok-stock-kind" data-none={player.stock[i] === 0}>
          <BuildingPicture kind={kind} mark={markAt(table, seat)} size={28} />
          <span class="ok-count" aria-hidden="true">
            {player.stock[i]}
          </span>
        </span>
      ))}
    </span>
  );
}

/** How the others stand, one line each. */
function Others({ table, hold }: { table: Table; hold: Hold }): JSX.Element {
  const view = viewOf(table);
  return (
    <div class="ok-others">
      {view.players.map((player, seat) =>
        seat === table.seat.value ? null : (
          <button
            key={seat}
            type="button"
            class="ok-other"
            data-testid={`okanagan-player-${seat}`}
            aria-label={say('okanagan-look-at', { name: nameOf(table, seat) })}
            style={ownColour(table, seat)}
            onClick={() => hold.ask({ type: 'table' })}
          >
            <Who table={table} seat={seat} />
            <HeldSmall table={table} player={player} />
            <span class="ok-sum">{say('okanagan-tokens', { n: sum(player.tokens) })}</span>
            <Nuggets n={player.nuggets} />
            <Stock table={table} seat={seat} player={player} />
          </button>
        ),
      )}
    </div>
  );
}

/** The tile before another player: its back, or its face where all have seen it. */
export function HeldSmall({ table, player }: { table: Table; player: Player }): JSX.Element | null {
  const { held } = player;
  if (!held) return null;
  return (
    <span class="ok-held-small">
      {held.tile ? (
        <TilePicture tile={tileOf(packOf(table), held.tile)} />
      ) : (
        <BackPicture back={held.back} />
      )}
    </span>
  );
}

export const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
