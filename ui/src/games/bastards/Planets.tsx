// The planets with all that lies on them.

import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Mark } from '../../kit/Mark';
import { markOf, SHAPES } from '../../kit/marks';
import { list } from '../../words/numbers';
import { say } from '../../words/words';
import { BADGE, Creature, type Owner, ownerClass } from './art/creature';
import { PlanetBack, PlanetFront, Radioactive } from './art/planet';
import { CELL, outline, spotOf } from './geometry';
import { type PlacedPlanet, type Point, SHORE } from './map';
import { placeOf } from './motion';
import { planetName } from './places';
import { type Play, type Table, viewOf } from './play';
import { type Colour, NEUTRAL, type PlanetId, type PlanetView, type Token } from './types';
import { ownerNoun, soManyOf } from './words';

/** The letters of a planet's name in board units; the least and the most of them in pixels. */
const NAME = 22;
const NAME_PX = 11;
const NAME_MOST_PX = 26;

/** How large an owner's mark is at least, in pixels, and how much of a creature it may cover. */
const BADGE_PX = 4.6;
const BADGE_MOST = 2;

/** Whose mark a colour carries. */
export function ownerOf(table: Table, colour: Colour): Owner {
  return colour === NEUTRAL ? null : markOf(table.seats.value[colour]?.mark ?? '', colour);
}

/** All planets. */
export function Planets({ table, play }: { table: Table; play: Play }): JSX.Element {
  const lying = play.map.lying(viewOf(table).planets);
  return (
    <Marked table={table}>
      {/* What sticks out of a planet lies on no cell and no creature of its neighbour. */}
      {lying.map(({ placed, planet }) => (
        <g
          key={planet.planet}
          class="sb-planet"
          data-settled={planet.settled}
          data-lit={litOf(table, planet.planet)}
          transform={`translate(${placed.at.x} ${placed.at.y})`}
        >
          <PlanetArt placed={placed} isShut={planet.radioactive} part="back" />
        </g>
      ))}
      {lying.map(({ placed, planet }) => (
        <Ground key={planet.planet} table={table} play={play} placed={placed} planet={planet} />
      ))}
      {lying.map(({ placed, planet }) => (
        <Things key={planet.planet} table={table} play={play} placed={placed} planet={planet} />
      ))}
    </Marked>
  );
}

/** On a map seen from afar the owners' marks are larger: a wrapper, so that nothing in it is drawn anew. */
function Marked({ table, children }: { table: Table; children: ComponentChildren }): JSX.Element {
  const { scale } = table.viewport.camera.value;
  const badge = Math.min(Math.max(1, BADGE_PX / (BADGE * (scale || 1))), BADGE_MOST);
  return <g style={{ '--sb-badge': badge }}>{children}</g>;
}

interface PlanetProps {
  table: Table;
  play: Play;
  placed: PlacedPlanet;
  planet: PlanetView;
}

/** Whether the line pointed at is about a planet; of no meaning where nothing is pointed at. */
function litOf(table: Table, planet: PlanetId): boolean | undefined {
  return table.lit.value?.line.fields.some(
    (field) => field.type === 'planet' && field.planet === planet,
  );
}

/** A planet's cells, under the tokens of all planets. */
function Ground({ table, play, placed, planet }: PlanetProps): JSX.Element {
  return (
    <g
      class="sb-planet"
      data-planet={planet.planet}
      data-testid={`bastards-planet-${planet.planet}`}
      data-radioactive={planet.radioactive}
      data-settled={planet.settled}
      data-lit={litOf(table, planet.planet)}
      data-target={isTarget(play, planet.planet)}
      transform={`translate(${placed.at.x} ${placed.at.y})`}
    >
      <title>{planetLabel(table, planet)}</title>
      <PlanetArt placed={placed} isShut={planet.radioactive} part="ground" />
    </g>
  );
}

