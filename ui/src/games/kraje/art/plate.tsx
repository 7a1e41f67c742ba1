// A scoring condition as it lies in the land: a parchment over two fields.
//
// From afar it shows number, points and picture; from near the name as well. The switch is CSS on
// the board's zoom (`kr-far`), so that zooming draws nothing anew.

import type { JSX } from 'preact';
import type { Rule } from '../types';
import { RulePicture, type Shape, Sun } from './rule-picture';

/** What the plate needs to know of a condition. */
interface PlateFace {
  readonly no: number;
  readonly name: string;
  readonly rule: Rule;
}

/** The plate about its own centre: 200 × 100 units when wide, 100 × 200 when tall. */
export function Plate({ face, shape }: { face: PlateFace; shape: Shape }): JSX.Element {
  return shape === 'wide' ? <WidePlate face={face} /> : <TallPlate face={face} />;
}

function WidePlate({ face }: { face: PlateFace }): JSX.Element {
  const name = nameLines(face.name, 24);
  return (
    <g class="kr-plate">
      <path
        class="kr-plate-sheet"
        d="M-95 -40Q-95 -45 -90 -45H90Q95 -45 95 -40V40Q95 45 90 45H-90Q-95 45 -95 40Z"
      />
      <path
        class="kr-plate-inner"
        d="M-89 -32A7 7 0 0 0 -82 -39H82A7 7 0 0 0 89 -32V32A7 7 0 0 0 82 39H-82A7 7 0 0 0 -89 32Z"
      />
      <g class="kr-when-far">
        <Worth rule={face.rule} x={-60} y={4} size={44} />
        <g transform="translate(33 0) scale(0.84)">
          <RulePicture rule={face.rule} shape="wide" />
        </g>
      </g>
      <g class="kr-when-near">
        <Worth rule={face.rule} x={-50} y={-12} size={36} />
        <g transform="translate(38 -12) scale(0.6)">
          <RulePicture rule={face.rule} shape="wide" />
        </g>
        <Name lines={name} y={31} size={name.length > 1 ? 13 : 17} />
      </g>
      <NumberSeal no={face.no} x={-84} y={-34} />
    </g>
  );
}

function TallPlate({ face }: { face: PlateFace }): JSX.Element {
  const name = nameLines(face.name, 11);
  return (
    <g class="kr-plate">
      <path
        class="kr-plate-sheet"
        d="M-45 -90Q-45 -95 -40 -95H40Q45 -95 45 -90V90Q45 95 40 95H-40Q-45 95 -45 90Z"
      />
      <path
        class="kr-plate-inner"
        d="M-39 -82A7 7 0 0 0 -32 -89H32A7 7 0 0 0 39 -82V82A7 7 0 0 0 32 89H-32A7 7 0 0 0 -39 82Z"
      />
      <g class="kr-when-far">
        <Worth rule={face.rule} x={0} y={-56} size={48} />
        <g transform="translate(0 28) scale(0.86)">
          <RulePicture rule={face.rule} shape="tall" />
        </g>
      </g>
      <g class="kr-when-near">
        <Worth rule={face.rule} x={0} y={-62} size={36} />
        <g transform="translate(0 3) scale(0.62)">
          <RulePicture rule={face.rule} shape="tall" />
        </g>
        <Name lines={name} y={name.length > 1 ? 66 : 72} size={14} />
      </g>
      <NumberSeal no={face.no} x={-34} y={-84} />
    </g>
  );
}

/** The points of one unit with a sun; a condition without points of its own shows only the sun. */
function Worth({
  rule,
  x,
  y,
  size,
}: {
  rule: Rule;
  x: number;
  y: number;
  size: number;
}): JSX.Element {
  const points = 'pts' in rule.params ? rule.params.pts : undefined;
  const sun = size / 112;
  if (points === undefined) {
    return (
      <g transform={`translate(${x} ${y}) scale(${sun * 1.2})`}>
        <Sun />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} ${y})`}>
      <text class="kr-worth" x={-size * 0.4} y={size * 0.34} font-size={size}>
        {points}
      </text>
      <g transform={`translate(${size * 0.34} 0) scale(${sun})`}>
        <Sun />
      </g>
    </g>
  );
}

function NumberSeal({ no, x, y }: { no: number; x: number; y: number }): JSX.Element {
  return (
    <g class="kr-number" transform={`translate(${x} ${y})`}>
      <circle r="12" />
      <text y="5.2" font-size="15">
        {no}
      </text>
    </g>
  );
}

function Name({
  lines,
  y,
  size,
}: {
  lines: readonly string[];
  y: number;
  size: number;
}): JSX.Element {
  return (
    <text class="kr-plate-name" font-size={size} y={y - ((lines.length - 1) * size) / 2}>
      {lines.map((line, i) => (
        <tspan key={line} x="0" dy={i === 0 ? 0 : size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A name broken into lines of at most about `width` letters, at spaces only. */
function nameLines(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
