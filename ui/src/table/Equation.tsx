// How a line's points came about: "4 fields × 3 + 1 pair × 6".

import type { LineOf } from '../host/protocol';
import type { LiveTable } from './live';

export function Equation({ table, line }: { table: LiveTable; line: Pick<LineOf, 'terms'> }) {
  if (line.terms.length === 0) return null;
  return (
    <span class="equation">
      {line.terms.map((term, i) => (
        <span key={JSON.stringify(term.of)} class="term">
          {i > 0 ? (term.each < 0 ? ' − ' : ' + ') : term.each === -1 && '−'}
          {table.ui.describeUnit(term.of, term.count, table.teller.value)}
          {Math.abs(term.each) !== 1 && <> × {eachOf(term.each, i > 0)}</>}
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
