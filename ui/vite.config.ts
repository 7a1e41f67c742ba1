import { defineConfig } from 'vitest/config';
import floor from './floor.json' with { type: 'json' };

// The page is served from the app's own files (Tauri) or from `lab serve`, so every path is
// relative to the page.
export default defineConfig({
  base: './',
  build: {
    target: [`chrome${floor.chrome}`, `safari${floor.safari}`, `ios${floor.safari}`],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 250,
    modulePreload: { polyfill: false },
  },
  server: {
    // The worked examples of the rules lie beside the engines.
    fs: { allow: ['..'] },
    proxy: { '/call': 'http://127.0.0.1:7171', '/push': 'http://127.0.0.1:7171' },
  },
  test: {
    // A test of the DOM says so in its first line; making one for each file costs more than the tests.
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    restoreMocks: true,
    // The text of styles, for the test that reads them; applied they would slow all others down.
    css: { include: /\.css\?raw/ },
  },
});
