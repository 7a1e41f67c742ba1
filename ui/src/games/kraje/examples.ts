// The worked sums of the rules: realms and what they bring, as the engine's own tests check them.
// Nothing here is worked out in the browser.

import text from '../../../../src-tauri/crates/kraje/data/examples.json?raw';
import type { Source } from '../../host/gen/kraje';
import type { Catalogue, Placement } from './types';

/** A realm and its score sheet. */
export interface Sum {
  readonly section: string;
  readonly key: string;
  readonly placed: readonly Placement[];
  readonly lines: readonly { readonly source: Source; readonly points: number }[];
  readonly total: number;
}

interface File {
  readonly pack: { readonly id: string; readonly version: string };
  readonly sums: readonly Sum[];
}

const file: File = JSON.parse(text);

/** A sum by its name; nothing where the cards are not those of the file. */
export const sumOf = ({ pack }: Catalogue, name: string): Sum | undefined =>
  pack.id === file.pack.id && pack.version === file.pack.version
    ? file.sums.find(({ section, key }) => `${section}-${key}` === name)
    : undefined;
