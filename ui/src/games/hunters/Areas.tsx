// Areas lit up on the board: the one asked about, the lines of the score sheet, and the wash of
// ownership. A wash is colour and mark: each seat's mark is strewn over what it leads.

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type MarkName, markColour, markOf, SHAPES } from '../../kit/marks';
import { shapeOf } from './art/shape';
import { type Ground, UNIT } from './ground';
import { ground, type Hold, type Table } from './hold';
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
export function Glow({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const fields = glowing(table, hold);
  if (fields.length === 0) return null;
  return <GlowFields lies={ground(table)} fields={fields} />;
}

/** Light on some zones. */
export function GlowFields({
  lies,
  fields,
}: {
  lies: Ground;
  fields: readonly Field[];
}): JSX.Element {
  return (
    <g data-testid="hunters-glow">
      <Zones lies={lies} fields={fields} class="hg-glow" />
    </g>
  );
}

function glowing(table: Table, hold: Hold): readonly Field[] {
  const lit = table.lit.value;
  if (lit) return lit.line.fields as unknown as readonly Field[];
  const asked = hold.asked.value;
  if (asked?.type !== 'area') return [];
  const lies = ground(table);
  const { own, system } = lies.areasOf(asked.at);
  const area = asked.isSystem ? (system ?? own) : (own ?? system);
  return area === undefined ? [] : lies.fieldsOf(area);
}

/** Every area with a leader in the colours and marks of those who lead. */
export function Wash({ table, hold }: { table: Table; hold: Hold }): JSX.Element | null {
  const isOn = hold.isWashed.value;
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
  return (
    <g data-testid="hunters-wash">
      <defs>
        {kinds.map((key) => (
          <WashPattern
            key={key}
            id={`hg-wash-${key}`}
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
function WashPattern({ id, marks }: { id: string; marks: readonly MarkName[] }): JSX.Element {
  const step = 26;
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
            transform={`translate(6 ${i * step + 6}) scale(0.58)`}
          />
        </g>
      ))}
    </pattern>
  );
}
