// The game's own names for what crosses the door, so that the rest of the folder reads without
// prefixes.

export type {
  Action,
  Area,
  AreaKind,
  Catalogue,
  CatalogueTile as Tile,
  Content,
  Counted,
  Event,
  Mark as AnimalFate,
  Offer,
  Piece,
  PieceView,
  Placed,
  Reason,
  Source,
  Unit,
  View,
  Zone as Field,
} from '../../host/gen/hunters';

/** A tile somewhere on the table, or about to be. */
export interface PlacedTile {
  readonly tile: number;
  readonly x: number;
  readonly y: number;
  readonly turns: number;
}
