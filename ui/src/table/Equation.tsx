// How a line's points came about: "4 fields × 3 + 1 pair × 6".

import type { LineOf } from '../host/protocol';
import type { LiveTable } from './live';

type Table = Pick<LiveTable, 'ui' | 'teller'>;
type Line = Pick<LineOf, 'terms'>;

/** What a line is made of, where its points alone do not say it. */
function termsOf({ ui, teller }: Table, line: Line) {
  return line.terms.flatMap(({ of, count, each }) => {
    const text = ui.describeUnit(of, count, teller.value);
    return text === '' ? [] : [{ of, text, each: ui.isLone?.(of) ? Math.sign(each) : each }];
  });
}

/** Whether there is anything to tell of what a line is made of. */
export const hasEquation = (table: Table, line: Line): boolean => termsOf(table, line).length > 0;

export function Equation({ table, line }: { table: LiveTable; line: Line }) {
  const terms = termsOf(table, line);
  if (terms.length === 0) return null;
  return (
    <span class="equation">
      {terms.map(({ of, text, each }, i) => (
        <span key={JSON.stringify(of)} class="term">
          {i > 0 ? (each < 0 ? ' − ' : ' + ') : each === -1 && '−'}
          {text}
          {Math.abs(each) !== 1 && <> × {eachOf(each, i > 0)}</>}
        </span>
      ))}
    </span>
  );
}

/** What each counts; its sign stands before the term, but for the first one. */
function eachOf(each: number, isLater: boolean): string {
  if (each >= 0 || isLater) return String(Math.abs(each));
  return `(−${-each})`;
}
