// What lies before a player, in small: nugget cards, buildings left, the tile for the next turn.

import type { JSX } from 'preact';
import type { Seat } from '../../host/protocol';
import { say } from '../../words/words';
import { BuildingPicture } from './art/building';
import { NuggetArt } from './art/goal';
import { BackPicture, TilePicture } from './art/tile';
import { markAt } from './parts';
import { packOf, type Table, tileOf } from './play';
import { BUILDINGS, type Player } from './types';
import { buildingWords } from './words';

/** Nugget cards. */
export function Nuggets({ n }: { n: number }): JSX.Element {
  return (
    <span
      class="ok-counted"
      data-what="nugget"
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
        <span key={kind} class="ok-stock-kind" data-what={kind} data-none={player.stock[i] === 0}>
          <BuildingPicture kind={kind} mark={markAt(table, seat)} size={28} />
          <span class="ok-count" aria-hidden="true">
            {player.stock[i]}
          </span>
        </span>
      ))}
    </span>
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