/** What lies on a planet. */
function Things({ table, play, placed, planet }: PlanetProps): JSX.Element {
  return (
    <g
      class="sb-planet-things"
      data-planet={planet.planet}
      data-lit={litOf(table, planet.planet)}
      transform={`translate(${placed.at.x} ${placed.at.y})`}
    >
      {planet.tokens.map((token) => (
        <g
          key={`${token.cell}-${token.colour}-${token.race}-${token.corpse}`}
          class="sb-token"
          {...comes(play, planet.planet, token, placed)}
          data-thing={`token-${planet.planet}-${token.cell}-${token.colour}`}
          data-testid={`bastards-token-${planet.planet}-${token.cell}`}
          data-colour={token.colour}
        >
          <Creature
            race={token.race}
            spots={token.cells.map(spotOf)}
            owner={ownerOf(table, token.colour)}
            isCorpse={token.corpse}
          />
        </g>
      ))}
      {planet.leader !== null && planet.tokens.length > 0 && (
        <Flag owner={ownerOf(table, planet.leader)} x={placed.cols * CELL - 6} y={-SHORE + 3} />
      )}
    </g>
  );
}

/** How a token that has just come gets there. */
function comes(
  play: Play,
  planet: PlanetId,
  token: Token,
  placed: PlacedPlanet,
): { 'data-struck'?: boolean; 'data-from'?: string } {
  const coming = play.motion.value.coming.get(placeOf(planet, token.cell));
  if (!coming) return {};
  if (coming.how === 'shot') return { 'data-struck': true };
  return coming.from ? { 'data-from': way(token, placed, coming.from) } : {};
}

/** Where a token comes from or goes to, seen from its own place. */
function way(token: Token, placed: PlacedPlanet, there: Point): string {
  const { col, row } = spotOf(token.cell);
  const dx = there.x - placed.at.x - (col + 0.5) * CELL;
  const dy = there.y - placed.at.y - (row + 0.5) * CELL;
  return `${Math.round(dx)}px ${Math.round(dy)}px`;
}

