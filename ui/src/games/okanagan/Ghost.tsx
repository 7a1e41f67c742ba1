// The tile about to be placed: the places open to it, its ghost, and the mark of a
// place where it does not fit.

import type { JSX } from 'preact';
import { GhostArt, Places, PlayedArt, Tried } from '../../kit/ghost/GhostArt';
import { TileArt } from './art/tile';
import { heldTile, type Placement, type Play, type Table } from './play';

/** What of the held tile is drawn on the table. */
export function GhostTile({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const tile = heldTile(table);
  if (!tile) return null;
  const draw = ({ turns }: Placement) => <TileArt tile={tile} turns={turns} />;
  return (
    <>
      <Places ghost={play.ghost} testId="okanagan-place" />
      <Tried ghost={play.ghost} draw={draw} />
      <PlayedArt ghost={play.ghost} draw={draw} />
      <GhostArt ghost={play.ghost} frame={2} draw={draw} />
    </>
  );
}
