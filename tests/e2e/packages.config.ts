// The packages as people get them: `cargo xtask check-packages` builds them before.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.check.ts'],
    globalSetup: 'lib/room.ts',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
});
