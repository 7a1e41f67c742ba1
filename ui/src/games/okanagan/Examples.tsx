// The worked examples of the rules, drawn as they would lie on the table: the area that pays is lit,
// and beside it stands who takes what.

import type { JSX } from 'preact';
import { Highlight } from '../../kit/Highlight';
import { Mark } from '../../kit/Mark';
import { markColour, markOf } from '../../kit/marks';
import { say, words } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { BuildingArt } from './art/building';
import { segmentPath, spotPoint, UNIT } from './art/geometry';
import { TileArt, TileDefs } from './art/tile';
import { TokenPicture } from './art/token';
import {
  areaIn,
  type ExampleArea,
  frameOf,
  type HandExample,
  hands,
  isAbout,
  type LandExample,
  lands,
  lyingIn,
  nameOf,
  rewardOf,
} from './examples';
import { Counted, TerrainPicture, terrainName } from './parts';
import { tileOf } from './play';
import { SourceArt } from './SourceArt';
import { SHAPES } from './types';
import { describeSource } from './words';

type Catalogue = CatalogueOf<'okanagan'>;

/** A tile's side in a picture, and what is left free around it, in pixels and board units. */
const TILE_PX = 92;
const RIM = 4;

/** Examples by their names, in order. */
export function Examples(p: {
  names: readonly string[];
  catalogue: Catalogue;
}): JSX.Element | null {
  const land = lands.filter((it) => p.names.includes(nameOf(it)));
  const hand = hands.filter((it) => p.names.includes(nameOf(it)));
  if (land.length + hand.length === 0 || !isAbout(p.catalogue)) return null;
  return (
    <div class="ok ok-examples examples">
      {land.map((example) => (
        <LandFigure key={example.key} example={example} catalogue={p.catalogue} />
      ))}
      {hand.map((example) => (
        <HandFigure key={example.key} example={example} catalogue={p.catalogue} />
      ))}
    </div>
  );
}

function LandFigure(p: { example: LandExample; catalogue: Catalogue }): JSX.Element {
  const { example, catalogue } = p;
  const area = areaIn(example);
  return (
    <figure class="ok-example example" data-testid={`okanagan-example-${nameOf(example)}`}>
      <Land example={example} catalogue={catalogue} />
      <figcaption>
        <p>
          <Highlight text={say(`okanagan-example-${nameOf(example)}`)} />
        </p>
        {area && example.order ? (
          <Shares example={example} area={area} />
        ) : (
          <Around example={example} />
        )}
      </figcaption>
    </figure>
  );
}

/** Tiles, light on the area, buildings. */
function Land({ example, catalogue }: { example: LandExample; catalogue: Catalogue }): JSX.Element {
  const { x, y, width, height } = frameOf(example);
  const tiles = lyingIn(example);
  const lit = tiles.flatMap((lying) =>
    example.lit
      .filter(([tile]) => tile === lying.tile)
      .map(([tile, segment]) => ({
        key: `${tile}-${segment}`,
        d: segmentPath(tileOf(catalogue, tile), lying.turns, segment),
        transform: `translate(${lying.x * UNIT} ${lying.y * UNIT})`,
      })),
  );
  return (
    <svg
      class="example-land"
      viewBox={`${x - RIM} ${y - RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}
      width={(width / UNIT) * TILE_PX}
      aria-hidden="true"
    >
      <TileDefs />
      {tiles.map((lying) => (
        <g key={lying.tile} transform={`translate(${lying.x * UNIT} ${lying.y * UNIT})`}>
          <TileArt tile={tileOf(catalogue, lying.tile)} turns={lying.turns} />
        </g>
      ))}
      {lit.map(({ key, ...path }) => (
        <path key={key} {...path} class="ok-glow-edge" />
      ))}
      {tiles.map(({ tile, x: column, y: row, turns, by, build }) => {
        if (by === undefined || !build) return null;
        const at = spotPoint(tileOf(catalogue, tile), turns, build);
        return (
          <g key={tile} transform={`translate(${column * UNIT + at.x} ${row * UNIT + at.y})`}>
            <BuildingArt kind={build.type} mark={markOf('', by)} />
          </g>
        );
      })}
    </svg>
  );
}

/** Who has how much influence, takes what and acts, from the strongest down. */
function Shares({ example, area }: { example: LandExample; area: ExampleArea }): JSX.Element {
  return (
    <ol class="ok-example-shares">
      {(example.order ?? []).map((seat, place) => {
        const mark = markOf('', seat);
        const takes = example.takes?.[place] ?? [];
        return (
          <li key={seat} style={{ '--own': markColour(mark) }}>
            <Mark mark={mark} size={20} />
            <span class="ok-influence">{area.influence[seat]}</span>
            <span class="ok-icons in-row">
              {SHAPES.flatMap((shape, i) => {
                const reward = rewardOf(area.terrain, shape);
                const n = takes[i] ?? 0;
                return n === 0 ? [] : [<Counted key={shape} reward={reward} n={n} size={24} />];
              })}
            </span>
            {example.acts === seat && <em>{say('okanagan-weakest')}</em>}
          </li>
        );
      })}
    </ol>
  );
}

/** The areas around the last tile: whether they are closed, and what the building has there. */
function Around({ example }: { example: LandExample }): JSX.Element {
  const builder = example.laid.at(-1)?.by;
  return (
    <ul class="ok-example-shares">
      {example.areas.map((area) => {
        const { segment, terrain, open } = area;
        const influence = builder === undefined ? 0 : (area.influence[builder] ?? 0);
        return (
          <li key={segment} style={{ '--own': markColour(markOf('', builder ?? 0)) }}>
            <TerrainPicture terrain={terrain} /> <b>{terrainName(terrain)}</b>
            {builder === undefined ? (
              <span>
                {open === 0 ? say('okanagan-closed') : say('okanagan-open-edges', { n: open })}
              </span>
            ) : (
              <span class="ok-influence">{influence}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Tokens and nuggets before a player, and the lines they make. */
function HandFigure(p: { example: HandExample; catalogue: Catalogue }): JSX.Element {
  const { example, catalogue } = p;
  const teller = { words: words.value, catalogue, seats: [] };
  return (
    <figure class="ok-example example" data-testid={`okanagan-example-${nameOf(example)}`}>
      <span class="ok-example-tokens in-wrap">
        {example.tokens.flatMap(([reward, n]) =>
          Array.from({ length: n }, (_, i) => (
            <TokenPicture key={`${reward}-${i}`} reward={reward} size={40} />
          )),
        )}
      </span>
      <figcaption>
        <p>
          <Highlight text={say(`okanagan-example-${nameOf(example)}`)} />
        </p>
        <ul class="ok-example-lines in-wrap">
          {example.lines.map(({ source, count, points }) => (
            <li key={JSON.stringify(source)}>
              <SourceArt source={source} catalogue={catalogue} />
              <span class="unseen">{describeSource(source, teller)}</span>
              {source.type === 'nuggets' ? (
                <b>{points}</b>
              ) : (
                <span>
                  {count}× <b>{points}</b>
                </span>
              )}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
