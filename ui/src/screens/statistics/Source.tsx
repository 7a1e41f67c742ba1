// What a line of a final sheet is for, in the game's own words. Those come with the game, which is loaded
// when somebody asks; until then, and where it knows no better, the kind of the source stands there.

import { useEffect, useState } from 'preact/hooks';
import { loadGame } from '../../games/found';
import type { GameId, LineOf, Record, SheetLine } from '../../host/protocol';
import { host } from '../../state/client';
import { sourceName } from '../../words/names';
import { words } from '../../words/words';

type Naming = (source: unknown) => string;

/** What names the sources of a game with a pack. */
const namings = new Map<string, Promise<Naming>>();

async function fetchNaming(game: GameId, pack: string | undefined): Promise<Naming> {
  const [ui, { catalogue }] = await Promise.all([
    loadGame(game),
    host().send({ type: 'catalogue', game, ...(pack === undefined ? {} : { pack }) }),
  ]);
  return (source) =>
    ui.describeSource(source as LineOf['source'], { words: words.value, catalogue, seats: [] });
}

/** The name of what the points of a line are for; `undefined` as long as nobody knows. */
export function useSourceName(game: string, line: SheetLine | undefined): string | undefined {
  const [naming, setNaming] = useState<Naming | undefined>();
  const pack = line?.pack;
  const hasLine = line !== undefined;
  useEffect(() => {
    if (!hasLine) return;
    let isWanted = true;
    const key = `${game} ${pack ?? ''}`;
    const found = namings.get(key) ?? fetchNaming(game as GameId, pack);
    namings.set(key, found);
    found.then(
      (it) => isWanted && setNaming(() => it),
      () => namings.delete(key),
    );
    return () => {
      isWanted = false;
    };
  }, [game, pack, hasLine]);
  if (!naming || !line) return undefined;
  try {
    return naming(line.source);
  } catch {
    // A component that this pack does not have.
    return undefined;
  }
}

/** What a record is about, where that is one source of points. */
export function Source({ record, game }: { record: Record; game: string }) {
  const name = useSourceName(game, record.line);
  const kind = record.source === undefined ? undefined : sourceName(game, record.source);
  const told = name ?? kind;
  return told === undefined ? null : <span class="record-source">{told}</span>;
}
