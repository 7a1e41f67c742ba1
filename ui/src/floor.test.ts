// @vitest-environment happy-dom
// What engines below the floor are told, and that nothing asks more of an engine than the floor has.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import script from '../public/floor.js?raw';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeEach(() => {
  document.body.innerHTML = '<div id="app"></div>';
  vi.stubGlobal('CSS', { supports: () => true });
});
afterEach(() => vi.unstubAllGlobals());

const run = () => new Function(script)();

const below = (agent: string): string => {
  vi.stubGlobal('CSS', { supports: () => false });
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  run();
  return document.body.textContent ?? '';
};

it('an engine that has all it takes gets the app', () => {
  run();
  expect(document.body.innerHTML).toBe('<div id="app"></div>');
});

it.each([
  ['Mozilla/5.0 (Linux; Android 9; wv) Chrome/109.0', 'Android System WebView', '111'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605', 'iOS', '16.4'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605', 'Safari', '16.4'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/109.0 Edg/109.0', 'WebView2', '111'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605 Safari/605', 'WebKitGTK', '2.40'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/109.0', 'Chromium', '111'],
])('%s is told in both languages what to update', (agent, part, version) => {
  const said = below(agent);
  expect(said.split(part)).toHaveLength(3);
  expect(said.split(version)).toHaveLength(3);
  expect(said).toContain('Aktualizuj');
  expect(said).toContain('Update');
  // The app, should it be read after all, finds no place to begin in.
  expect(document.getElementById('app')).toBeNull();
});

it('an engine without one of the methods that are used is below the floor', () => {
  const { toReversed } = Array.prototype;
  try {
    // @ts-expect-error An older engine.
    delete Array.prototype.toReversed;
    run();
  } finally {
    Array.prototype.toReversed = toReversed;
  }
  expect(document.getElementById('app')).toBeNull();
});

it('no pattern looks behind itself', () => {
  const files = Object.entries(sources);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter(([, text]) => /\(\?<[=!]/.test(text)).map(([path]) => path)).toEqual([]);
});
