// A scoring condition explained: its picture, its sentence, and a small land that shows it.

import type { ComponentChildren, JSX } from 'preact';
import { Highlight } from '../../kit/Highlight';
import { say, words } from '../../words/words';
import { FieldArt, variantOf } from './art/field';
import { Plate } from './art/plate';
import { RulePicture } from './art/rule-picture';
import { type Cell, UNIT } from './geometry';
import { outline, squares } from './realm';
import { type Example, exampleOf } from './rule-example';
import { describeExample, describeRule } from './rule-words';
import type { Condition } from './types';

/** The condition's plate by itself. */
export function PlatePicture({
  condition,
  near = false,
}: {
  condition: Condition;
  near?: boolean;
}): JSX.Element {
  const name = condition.name[words.value.locale];
  return (
    <svg
      class={near ? 'kr-plate-picture kr-near' : 'kr-plate-picture'}
      viewBox="-98 -48 196 96"
      aria-hidden="true"
    >
      <Plate face={{ no: condition.no, name, rule: condition }} shape="wide" />
    </svg>
  );
}

/** A condition in full: what it brings, where it lies, an example. */
export function ConditionEntry(p: { condition: Condition; children?: ComponentChildren }) {
  const { condition } = p;
  return (
    <section class="kr-entry">
      {p.children}
      <p>{describeRule(condition, words.value)}</p>
      <ConditionExample condition={condition} />
    </section>
  );
}

/** What a condition looks like, and a small land that shows what it brings. */
export function ConditionExample({ condition }: { condition: Condition }): JSX.Element {
  const example = exampleOf(condition);
  const each = 'pts' in condition.params ? condition.params.pts : 0;
  const sum =
    example && say('kraje-example', { count: example.count, each, total: example.count * each });
  return (
    <figure class="kr-example">
      <svg class="kr-entry-picture" viewBox="-68 -50 136 100" aria-hidden="true">
        <RulePicture rule={condition} shape="wide" />
      </svg>
      {example && <ExamplePicture example={example} />}
      <figcaption>
        {sum} <Highlight text={describeExample(condition, words.value)} />
      </figcaption>
    </figure>
  );
}

/** The land of an example with its scoring fields lit. */
function ExamplePicture({ example }: { example: Example }): JSX.Element {
  const width = Math.max(...example.rows.map((row) => row.length)) * UNIT;
  const height = example.rows.length * UNIT;
  return (
    <svg
      class="kr-example-land"
      viewBox={`-6 -6 ${width + 12} ${height + 12}`}
      style={{ maxWidth: `${(width / UNIT) * 44}px` }}
      aria-hidden="true"
    >
      {example.rows.flatMap((row, y) =>
        row.map((field, x) =>
          field === null ? null : (
            <g key={`${x},${y}`} transform={`translate(${x * UNIT + 50} ${y * UNIT + 50})`}>
              <rect class="kr-meadow kr-example-field" x="-50" y="-50" width="100" height="100" />
              {field === 'condition' ? (
                <rect class="kr-plate-sheet" x="-42" y="-42" width="84" height="84" rx="6" />
              ) : (
                <FieldArt face={field} variant={variantOf(x + 3, y)} />
              )}
            </g>
          ),
        ),
      )}
      <path class="kr-example-dim" d={squares(unlit(example))} />
      <path class="kr-glow-edge" d={outline(example.lit)} />
      <path class="kr-glow" d={outline(example.lit)} />
    </svg>
  );
}

/** The fields of an example that score nothing. */
function unlit({ rows, lit }: Example): Cell[] {
  return rows.flatMap((row, y) =>
    row.flatMap((field, x) =>
      field === null || lit.some((cell) => cell.x === x && cell.y === y) ? [] : [{ x, y }],
    ),
  );
}