/** Creatures that have just left, drawn once more over everything for those who watch them go. */
export function Leaving({ table, play }: { table: Table; play: Play }): JSX.Element {
  const { at } = table.state.value;
  return (
    <g class="sb-leaving">
      {play.motion.value.going.map(({ planet, token, to }) => {
        const placed = play.map.planet(planet);
        return (
          <g
            key={`${at}-${planet}-${token.cell}`}
            transform={`translate(${placed.at.x} ${placed.at.y})`}
          >
            <g
              class="sb-token"
              data-leaves={to ? way(token, placed, to) : ''}
              data-testid={`bastards-leaving-${planet}-${token.cell}`}
            >
              <Creature
                race={token.race}
                spots={token.cells.map(spotOf)}
                owner={ownerOf(table, token.colour)}
                isCorpse={token.corpse}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** The planets' names, large enough to be read from afar. */
export function Names({ table, play }: { table: Table; play: Play }): JSX.Element {
  const { scale } = table.viewport.camera.value;
  const size = Math.min(legible(table, NAME, NAME_PX), NAME_MOST_PX / (scale || 1));
  return (
    <g class="sb-planet-names" style={{ fontSize: `${size}px` }}>
      {play.map.planets.map(({ entry, at, cols, rows }) => (
        <text
          key={entry.planet}
          class="sb-planet-name"
          x={at.x + (cols * CELL) / 2}
          y={isCrowded(entry.planet) ? at.y - 34 : at.y + rows * CELL + 18 + size * 0.8}
        >
          {planetName(table.catalogue, entry.planet)}
        </text>
      ))}
    </g>
  );
}

/** A size of letters in board units: the one drawn, or so much larger that they can be read. */
export function legible(table: Table, size: number, px: number): number {
  const { scale } = table.viewport.camera.value;
  return Math.min(Math.max(size, px / (scale || 1)), 2.5 * size);
}

/** Whether another planet hangs right below, so that the name goes above. */
const isCrowded = (planet: string): boolean => planet === 'p1';

/** Whether a move of the offer happens here. */
function isTarget(play: Play, planet: string): boolean {
  return play.options.value.some((option) => option.planet === planet);
}

/** The flag of who dominates a planet. */
export function Flag({ owner, x, y }: { owner: Owner; x: number; y: number }): JSX.Element {
  return (
    <g class={`sb-flag ${ownerClass(owner)}`} transform={`translate(${x} ${y})`}>
      <path class="sb-flag-pole" d="M0 8V-36" />
      <path class="sb-body" d="M0 -36Q11 -40 20 -35T32 -36V-14Q24 -11 17 -14T0 -13Z" />
      {owner !== null && (
        <path
          class="sb-flag-mark"
          transform="translate(7.500 -33) scale(0.7)"
          fill-rule="evenodd"
          d={SHAPES[owner]}
        />
      )}
    </g>
  );
}

/** A planet without what lies on it, or only what is behind its cells, or only these. */
export function PlanetArt({
  placed,
  isShut = false,
  part,
}: {
  placed: PlacedPlanet;
  isShut?: boolean;
  part?: 'back' | 'ground';
}): JSX.Element {
  return useMemo(() => {
    const { entry, cols, rows } = placed;
    const spots = entry.cells.map(spotOf);
    const w = cols * CELL;
    const h = rows * CELL;
    return (
      <g class={isShut ? `sb-p sb-p-${entry.planet} sb-shut` : `sb-p sb-p-${entry.planet}`}>
        {part !== 'ground' && <PlanetBack planet={entry.planet} w={w} h={h} />}
        {part !== 'back' && (
          <>
            <path
              class="sb-ground-shade"
              d={outline(spots, -SHORE + 2, 15)}
              transform="translate(4 6)"
            />
            <path class="sb-ground sb-ink" d={outline(spots, -SHORE + 3, 15)} />
            {spots.map(({ col, row }) => (
              <rect
                key={`${col}.${row}`}
                class="sb-cell"
                x={col * CELL + 1.5}
                y={row * CELL + 1.5}
                width={CELL - 3}
                height={CELL - 3}
                rx="6"
              />
            ))}
            <PlanetFront planet={entry.planet} w={w} h={h} />
            {isShut && <Radioactive w={w} h={h} />}
          </>
        )}
      </g>
    );
  }, [placed, isShut, part]);
}

/** All that lies on a planet, in words. */
function planetLabel(table: Table, planet: PlanetView): string {
  const name = planetName(table.catalogue, planet.planet);
  if (planet.radioactive) return say('bastards-planet-shut', { planet: name });
  return say('bastards-planet-label', {
    planet: name,
    tokens: tokensWords(table, planet) || say('bastards-empty'),
    free: planet.free.length,
  });
}

/** The tokens of a planet in words: creatures of a race and an owner together. */
export function tokensWords(table: Table, planet: PlanetView): string {
  const kinds = new Map<string, Token[]>();
  for (const token of planet.tokens) {
    const kind = `${token.colour} ${token.corpse ? 'corpse' : token.race}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), token]);
  }
  return list(
    [...kinds.values()].flatMap(([token, ...more]) => {
      if (!token) return [];
      const [n, of] = [more.length + 1, ownerNoun(table, token.colour)];
      return [
        token.corpse
          ? say('bastards-token-corpse', { n, of })
          : say('bastards-so-many-of', soManyOf(token.race, n, of)),
      ];
    }),
  );
}

/** A seat's mark for panels; the neutral colour has a grey ring. */
export function OwnerMark({
  table,
  colour,
  size = 18,
}: {
  table: Table;
  colour: Colour;
  size?: number;
}) {
  if (colour === NEUTRAL)
    return <span class="sb-none-mark" style={{ width: size, height: size }} />;
  return <Mark mark={markOf(table.seats.value[colour]?.mark ?? '', colour)} size={size} />;
}
