// A small picture of a table in the list. It is asked for when it comes into sight, and until it
// is there, or where it cannot be drawn, the game's own picture stands in for it.

import { useEffect, useRef, useState } from 'preact/hooks';
import { cardOf, loadGame } from '../../games/found';
import type { GameUi } from '../../games/game-ui';
import type { AnyCatalogue, GameRow, Picture } from '../../host/protocol';
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

export function TablePicture({ row }: { row: GameRow }) {
  const frame = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const { table, at, trouble } = row;
  useEffect(() => {
    const element = frame.current;
    if (!element || trouble) return;
    let isWanted = true;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      // Where there is no picture to be had, opening the game says why.
      fetchPicture(row)
        .then((found) => isWanted && setDrawn(found))
        .catch(() => undefined);
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
