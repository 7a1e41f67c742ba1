// The tile about to be placed: the places open to it, its ghost with ✔ and ✖, and the mark of a
// place where it does not fit.

import type { JSX } from 'preact';
import { GhostArt, Places, Tried } from '../../kit/ghost/GhostArt';
import { GhostButtons } from '../../kit/ghost/GhostButtons';
import { NoteWords } from '../../kit/ghost/NoteWords';
import { msg } from '../../words/words';
import { TileArt } from './art/tile';
import { type Hold, heldTile, type Placement, type Table } from './hold';

/** What of the held tile is drawn on the table. */
export function GhostTile({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const tile = heldTile(table);
  if (!tile) return null;
  const draw = ({ turns }: Placement) => <TileArt tile={tile} turns={turns} />;
  return (
    <>
      <Places ghost={hold.ghost} look="square" testId="okanagan-place" />
      <Tried ghost={hold.ghost} draw={draw} />
      <GhostArt ghost={hold.ghost} frame={2} draw={draw} />
    </>
  );
}

/** What of it stands above the table. */
export function GhostOverlay({ hold }: { hold: Hold }): JSX.Element {
  return (
    <>
      <GhostButtons ghost={hold.ghost} turn={msg('okanagan-turn')} />
      <NoteWords ghost={hold.ghost} />
    </>
  );
}
