// The detail sheet: all relations as one readable column, all players, or one planet.

import type { JSX } from 'preact';
import { Button } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { raise } from '../../state/nav';
import { say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { Creature } from './art/creature';
import { RelationPicture } from './art/relation';
import { CrewDetail } from './Crew';
import { CELL, spotOf } from './geometry';
import { OwnerMark, ownerOf, PlanetArt } from './Planets';
import { planetName } from './places';
import { playOf, type Table, viewOf } from './play';
import { isWorthwhile, Pair, pairWords, prospectNow, prospectPlaces } from './Relations';
import { type Colour, NEUTRAL, type PlanetId } from './types';
import { doesWords, ownerName, ownerNoun, relationName } from './words';

/** What the sheet is called. */
export function detailTitle(table: Table): string {
  const asked = playOf(table).asked.value;
  if (asked.type === 'planet') return planetName(table.catalogue, asked.planet);
  return say(asked.type === 'crew' ? 'bastards-crew' : 'bastards-relations');
}

/** What was asked about. */
export function Detail({ table }: BoardProps<'bastards'>): JSX.Element {
  const asked = playOf(table).asked.value;
  switch (asked.type) {
    case 'crew':
      return <CrewDetail table={table} />;
    case 'planet':
      return <PlanetDetail table={table} planet={asked.planet} />;
    case 'relations':
      return <RelationColumn table={table} />;
  }
}

function RelationColumn({ table }: { table: Table }): JSX.Element {
  const view = viewOf(table);
  return (
    <div class="sb in-stack" data-testid="bastards-relations-detail">
      <ol class="sb-column">
        {view.relations.map((it, i) => {
          const prospect = view.prospects.find((one) => one.relation === it.relation);
          const places = prospect ? prospectPlaces(table, prospect) : [];
          return (
            <li key={it.relation} data-locked={it.locked}>
              <span class="sb-tile-place">{i + 1}</span>
              <RelationPicture relation={it.relation} size={40} />
              <div class="sb-column-text">
                <h3>
                  {relationName(it.relation)}
                  {it.locked && (
                    <>
                      {' '}
                      <Icon name="lock" size={16} />
                      <span class="unseen">{say('bastards-relation-locked')}</span>
                    </>
                  )}
                </h3>
                <Pair view={it} offer={view.offer} size={34} isRoomy />
                <p class="sb-quiet quiet">{pairWords(table, it)}</p>
                <p>{doesWords(it.relation, it.pair)}</p>
                {prospect && (
                  <p class="sb-column-now">
                    <b data-worth={isWorthwhile(prospect, it.relation)}>
                      {prospectNow(prospect, it.relation)}
                    </b>
                    {places.length > 0 && <> – {places.join('; ')}</>}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <Button icon="book" onPress={() => raise('rules')}>
        {say('bastards-help')}
      </Button>
    </div>
  );
}

function PlanetDetail({
  table,
  planet: id,
}: {
  table: Table;
  planet: PlanetId;
}): JSX.Element | null {
  const view = viewOf(table);
  const planet = view.planets.find((it) => it.planet === id);
  const placed = playOf(table).map.planet(id);
  if (!planet) return null;
  const colours = [
    ...view.seats.map((_, seat) => seat as Colour),
    ...(view.neutral ? [NEUTRAL as Colour] : []),
  ];
  return (
    <div class="sb in-stack" data-testid="bastards-planet-detail">
      <svg
        class="sb-planet-picture"
        viewBox={`-46 -52 ${placed.cols * CELL + 92} ${placed.rows * CELL + 100}`}
        aria-hidden="true"
      >
        <PlanetArt placed={placed} isShut={planet.radioactive} />
        {planet.tokens.map((token) => (
          <Creature
            key={token.cell}
            race={token.race}
            spots={token.cells.map(spotOf)}
            owner={ownerOf(table, token.colour)}
            isCorpse={token.corpse}
          />
        ))}
      </svg>
      <p>
        {planet.radioactive
          ? say('bastards-planet-shut', { planet: planetName(table.catalogue, id) })
          : planet.leader === null
            ? say('bastards-planet-no-leader')
            : say('bastards-planet-leader', { who: ownerNoun(table, planet.leader) })}
      </p>
      {!planet.radioactive && (
        <>
          <p>{say('bastards-planet-free', { n: planet.free.length })}</p>
          <p class="sb-caption">{say('bastards-planet-counts')}</p>
          <ul class="sb-counts">
            {colours.map((colour) => (
              <li key={colour}>
                <OwnerMark table={table} colour={colour} /> {ownerName(table, colour)}{' '}
                <b>{planet.tokens.filter((it) => it.colour === colour && !it.corpse).length}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
