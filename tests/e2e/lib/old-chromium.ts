// A Chromium of the floor (ui/floor.json), out of a package for servers. It is fetched once, and only by
// the whole tier.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { top } from './place';

const { chrome } = JSON.parse(readFileSync(join(top, 'ui', 'floor.json'), 'utf8')) as { chrome: string };

/** Its program. */
export function oldChromium(): string {
  const folder = join(top, 'target', 'engines', chrome);
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  execFileSync('npm', ['pack', '--silent', `@sparticuz/chromium@${chrome}.0.0`], { cwd: folder });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['xzf', archive ?? '', 'package/bin/chromium.br'], { cwd: folder });
  writeFileSync(program, brotliDecompressSync(readFileSync(join(folder, 'package', 'bin', 'chromium.br'))), { mode: 0o755 });
  return program;
}

/** The package holds a build of some days before the release, in which this still had to be asked for. */
export const AS_RELEASED = ['--enable-blink-features=CSSColor4'] as const;
