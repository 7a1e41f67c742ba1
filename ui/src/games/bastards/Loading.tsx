// Creatures dragged from the planet into the hold of the ship that stands there. A tap does the same.

import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { dragged, useDrag } from '../../kit/drag';
import { contains } from '../../kit/geometry';
import { Floating } from '../../kit/ghost/Floating';
import { above } from '../../kit/orientation';
import { say } from '../../words/words';
import { RacePicture } from './art/race';
import type { Option } from './draft-kind';
import { tokensOn } from './options';
import { ownerOf } from './Planets';
import { AIM_PX, type Play, type Table, viewOf } from './play';
import type { Colour, Race } from './types';

/** How far above the finger the creature floats. */
const LIFT = 50;

/** How large it is there, in pixels. */
const SIDE = 64;

/** What hangs on the finger on its way to the hold; `isOver` when it would go in there. */
interface Boarding {
  readonly boards: Race;
  readonly isOver: boolean;
}

/** The creature on its way to the hold; `null` when there is none. */
export function boarding(): Boarding | null {
  const what = dragged.value?.what as Partial<Boarding> | null | undefined;
  return what?.boards === undefined ? null : (what as Boarding);
}

/** Handles over the creatures that can be loaded, where a finger can aim at them. */
export function LoadGrips({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  if (play.shade.value || play.inHand.value || table.viewport.cellSize() < AIM_PX) return null;
  const loads = play.options.value.filter((option) => option.actions[0].type === 'load');
  return (
    <>
      {loads.map((option) => (
        <LoadGrip key={option.key} table={table} play={play} option={option} />
      ))}
    </>
  );
}

function LoadGrip(p: { table: Table; play: Play; option: Option }): JSX.Element | null {
  const { table, play, option } = p;
  const { planet, race } = option;
  const [action] = option.actions;
  // What the hold showed when the finger last moved is what it means.
  const isMeant = useRef(false);
  const ref = useDrag<HTMLButtonElement>({
    lift: () => LIFT,
    onTap: () => play.choose(option),
    onStart: () => race !== undefined,
    onMove: (at) => {
      isMeant.current = isOverHold(at);
      if (race) dragged.value = { at, what: { boards: race, isOver: isMeant.current } };
    },
    onDrop: () => {
      if (isMeant.current) play.choose(option);
    },
    onCancel: () => undefined,
  });
  if (planet === undefined || action.type !== 'load') return null;
  const token = tokensOn(viewOf(table), planet).find((it) => it.cell === action.cell);
  if (!token) return null;
  const { x, y, width, height } = table.viewport.pixelBox(play.map.cellsBox(planet, token.cells));
  return (
    <button
      type="button"
      ref={ref}
      class="sb-grip"
      aria-label={say(option.label)}
      data-testid={`bastards-load-${action.cell}`}
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
    />
  );
}

/** Whether the thing on the finger, or the finger under it, is over the ship's hold. */
function isOverHold(at: { readonly x: number; readonly y: number }): boolean {
  const place = document.querySelector('.sb-cargo')?.getBoundingClientRect();
  if (!place) return false;
  return [0, -LIFT].some((by) => contains(place, above(at, by)));
}

/** The creature that hangs on the finger. */
export function OnTheWay({ table }: { table: Table }): JSX.Element | null {
  const boards = boarding();
  if (!boards || boards.isOver) return null;
  return (
    <Floating ghost={boards} size={{ width: SIDE, height: SIDE }} class="centred">
      <RacePicture
        catalogue={table.catalogue}
        race={boards.boards}
        owner={ownerOf(table, table.seat.value as Colour)}
        size={SIDE}
      />
    </Floating>
  );
}
