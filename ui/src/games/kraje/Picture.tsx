// The realms from afar, for the list of games.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { words } from '../../words/words';
import type { PictureProps } from '../game-ui';
import { faces, RealmPicture } from './realm';

/** All realms side by side. */
export function Picture({ view, catalogue }: PictureProps<'kraje'>): JSX.Element {
  const { locale } = words.value;
  const faceOf = useMemo(() => faces(catalogue, locale), [catalogue, locale]);
  return (
    <div class="kr kr-board game-board picture">
      {view.seats.map((seat, i) =>
        seat.placed.length > 0 ? (
          <RealmPicture key={i} seat={seat} faceOf={faceOf} />
        ) : (
          <svg key={i} viewBox="0 0 200 300" aria-hidden="true">
            <rect class="kr-first-place" x="6" y="6" width="188" height="288" rx="10" />
          </svg>
        ),
      )}
    </div>
  );
}
