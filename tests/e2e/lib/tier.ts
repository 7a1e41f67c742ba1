// Which tier a test is of. The quick one, `cargo xtask test`, looks at everything once; the whole one,
// `cargo xtask test --all`, sets ALL=1 and takes every look.
import { it } from 'vitest';

/** Whether the whole tier runs. */
export const ALL = process.env['ALL'] === '1';

/** The first look in the quick tier, all of them in the whole one. */
export function looks<T>(...every: readonly [T, ...T[]]): readonly T[] {
  return ALL ? every : every.slice(0, 1);
}

/** A test of the whole tier alone. */
export const thorough = it.skipIf(!ALL);
