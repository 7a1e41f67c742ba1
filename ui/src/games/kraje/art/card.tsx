// A card, either side up and turned, as a piece of land with its top left corner at the origin.

import type { JSX } from 'preact';
import { cardSize, type Turns, turnEdge, turnedCell, UNIT } from '../geometry';
import type { Card, Condition, Side } from '../types';
import { type Face, FieldArt, variantOf } from './field';
import { Plate } from './plate';

/** What it takes to draw a card. */
export interface CardFace {
  readonly card: Card;
  readonly condition: Condition;
  /** The condition's name in the language in force. */
  readonly name: string;
  readonly side: Side;
  readonly turns: Turns;
}

/** The card in drawing units: 100 to a field. */
export function CardArt({ face }: { face: CardFace }): JSX.Element {
  const { card, side, turns } = face;
  const size = cardSize(turns);
  const width = size.cols * UNIT;
  const height = size.rows * UNIT;
  const fields = faceFields(face);
  const plate = plateBox(face);
  return (
    <g class="kr-card">
      <rect class="kr-card-shade" x="-2" y="1" width={width + 6} height={height + 5} rx="9" />
      <rect class="kr-meadow kr-card-edge" width={width} height={height} rx="7" />
      {fields.map((field) => (
        <g
          key={`${field.x},${field.y}`}
          transform={`translate(${field.x * UNIT + 50} ${field.y * UNIT + 50})`}
        >
          <FieldArt
            face={field.face}
            variant={variantOf(card.id + (side === 'plain' ? 0 : 40), field.index)}
          />
        </g>
      ))}
      <path class="kr-field-lines" d={fieldLines(size.cols, size.rows)} />
      {plate && (
        <g
          transform={`translate(${plate.x} ${plate.y})`}
          data-hit={`condition-${face.condition.no}`}
        >
          <Plate
            face={{ no: face.condition.no, name: face.name, rule: face.condition }}
            shape={plate.shape}
          />
        </g>
      )}
      <rect class="kr-card-rim" x="1" y="1" width={width - 2} height={height - 2} rx="6" />
    </g>
  );
}

/** A card by itself, scaled to its box. */
export function CardPicture(p: { face: CardFace; near?: boolean; class?: string }): JSX.Element {
  const size = cardSize(p.face.turns);
  const box = `-8 -8 ${size.cols * UNIT + 16} ${size.rows * UNIT + 16}`;
  return (
    <svg
      class={`kr-card-picture${p.near ? ' kr-near' : ''} ${p.class ?? ''}`}
      viewBox={box}
      aria-hidden="true"
    >
      <CardArt face={p.face} />
    </svg>
  );
}

/** The face-down back nobody may look behind, the size of an upright card. */
export function CardBack(): JSX.Element {
  return (
    <svg class="kr-card-picture" viewBox="-8 -8 216 316" aria-hidden="true">
      <rect class="kr-card-shade" x="-2" y="1" width="206" height="305" rx="9" />
      <rect class="kr-back" width="200" height="300" rx="9" />
      <rect class="kr-back-frame" x="12" y="12" width="176" height="276" rx="6" />
      <path
        class="kr-back-swirl"
        d="M104 154c-4 8-20 4-20-10c0-18 24-26 40-12c20 18 8 52-24 52c-38 0-58-40-40-72c20-34 74-38 98-4"
      />
      <path class="kr-back-swirl" d="M40 60q20-24 40 0t40 0t40 0M40 240q20 24 40 0t40 0t40 0" />
    </svg>
  );
}

/** The fields of the turned card that are no part of its condition. */
function faceFields({
  card,
  side,
  turns,
}: CardFace): { x: number; y: number; index: number; face: Face }[] {
  return card[side].grid.flatMap((row, r) =>
    row.flatMap((field, c) => {
      if (field.condition) return [];
      const face: Face = {
        signs: field.symbols,
        ends: field.ends.map((end) => turnEdge(end, turns)),
      };
      return [{ ...turnedCell(r, c, turns), index: r * 2 + c, face }];
    }),
  );
}

/** The centre and the lie of the condition's plate on the turned card. */
function plateBox({
  card,
  side,
  turns,
}: CardFace): { x: number; y: number; shape: 'wide' | 'tall' } | null {
  const cells = card[side].grid.flatMap((row, r) =>
    row.flatMap((field, c) => (field.condition ? [turnedCell(r, c, turns)] : [])),
  );
  const [a, b] = cells;
  if (!a || !b) return null;
  return {
    x: ((a.x + b.x + 1) / 2) * UNIT,
    y: ((a.y + b.y + 1) / 2) * UNIT,
    shape: a.y === b.y ? 'wide' : 'tall',
  };
}

function fieldLines(cols: number, rows: number): string {
  let path = '';
  for (let x = 1; x < cols; x += 1) path += `M${x * UNIT} 0V${rows * UNIT}`;
  for (let y = 1; y < rows; y += 1) path += `M0 ${y * UNIT}H${cols * UNIT}`;
  return path;
}
