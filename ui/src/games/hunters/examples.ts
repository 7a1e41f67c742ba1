// The worked examples of the rules: positions and what they bring, as the engine's own tests check
// them. Nothing here is worked out in the browser.

import text from '../../../../src-tauri/crates/hunters/data/examples.json?raw';
import { type Box, boxAround } from '../../kit/geometry';
import { Ground, UNIT } from './ground';
import type { AnimalFate, Catalogue, Counted, Field, Piece, PlacedTile, Source } from './types';

/** A tile laid in an example, and what was put on it. */
interface Laid extends PlacedTile {
  readonly by: number;
  readonly put?: { readonly piece: Piece; readonly zone: number };
}

/** A line of the sheet in an example. */
export interface Count {
  readonly source: Source['type'];
  readonly seats: readonly number[];
  readonly points: number;
  readonly terms: readonly Counted[];
  readonly fields: readonly (readonly [tile: number, zone: number])[];
}

export interface Example {
  /** What it is about; with the key, its name. */
  readonly section: string;
  readonly key: string;
  readonly moves: readonly Laid[];
  /** A tile where it does not fit. */
  readonly tried?: PlacedTile;
  readonly tells?: readonly string[];
  readonly marks?: readonly {
    readonly at: Field;
    readonly nth: number;
    readonly mark: AnimalFate;
  }[];
  readonly counts: readonly Count[];
  /** What is held then, by seat, as the first seat sees it: of the others it knows the backs. */
  readonly hands?: readonly (readonly number[])[];
}

interface File {
  readonly examples: readonly Example[];
}

export const { examples }: File = JSON.parse(text);

/** What an example is called in words and tests. */
export const nameOf = ({ section, key }: Example): string => `${section}-${key}`;

/** An example by its name. */
export const exampleOf = (name: string): Example | undefined =>
  examples.find((it) => nameOf(it) === name);

/** The lines an example is about. */
export function told({ counts, tells }: Example): readonly Count[] {
  return counts.filter(({ source }) => tells === undefined || tells.includes(source));
}

/** The tiles of an example as they lie, with the start tile. */
export function groundOf({ moves, marks }: Example, catalogue: Catalogue): Ground {
  const start = catalogue.tiles.find(({ kind }) => kind === 'start');
  const first = start ? [{ id: start.id, x: 0, y: 0, turns: 0, by: null, areas: [] }] : [];
  const laid = moves.map(({ tile, x, y, turns, by }) => ({ id: tile, x, y, turns, by, areas: [] }));
  return new Ground(
    { placed: [...first, ...laid], areas: [], animals: [...(marks ?? [])] },
    catalogue,
  );
}

/** What has to be seen of an example, in board units. */
export const frameOf = ({ moves, tried }: Example): Box =>
  boxAround([{ x: 0, y: 0 }, ...moves, ...(tried ? [tried] : [])], UNIT);
