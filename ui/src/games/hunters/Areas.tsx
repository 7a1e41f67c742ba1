// Areas lit up on the board: the one asked about, the lines of the score sheet, and the wash of
// ownership. A wash is colour and mark: each seat's mark is strewn over what it leads.

import type { JSX } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import { type MarkName, markColour, markOf, SHAPES } from '../../kit/marks';
import { shapeOf } from './art/shape';
import { type Ground, UNIT } from './ground';
import { ground, type Play, type Table } from './play';
import type { Area, Field } from './types';

/** Zones as one picture, each where its tile lies. */
function Zones(p: {
  lies: Ground;
  fields: readonly Field[];
  class: string;
  paint?: string;
}): JSX.Element {
  const { lies, fields, paint } = p;
  return (
    <g class={p.class}>
      {fields.map(({ tile, zone }) => {
        const lying = lies.lying(tile);
        if (!lying) return null;
        const shape = shapeOf(lies.tile(tile), zone);
        const isCourse = shape.width !== undefined;
        return (
          <path
            key={`${tile}-${zone}`}
            d={shape.path}
            transform={`translate(${lying.x * UNIT} ${lying.y * UNIT}) rotate(${lying.turns * 90} 50 50)`}
            fill={isCourse ? 'none' : paint}
            stroke={isCourse ? (paint ?? 'currentColor') : undefined}
            stroke-width={shape.width}
            class={isCourse ? 'hg-course' : 'hg-patch'}
          />
        );
      })}
    </g>
  );
}

/** The area asked about, or the fields of a line of the sheet; everything else steps back. */
export function Glow({ table, play }: { table: Table; play: Play }): JSX.Element | null {
  const fields = glowing(table, play);
  if (fields.length === 0) return null;
  return <Spotlight lies={ground(table)} fields={fields} />;
}

/** How far the shade reaches around the table, in board units. */
const FAR = 200 * UNIT;

/** Light on some zones: they keep their colours while a shade falls on everything else. */
export function Spotlight({
  lies,
  fields,
}: {
  lies: Ground;
  fields: readonly Field[];
}): JSX.Element {
  const id = useId();
  // The mask is as large as the tiles of the area: one over the whole table would cost frames.
  const tiles = fields.flatMap(({ tile }) => lies.lying(tile) ?? []);
  const left = Math.min(...tiles.map(({ x }) => x)) * UNIT;
  const top = Math.min(...tiles.map(({ y }) => y)) * UNIT;
  const box = {
    x: left,
    y: top,
    width: (Math.max(...tiles.map(({ x }) => x)) + 1) * UNIT - left,
    height: (Math.max(...tiles.map(({ y }) => y)) + 1) * UNIT - top,
  };
  // It reaches over the box it is for, so that the box has sharp sides.
  const over = { x: left - 10, y: top - 10, width: box.width + 20, height: box.height + 20 };
  return (
    <g data-testid="hunters-glow">
      <defs>
        <mask id={id} maskUnits="userSpaceOnUse" {...over}>
          <rect {...over} fill="#fff" />
          <Zones lies={lies} fields={fields} class="hg-cut" paint="#000" />
        </mask>
      </defs>
      <path
        class="hg-veil"
        fill-rule="evenodd"
        d={`M${-FAR} ${-FAR}h${2 * FAR}v${2 * FAR}h${-2 * FAR}ZM${left} ${top}h${box.width}v${box.height}h${-box.width}Z`}
      />
      <rect class="hg-veil" {...box} mask={`url(#${id})`} />
      <Zones lies={lies} fields={fields} class="hg-glow" />
    </g>
  );
}

function glowing(table: Table, play: Play): readonly Field[] {
  const lit = table.lit.value;
  if (lit) return lit.line.fields;
  const asked = play.asked.value;
  // In the past, what was scored by the step that is looked at.
  if (asked?.type !== 'area') {
    return table.recalled.value.flatMap((it) => (it.type === 'scored' ? it.fields : []));
  }
  const lies = ground(table);
  const { own, system } = lies.areasOf(asked.at);
  const area = asked.isSystem ? (system ?? own) : (own ?? system);
  return area === undefined ? [] : [...lies.fieldsOf(area), ...lakesAt(lies, area)];
}

/** The lakes at the ends of a river: their fish are in its equation. */
function lakesAt(lies: Ground, area: number): Field[] {
  if (lies.view.areas[area]?.kind !== 'river') return [];
  return lies.fieldsOf(area).flatMap(({ tile, zone }) => {
    const is = lies.tile(tile).zones.find((it) => it.zone === zone)?.is;
    return is?.type === 'river' && is.lake !== null ? [{ tile, zone: is.lake }] : [];
  });
}

/** Every area with a leader in the colours and marks of those who lead. */
export function Wash(p: { table: Table; play: Play; isFar: boolean }): JSX.Element | null {
  const { table, play, isFar } = p;
  const isOn = play.isWashed.value;
  const lies = ground(table);
  const marks = table.seats.value.map((seat) => markOf(seat.mark, seat.seat));
  const led = useMemo(
    () =>
      isOn
        ? lies.view.areas.flatMap((area, i) =>
            (area.leaders?.length ?? 0) > 0 && !isDone(area) ? [{ area, i }] : [],
          )
        : [],
    [isOn, lies],
  );
  if (!isOn) return null;
  const kinds = [...new Set(led.map(({ area }) => washKey(area)))];
  // From afar the marks are strewn larger, or they would be dust.
  const step = isFar ? 40 : 27;
  return (
    <g data-testid="hunters-wash">
      <defs>
        {kinds.map((key) => (
          <WashPattern
            key={key}
            id={`hg-wash-${key}`}
            step={step}
            marks={key.split('-').map((seat) => marks[Number(seat)] ?? 'sun')}
          />
        ))}
      </defs>
      {led.map(({ area, i }) => (
        <Zones
          key={i}
          lies={lies}
          fields={lies.fieldsOf(i)}
          class={`hg-wash hg-wash-${area.kind}`}
          paint={`url(#hg-wash-${washKey(area)})`}
        />
      ))}
    </g>
  );
}

const washKey = (area: Area): string => (area.leaders ?? []).join('-');

/** Scored areas belong to nobody any more. */
const isDone = (area: Area): boolean =>
  (area.kind === 'forest' || area.kind === 'river') && area.open === 0;

/** Stripes of the leaders' colours, each with its mark. */
function WashPattern(p: { id: string; step: number; marks: readonly MarkName[] }): JSX.Element {
  const { id, step, marks } = p;
  const size = step * 0.62;
  return (
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      width={step}
      height={step * marks.length}
      patternTransform="rotate(-18)"
    >
      {marks.map((mark, i) => (
        <g key={mark} style={{ color: markColour(mark) }}>
          <rect class="hg-wash-ground" y={i * step} width={step} height={step} />
          <path
            class="hg-wash-mark"
            d={SHAPES[mark]}
            fill-rule="evenodd"
            transform={`translate(${(step - size) / 2} ${i * step + (step - size) / 2}) scale(${size / 24})`}
          />
        </g>
      ))}
    </pattern>
  );
}
