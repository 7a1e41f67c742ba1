// A small picture of a table in the list. It is asked for when it comes into sight, and until it
// is there, or where it cannot be drawn, the game's own picture stands in for it.

import { useEffect, useRef, useState } from 'preact/hooks';
import { cardOf, loadGame } from '../../games/found';
import type { GameUi } from '../../games/game-ui';
import type { AnyCatalogue, GameRow, Picture } from '../../host/protocol';
import { later } from '../../kit/clock';
import { RasterCache } from '../../kit/RasterCache';
import { host } from '../../state/client';

interface Drawn {
  readonly ui: GameUi;
  readonly picture: Picture;
  readonly catalogue: AnyCatalogue;
}

async function fetchPicture(row: GameRow): Promise<Drawn | null> {
  if (row.game === undefined) return null;
  const [ui, picture] = await Promise.all([
    loadGame(row.game),
    host().send({ type: 'picture', table: row.table }),
  ]);
  const pack = ui.packOf?.(picture.setup);
  const { catalogue } = await host().send({
    type: 'catalogue',
    game: row.game,
    ...(pack === undefined ? {} : { pack }),
  });
  return { ui, picture, catalogue };
}

/** So many finished tables are kept for when they come into sight again. */
const MOST = 60;

const known = new Map<string, Promise<Drawn | null>>();

/** What a table looks like that is over does not change. */
function knownPicture(row: GameRow): Promise<Drawn | null> {
  const key = `${row.table} ${row.at}`;
  const found = known.get(key) ?? fetchPicture(row);
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  for (const old of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(old);
  }
  return found;
}

/** One is drawn after the other, and between them the page can be scrolled. */
let queue: Promise<unknown> = Promise.resolve();

const inTurn = (act: () => Promise<void>): void => {
  queue = queue.then(() => new Promise<void>((done) => later(0, done))).then(act);
};

/** The picture; one of a long list stands only while it is in sight. */
export function TablePicture({ row, isOneOfMany }: { row: GameRow; isOneOfMany?: boolean }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { table, at, trouble } = row;
  useEffect(() => {
    const element = frame.current;
    if (!element || trouble) return;
    let isWanted = false;
    const watch = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting === true;
      if (!isSeen) {
        isWanted = false;
        setDrawn(null);
        return;
      }
      if (!isOneOfMany) watch.disconnect();
      isWanted = true;
      inTurn(async () => {
        if (!isWanted) return;
        // Where there is no picture to be had, opening the game says why.
        const found = await (isOneOfMany ? knownPicture : fetchPicture)(row).catch(() => null);
        if (isWanted) setDrawn(found);
      });
    });
    watch.observe(element);
    return () => {
      isWanted = false;
      watch.disconnect();
    };
  }, [table, at, trouble]);
  const card = row.game === undefined ? undefined : cardOf(row.game);
  return (
    <span class="table-picture" ref={frame} data-drawn={drawn !== null} aria-hidden="true">
      {drawn ? (
        <drawn.ui.Picture
          view={drawn.picture.view}
          catalogue={drawn.catalogue}
          marks={row.seats.map((seat) => seat.mark)}
        />
      ) : (
        card && <RasterCache name={card.id} art={card.art} />
      )}
    </span>
  );
}
