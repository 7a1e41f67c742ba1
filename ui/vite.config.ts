import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import floor from './floor.json' with { type: 'json' };

/** The most that scripts may weigh which are loaded before anything can be tapped, in bytes. */
const START = 180_000;

/** Fails a build whose start weighs more. */
function startLimit(): Plugin {
  return {
    name: 'start-limit',
    generateBundle(_options, bundle) {
      const found = new Map<string, number>();
      const visit = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== 'chunk' || found.has(name)) return;
        found.set(name, Buffer.byteLength(chunk.code));
        chunk.imports.forEach(visit);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
      }
      const sum = [...found.values()].reduce((a, b) => a + b, 0);
      if (sum > START) this.error(`the start weighs ${sum} bytes, more than ${START}`);
    },
  };
}

// The page is served from the app's own files (Tauri) or from `lab serve`, so every path is
// relative to the page.
export default defineConfig({
  base: './',
  plugins: [startLimit()],
  build: {
    target: [`chrome${floor.chrome}`, `safari${floor.safari}`, `ios${floor.safari}`],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The words of the start in one chunk for each language.
          groups: [
            {
              test: /words\/\w+\/(app|titles\/\w+)\.ftl/,
              name: (id) => `words-${/words\/(\w+)/.exec(id)?.[1]}`,
            },
          ],
        },
      },
    },
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
