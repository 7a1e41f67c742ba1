// The built app, used as a person uses it: served to Chromium with touch, and in its real window.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['browser/**/*.test.ts', 'window/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Every game comes from its own seed, but fingers are timed against a busy machine: what fails
    // is tried again, and what fails three times is wrong.
    retry: 2,
    // Two cores: one browser and one server at a time are what they carry.
    maxWorkers: 2,
    reporters: ['default'],
  },
});
