// The worked examples of the rules: positions and what they bring, as the engine's own tests check
// them. Nothing here is worked out in the browser.

import text from '../../../../src-tauri/crates/okanagan/data/examples.json?raw';
import type { Source } from '../../host/gen/okanagan';
import { type Box, boxAround } from '../../kit/geometry';
import { UNIT } from './art/geometry';
import type { Catalogue, Reward, Shape, Spot, Terrain, Turns } from './types';

/** A tile of an example, and what somebody built on it. */
export interface Laid {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly turns: Turns;
  readonly by?: number;
  readonly build?: Spot;
}

/** What a segment of the last tile belongs to. */
export interface ExampleArea {
  readonly segment: number;
  readonly terrain: Terrain;
  readonly open: number;
  readonly icons: readonly number[];
  readonly influence: readonly number[];
}

/** Tiles on the table, and what an area brings to whom. */
export interface LandExample {
  /** What it is about; with the key, its name. */
  readonly section: string;
  readonly key: string;
  readonly laid: readonly Laid[];
  readonly areas: readonly ExampleArea[];
  /** The segments of the area the picture is about. */
  readonly lit: readonly (readonly [tile: string, segment: number])[];
  readonly order?: readonly number[];
  readonly acts?: number;
  /** Tokens by shape, for each player in the order. */
  readonly takes?: readonly (readonly number[])[];
}

/** What lies before a player, and what it is worth. */
export interface HandExample {
  readonly section: string;
  readonly key: string;
  readonly tokens: readonly (readonly [Reward, number])[];
  readonly nuggets: readonly number[];
  readonly lines: readonly {
    readonly source: Source;
    readonly count: number;
    readonly points: number;
  }[];
}

interface File {
  readonly pack: { readonly id: string; readonly version: string };
  readonly lands: readonly LandExample[];
  readonly hands: readonly HandExample[];
}

const file: File = JSON.parse(text);

export const { lands, hands } = file;

/** What an example is called in words and tests. */
export const nameOf = ({ section, key }: { section: string; key: string }): string =>
  `${section}-${key}`;

/** Whether these are the components the examples are made of. */
export const isAbout = ({ pack }: Catalogue): boolean =>
  pack.id === file.pack.id && pack.version === file.pack.version;

const START: Laid = { tile: 'T00', x: 0, y: 0, turns: 0 };

/** The tiles of an example as they lie, with the start tile; a single building needs its own only. */
export const lyingIn = ({ laid, lit }: LandExample): readonly Laid[] =>
  lit.length === 0 ? laid : [START, ...laid];

/** The area the picture is about, as one of those the last tile belongs to. */
export function areaIn({ areas, laid, lit }: LandExample): ExampleArea | undefined {
  const last = laid.at(-1)?.tile;
  const segment = lit.find(([tile]) => tile === last)?.[1];
  return areas.find((area) => area.segment === segment);
}

/** The reward of a terrain and a shape. */
export const rewardOf = (terrain: Terrain, shape: Shape): Reward => `${terrain}.${shape}`;

/** What has to be seen of an example, in board units. */
export const frameOf = (example: LandExample): Box => boxAround(lyingIn(example), UNIT);
