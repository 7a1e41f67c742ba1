// `host serve`: the real api and the built UI on a free port, saves in a fresh file.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { afterAll, onTestFinished, TestRunner } from 'vitest';

import { freshFolder, program, top } from './place';
import { send } from './script';
import { ALL } from './tier';

export interface Served {
  /** Where the app is, e.g. http://127.0.0.1:41234 */
  readonly url: string;
  /** The file with the saves. */
  readonly db: string;
  /** Its process. */
  readonly pid: number;
  /** Kills the server as a crash would (SIGKILL). */
  kill(): Promise<void>;
}

/**
 * A test looks in its own time: on a busy machine a moment in which something can be taken back or
 * is told would be over before.
 */
const SETTINGS = { turnEnd: 'asked', messages: 'kept' };

/** Servers that run. */
const running = new Set<ChildProcess>();

// Those of a whole file, which ends its own if all goes well.
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a server, which ends with the running test; `db` to go on with the saves of an earlier one,
 * `port` to stand in for it, `host` for another build of it.
 */
export async function serve(db = join(freshFolder('saves'), 'ctyrhra.db'), port = 0, host = program('host')): Promise<Served> {
  // Bots do not depend on the machine's speed; the whole tier has the judge that people have.
  const thought = ['--by-nodes', ...(ALL ? [] : ['--hasty'])];
  const words = ['serve', '--port', String(port), '--db', db, '--ui', join(top, 'ui', 'dist'), ...thought];
  const child = spawn(host, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const url = await address(child);
  const { status, body } = await send(url, { type: 'settings', change: SETTINGS });
  // A second server on the same file only looks on, by the settings that the first one has written.
  if (status !== 200 && (body as { code: string }).code !== 'inUse') throw new Error(JSON.stringify(body));
  const kill = (): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGKILL');
    });
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(kill);
  return { url, db, pid: child.pid ?? 0, kill };
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (child.stdout === null) return reject(new Error('no output of the server to read'));
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`the server stopped with ${code} before it was ready`)));
  });
}
