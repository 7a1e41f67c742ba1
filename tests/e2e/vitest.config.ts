// The built app, used as a person uses it: served to Chromium with touch, and in its real window.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, the longest first: one that begins last is waited for alone. */
const LONGEST = ['sounds', 'ceremony', 'lessons', 'learning', 'bastards', 'table-mode', 'what', 'puzzle', 'manners', 'hunters'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const first = LONGEST.flatMap((name) => rest.filter((it) => it.moduleId.endsWith(`/browser/${name}.test.ts`)));
    return [...new Set([...first, ...rest])];
  }
}

export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts', 'window/**/*.test.ts', 'packaging/**/*.test.ts'],
    globalSetup: 'lib/room.ts',
    sequence: { sequencer: LongestFirst },
    // A busy machine is slow, not wrong: tests wait for what they mean, for as long as it takes, and
    // nothing is tried twice.
    testTimeout: process.env['ALL'] === '1' ? 900_000 : 420_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Half of what a test takes it waits, for a hand that moves at a person's pace and for what is
    // shown for a while: two at a time leave one of two cores idle.
    maxWorkers: 3,
    reporters: ['default'],
  },
});
