// The worked examples of the rules, drawn as they would lie on the table: what scores is lit, and
// the equation stands beside it.

import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Hands } from '../../kit/Hands';
import { Highlight } from '../../kit/Highlight';
import { Mark } from '../../kit/Mark';
import { markOf } from '../../kit/marks';
import { say } from '../../words/words';
import type { CatalogueOf } from '../game-ui';
import { Spotlight } from './Areas';
import { PieceArt } from './art/pieces';
import { TileArt } from './art/Tile';
import { TileBack, TilePicture } from './art/TilePicture';
import { type Example, exampleOf, frameOf, groundOf, nameOf, told } from './examples';
import { tileOf, UNIT } from './ground';
import { FatesOn, LyingTiles, poseOf, standAt } from './Tiles';
import { equation } from './words';

type Catalogue = CatalogueOf<'hunters'>;

/** A tile's side in a picture, and what is left free around it, in pixels and board units. */
const TILE_PX = 86;
const RIM = 5;
/** A tile in a hand. */
const HELD_PX = 52;

/** Examples by their names, in order. */
export function Examples(p: {
  names: readonly string[];
  catalogue: Catalogue;
}): JSX.Element | null {
  const found = p.names.flatMap((name) => exampleOf(name) ?? []);
  if (found.length === 0) return null;
  return (
    <div class="hg hg-examples examples">
      {found.map((example) => (
        <Figure key={nameOf(example)} example={example} catalogue={p.catalogue} />
      ))}
    </div>
  );
}

function Figure({ example, catalogue }: { example: Example; catalogue: Catalogue }): JSX.Element {
  const name = nameOf(example);
  return (
    <figure class="hg-example example" data-testid={`hunters-example-${name}`}>
      <Land example={example} catalogue={catalogue} />
      {example.hands && <Held hands={example.hands} catalogue={catalogue} />}
      <figcaption>
        <p>
          <Highlight text={say(`hunters-example-${name}`)} />
        </p>
        <ul class="hg-example-counts">
          {told(example).map((count) => (
            <li key={count.fields.join(' ')}>
              <span class="hg-example-who">
                {count.seats.map((seat) => (
                  <Mark key={seat} mark={markOf('', seat)} size={20} />
                ))}
              </span>
              <span>
                <strong>{say(`hunters-source-${count.source}`)}</strong>{' '}
                {say('hunters-sum', { sum: equation(count.terms), n: count.points })}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** What the first seat sees of the hands: its own tiles, and the backs of the others. */
function Held(p: { hands: NonNullable<Example['hands']>; catalogue: Catalogue }): JSX.Element {
  const hands = p.hands.map((tiles, seat) => ({
    mark: markOf('', seat),
    held: tiles.map((id) =>
      seat === 0 ? (
        <TilePicture key={id} tile={tileOf(p.catalogue, id)} size={HELD_PX} />
      ) : (
        <TileBack key={id} bonus={false} size={HELD_PX} />
      ),
    ),
  }));
  return <Hands hands={hands} />;
}

/** The picture: tiles, light on what scores, signs of animals, pieces. */
function Land({ example, catalogue }: { example: Example; catalogue: Catalogue }): JSX.Element {
  const id = useId();
  const lies = groundOf(example, catalogue);
  const { x, y, width, height } = frameOf(example);
  const lit = told(example).flatMap(({ fields }) => fields.map(([tile, zone]) => ({ tile, zone })));
  const { tried } = example;
  return (
    <svg
      class="hg-example-land example-land"
      viewBox={`${x - RIM} ${y - RIM} ${width + 2 * RIM} ${height + 2 * RIM}`}
      width={(width / UNIT) * TILE_PX}
      aria-hidden="true"
    >
      <LyingTiles lies={lies} />
      {lies.view.placed.map((it) => (
        <rect
          key={it.id}
          class="hg-example-seam"
          x={it.x * UNIT}
          y={it.y * UNIT}
          width={UNIT}
          height={UNIT}
        />
      ))}
      {lit.length > 0 && (
        <>
          <clipPath id={id}>
            {lies.view.placed.map((it) => (
              <rect key={it.id} x={it.x * UNIT} y={it.y * UNIT} width={UNIT} height={UNIT} />
            ))}
          </clipPath>
          <g clip-path={`url(#${id})`}>
            <Spotlight lies={lies} fields={lit} />
          </g>
        </>
      )}
      {tried && (
        <g style={{ '--side': UNIT }} transform={`translate(${tried.x * UNIT} ${tried.y * UNIT})`}>
          <g class="tried-art">
            <TileArt tile={tileOf(catalogue, tried.tile)} turns={tried.turns} />
          </g>
          <rect class="tried-edge" x="3" y="3" width="94" height="94" rx="4" />
          <path class="tried-cross" d="M34 34l32 32m0-32l-32 32" />
        </g>
      )}
      <FatesOn lies={lies} />
      {example.moves.map(({ by, tile, put }) => {
        if (!put) return null;
        const at = { tile, zone: put.zone };
        const spot = standAt(lies, at, put.piece);
        const pose = poseOf(lies.tile(tile), put.zone, put.piece);
        return <PieceArt key={tile} mark={markOf('', by)} pose={pose} {...spot} size={1.05} />;
      })}
    </svg>
  );
}
