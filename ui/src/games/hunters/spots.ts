// The places that a tile opens to pieces, as board and panel show them: where each is drawn, and the
// letter that tells it apart.

import { distance, type Point } from './art/geometry';
import { standOf } from './art/shape';
import type { Ground } from './ground';
import { spread } from './spread';
import type { Field, Offer, Piece } from './types';

/** What may go onto a tile. */
export type Occupying = Extract<Offer, { type: 'occupy' }>;

/** A place open to a piece. */
export interface Spot {
  readonly piece: Piece;
  readonly at: Field;
  /** Tells apart spots for the same part, each its own on the tile: A, B, C. */
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  /** Where the piece will stand, where that is not there: its plate had to give way. */
  readonly from: Point | null;
}

/** A plate that gave way by more than this is tied to its place, in board units. */
const MOVED = 7;

/** The places that an offer opens, each with its letter. */
export function spotsIn(lies: Ground, offer: Occupying): readonly Spot[] {
  const tile = lies.tile(offer.tile);
  const found = [
    ...offer.pawns.map((zone) => ({ piece: 'pawn' as const, zone })),
    ...offer.huts.map((zone) => ({ piece: 'hut' as const, zone })),
  ].map(({ piece, zone }) => {
    const at = { tile: offer.tile, zone };
    const type = tile.zones.find((it) => it.zone === zone)?.is.type ?? '';
    return { piece, at, role: piece === 'hut' ? 'hut' : type, stand: standOf(tile, zone, piece) };
  });
  // One place each, whichever way the tile is turned.
  const places = spread(found.map(({ stand }) => stand));
  const put = found.map(({ stand, ...spot }, i) => {
    const place = places[i] ?? stand;
    const hasMoved = distance(place, stand) > MOVED;
    const from = hasMoved ? lies.point(offer.tile, stand) : null;
    return { ...spot, ...lies.point(offer.tile, place), from };
  });
  const order = ['forest', 'river', 'meadow', 'hut'];
  put.sort((a, b) => order.indexOf(a.role) - order.indexOf(b.role));
  // No letter twice on a tile: two meadows beside two forests are C and D.
  const alike = put.filter(({ role }) => put.filter((it) => it.role === role).length > 1);
  return put.map(({ role: _, ...spot }) => {
    const nth = alike.findIndex(
      ({ piece, at }) => piece === spot.piece && at.zone === spot.at.zone,
    );
    return { ...spot, letter: nth < 0 ? '' : String.fromCharCode(65 + nth) };
  });
}
