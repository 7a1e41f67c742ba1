// The own ship while it flies: its hold, what can be unloaded, steps flown, and the end of the
// flight. A creature in the hold is tapped or dragged to its place on the planet.

import type { JSX } from 'preact';
import { useCarry } from '../../kit/ghost/carry';
import { msg, say } from '../../words/words';
import { Creature } from './art/creature';
import { Coins } from './Crew';
import { Done } from './chips';
import type { Option } from './draft-kind';
import { CELL, extent, outline, roomFor, spotOf } from './geometry';
import { boarding, OnTheWay } from './Loading';
import { ownerOf } from './Planets';
import { offerOf, type Play, type Table, viewOf } from './play';
import type { Colour, Held } from './types';
import { raceNoun } from './words';

/** The hold and the end of the flight. */
export function Cargo({ table, play }: { table: Table; play: Play }): JSX.Element {
  const view = viewOf(table);
  const offer = offerOf(table);
  const { stage } = view;
  const own = view.seats[table.seat.value];
  // While a step may cost something the purse is in sight.
  const isPaid = offer?.reach.some(({ cost }) => cost > 0) ?? false;
  const flight =
    stage.type === 'fly'
      ? stage.flight
      : stage.type === 'resolve' && stage.progress.type === 'migration'
        ? stage.progress.flight
        : null;
  // On another ship's field a flight does not end: its end stays in sight and says so.
  const canFly = (offer?.reach.length ?? 0) > 0;
  return (
    <div class="sb-decision sb-cargo" data-testid="bastards-cargo">
      <HoldPicture table={table} play={play} />
      <div class="sb-cargo-text">
        {flight && (
          <p>
            <strong>{say('bastards-steps-left', { n: flight.left })}</strong>
            {flight.empty && flight.left > 0 && stage.type === 'fly' && (
              <> ({say('bastards-empty-bonus')})</>
            )}
            {flight.steps > 0 && <> · {say('bastards-steps-done', { n: flight.steps })}</>}
            {isPaid && own && (
              <>
                {' · '}
                <span data-testid="bastards-purse">
                  <Coins n={own.coins} />
                </span>
              </>
            )}
          </p>
        )}
        {(offer?.load.length ?? 0) > 0 && (
          <p class="sb-quiet quiet" data-tool="true">
            {say('bastards-tap-creature')}
          </p>
        )}
        {(offer?.unload.length ?? 0) > 0 && (
          <p class="sb-quiet quiet" data-tool="true">
            {say('bastards-tap-held')}
          </p>
        )}
        <Done
          play={play}
          refused={canFly ? msg('bastards-end', { relation: 'migration' }) : undefined}
        />
      </div>
      <OnTheWay table={table} />
    </div>
  );
}

function HoldPicture({ table, play }: { table: Table; play: Play }): JSX.Element {
  const ship = table.catalogue.ship;
  const { cols, rows } = extent(ship);
  const own = viewOf(table).seats[table.seat.value];
  const held = own?.hold ?? [];
  const owner = ownerOf(table, table.seat.value as Colour);
  const boards = boarding();
  const free = ship.filter((cell) => !held.some((it) => it.cells.includes(cell)));
  const turns = table.catalogue.races.find((it) => it.race === boards?.boards)?.turns ?? [];
  // Where things lie in the hold is the engine's; this only shows that there is room.
  const room = boards?.isOver ? roomFor(free, turns) : null;
  return (
    <div
      class="sb-hold"
      role="group"
      aria-label={say('bastards-hold')}
      data-awaits={boards !== null}
      data-over={boards?.isOver ?? false}
    >
      <svg viewBox={`-6 -6 ${cols * CELL + 12} ${rows * CELL + 12}`} aria-hidden="true">
        <path class="sb-hold-floor sb-ink" d={outline(ship.map(spotOf), -4, 10)} />
        {ship.map((cell) => {
          const { col, row } = spotOf(cell);
          return (
            <rect
              key={cell}
              class="sb-cell"
              x={col * CELL + 1.5}
              y={row * CELL + 1.5}
              width={CELL - 3}
              height={CELL - 3}
              rx="6"
            />
          );
        })}
        {held.map((it) => (
          <Creature key={it.cell} race={it.race} spots={it.cells.map(spotOf)} owner={owner} />
        ))}
        {boards && room && (
          <g class="sb-ghost" data-testid="bastards-hold-ghost">
            <Creature race={boards.boards} spots={room.map(spotOf)} owner={owner} />
          </g>
        )}
      </svg>
      {held.length === 0 && <span class="unseen">{say('bastards-hold-empty')}</span>}
      {held.map((it) => (
        <HeldButton key={it.cell} table={table} play={play} held={it} cols={cols} rows={rows} />
      ))}
    </div>
  );
}

/** The touchable part of a creature in the hold. */
function HeldButton(p: {
  table: Table;
  play: Play;
  held: Held;
  cols: number;
  rows: number;
}): JSX.Element {
  const { table, play, held, cols, rows } = p;
  const find = (): Option | undefined =>
    play.options.peek().find((option) => option.key === `unload-${held.race}`);
  const take = (): boolean => {
    const option = find();
    if (!option) {
      void table.explain({ game: 'bastards', type: 'unload', race: held.race });
      return false;
    }
    if (play.begun.peek() !== option.key) play.take(option);
    return true;
  };
  const ref = useCarry<HTMLButtonElement>(play.ghost, {
    lift: () => 50,
    onTap: take,
    take,
    stays: true,
  });
  const spots = held.cells.map(spotOf);
  const left = Math.min(...spots.map((spot) => spot.col));
  const top = Math.min(...spots.map((spot) => spot.row));
  const size = extent(held.cells);
  const share = (n: number, of: number): string => `${(100 * n) / of}%`;
  return (
    <button
      type="button"
      ref={ref}
      class="sb-held"
      data-testid={`bastards-held-${held.race}-${held.cell}`}
      data-what={held.race}
      data-free={play.options.value.some((option) => option.key === `unload-${held.race}`)}
      aria-label={say('bastards-hold-says', { race: raceNoun(held.race) })}
      style={{
        left: share(left, cols),
        top: share(top, rows),
        width: share(size.cols - left, cols),
        height: share(size.rows - top, rows),
      }}
    />
  );
}
