// What the board tells of an area on a tap: its size, open edges and icons, who stands in it with how
// much, and what closing it as it stands would bring to whom.

import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { IconButton } from '../../kit/controls';
import { useSizeOf } from '../../kit/measure';
import { belongsLow } from '../../kit/room';
import { useCard } from '../../state/nav';
import { msg, say } from '../../words/words';
import { AreaIcons, ownColour, TerrainPicture, terrainName, Who } from './parts';
import { areaOf, type Play, personOf, type Table, takenOf, viewOf } from './play';
import type { Area, Standing } from './types';

/** The card of the area asked about, on the edge of the board away from the tap. */
export function AreaCard({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const id = play.area.value;
  const area = id === null ? undefined : areaOf(table, id);
  const card = useRef<HTMLElement>(null);
  const isLow = useLow(table, play, card);
  useCard(area ? () => play.askAbout(null) : null);
  if (!area) return null;
  return (
    <aside
      ref={card}
      class="ok-area-card"
      data-low={isLow}
      data-corner={isLow ? 'low' : 'high'}
      data-testid="okanagan-area"
      data-area={area.id}
      aria-label={say('okanagan-area-name', { terrain: area.terrain })}
    >
      <AreaHead area={area} />
      <IconButton
        icon="cross"
        label={say('close')}
        onPress={() => play.askAbout(null)}
        testId="okanagan-area-close"
      />
      <div class="ok-area-body">
        <AreaIcons area={area} size={26} />
        <Standings table={table} area={area} />
      </div>
    </aside>
  );
}

/** Whether a card keeps to the lower edge: never over what it is about. */
export function useLow(table: Table, play: Play, card: RefObject<HTMLElement | null>): boolean {
  const { viewport } = table;
  const { height } = useSizeOf(card, play.about.value);
  const point = play.about.value?.point;
  if (!point) return false;
  const about = viewport.pixelAt(point);
  return belongsLow({ size: viewport.size.value, height, about, taken: takenOf(table, play) });
}

/** Terrain, size and open edges. */
export function AreaHead({ area }: { area: Area }): JSX.Element {
  return (
    <header class="ok-area-head in-row">
      <TerrainPicture terrain={area.terrain} />
      <span>
        <strong>{terrainName(area.terrain)}</strong>
        <small>
          {say('okanagan-size', { n: area.size })} ·{' '}
          {area.openEdges === 0
            ? say('okanagan-closed')
            : say('okanagan-open-edges', { n: area.openEdges })}
        </small>
      </span>
    </header>
  );
}

/** Who stands in the area and what each may expect. */
export function Standings({ table, area }: { table: Table; area: Area }): JSX.Element {
  if (area.standings.length === 0) {
    return <p class="quiet">{say('okanagan-nobody')}</p>;
  }
  const { evaluation } = viewOf(table);
  const isDone =
    area.openEdges === 0 &&
    evaluation?.area !== area.id &&
    !evaluation?.pending.some((it) => it.area === area.id);
  return (
    <table class="ok-standings">
      <thead>
        <tr>
          <th>
            <span class="unseen">{say('okanagan-player')}</span>
          </th>
          <th>{say('okanagan-influence')}</th>
          {!isDone && <th>{say(area.openEdges === 0 ? 'okanagan-gets' : 'okanagan-would-get')}</th>}
        </tr>
      </thead>
      <tbody>
        {area.standings.map((standing) => (
          <tr key={standing.seat} style={ownColour(table, standing.seat)}>
            <th scope="row">
              <Who table={table} seat={standing.seat} />
            </th>
            <td>
              <b class="ok-influence">{standing.influence}</b>
            </td>
            {!isDone && <td>{prospectWords(standing)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "3 tokens or the action", "2–4 tokens", "1 token and the action". */
export function prospectWords({ takesLeast, takesMost, action }: Standing): string {
  const tokens =
    takesLeast === takesMost
      ? say('okanagan-tokens', { n: takesMost })
      : say('okanagan-tokens-range', { least: takesLeast, most: takesMost });
  return say(`okanagan-prospect-${action}`, { tokens });
}

/** An area in one spoken sentence. */
export function areaWords(table: Table, area: Area) {
  const who = area.standings
    .map((standing) =>
      say('okanagan-standing-words', {
        name: personOf(table, standing.seat),
        n: standing.influence,
        gets: prospectWords(standing),
      }),
    )
    .join('; ');
  return msg('okanagan-area-words', {
    terrain: terrainName(area.terrain),
    size: say('okanagan-size', { n: area.size }),
    edges: say('okanagan-open-edges', { n: area.openEdges }),
    icons: area.icons.reduce((sum, n) => sum + n, 0),
    who: who === '' ? say('okanagan-nobody') : who,
  });
}
