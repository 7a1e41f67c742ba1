// Figures, not verdicts: `cargo xtask measure` prints them; tests/bench/ keeps them with their dates.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['measure/**/*.measure.ts'],
    globalSetup: 'lib/room.ts',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
