// The real window: our program under a screen of its own, driven over the W3C WebDriver protocol.
// Debian's WebKitWebDriver starts the program; no client library is needed for so little.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freshFolder, shots } from './place';

/** How long a condition may take to come true; a busy machine is slow, not wrong. */
const PATIENCE_MS = 120_000;

/** Asks until the answer is something true. */
async function until<T>(what: string, ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Error(`waited in vain for: ${what}`);
}

/** An X server on a display number that it picks itself, and a bus on which programs find each other. */
export interface Screen {
  readonly display: string;
  readonly bus: string;
  close(): void;
}

export async function openScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const daemon = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=3'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display, bus] = await Promise.all([firstWord(server), firstWord(daemon)]);
  const close = (): void => {
    server.kill('SIGKILL');
    daemon.kill('SIGKILL');
  };
  return { display: `:${display}`, bus, close };
}

/** The first line that a program says on its fourth pipe. */
async function firstWord(child: ChildProcess): Promise<string> {
  const pipe = child.stdio[3];
  if (pipe === null || pipe === undefined || !('readable' in pipe)) throw new Error('no pipe to the program');
  const word = await new Promise<string>((resolve, reject) => {
    createInterface({ input: pipe as NodeJS.ReadableStream }).once('line', resolve);
    child.once('error', reject);
  });
  return word.trim();
}

/** Where a window keeps its files; give the same home again to start the app where it was left. */
export function freshHome(): string {
  return freshFolder('home');
}

function environment(screen: Screen, home: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: screen.display,
    DBUS_SESSION_BUS_ADDRESS: screen.bus,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    HOME: home,
    TAURI_WEBVIEW_AUTOMATION: 'true',
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_CONFIG_HOME: join(home, 'config'),
  };
}

interface Answer {
  readonly value: unknown;
}

/** Answers a dialog of the system, which no web driver sees: waits for it, then types into it. */
export async function answerDialog(screen: Screen, title: string, keys: readonly (readonly string[])[]): Promise<void> {
  const xdotool = async (...words: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)('xdotool', words, { env: { ...process.env, DISPLAY: screen.display } });
    return stdout.trim();
  };
  // The search fails while there is none.
  const found = await until(`a dialog: ${title}`, () => xdotool('search', '--onlyvisible', '--name', title).catch(() => ''));
  // Nobody manages windows on this screen.
  await xdotool('windowfocus', '--sync', found.split('\n')[0] ?? '');
  for (const words of keys) await xdotool(...words);
}

/** Starts the program beside the one that is open; tells how it ended. */
export async function startAgain(app: string, screen: Screen, home: string, args: readonly string[]): Promise<number | null> {
  const child = spawn(app, args, { env: environment(screen, home), stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** A window of the app. Elements are found by CSS selector inside page scripts. */
export class Window {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly session: string,
    private readonly app: string,
  ) {}

  /** Starts the program in a window on this screen, with these words behind its name. */
  static async open(app: string, screen: Screen, home: string, args: readonly string[] = []): Promise<Window> {
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env: environment(screen, home),
      stdio: 'ignore',
      detached: true,
    });
    const base = `http://127.0.0.1:${port}`;
    await until('the driver of the window', () => fetch(`${base}/status`).then(() => true, () => false));
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: app, args } } };
    // For a program that has ended the driver waits, too, and does not say so.
    const made = await send('POST', `${base}/session`, { capabilities }, AbortSignal.timeout(PATIENCE_MS));
    const { sessionId } = made as { sessionId: string };
    return new Window(driver, `${base}/session/${sessionId}`, app);
  }

  /** Runs a script in the page; it gets the arguments and returns plain data. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return send('POST', `${this.session}/execute/sync`, { script, args }) as Promise<T>;
  }

  /** The same for a script that calls its last argument when it is done. */
  runAsync<T>(script: string, ...args: unknown[]): Promise<T> {
    return send('POST', `${this.session}/execute/async`, { script, args }) as Promise<T>;
  }

  /** Waits until the script returns something true, and returns that. */
  async until<T>(script: string, ...args: unknown[]): Promise<T> {
    try {
      return await until(script, () => this.run<T>(script, ...args));
    } catch (fault) {
      // What stood there instead is the first thing anybody asks.
      const seen = await this.run<string>('return document.body.innerText').catch(String);
      throw new Error(`${String(fault)}; the page says: ${seen.slice(0, 600)}`);
    }
  }

  /** Clicks the first element that matches, as a mouse does: moved there, pressed, released. */
  async click(selector: string): Promise<void> {
    await this.until('return document.querySelector(arguments[0]) !== null', selector);
    const found = (await send('POST', `${this.session}/element`, { using: 'css selector', value: selector })) as Record<string, string>;
    const id = Object.values(found)[0];
    await send('POST', `${this.session}/element/${id}/click`, {});
  }

  /** Types into an input; into one that takes a file, its path, as the dialog does. */
  async enter(selector: string, text: string): Promise<void> {
    await this.until('return document.querySelector(arguments[0]) !== null', selector);
    const found = (await send('POST', `${this.session}/element`, { using: 'css selector', value: selector })) as Record<string, string>;
    await send('POST', `${this.session}/element/${Object.values(found)[0]}/value`, { text });
  }

  /** Sets the size of the window's outside. */
  resize(width: number, height: number): Promise<unknown> {
    return send('POST', `${this.session}/window/rect`, { width, height });
  }

  /** A picture of the page, after the frame that is being drawn. */
  async shoot(name: string): Promise<void> {
    await this.runAsync('const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done()))');
    const picture = (await send('GET', `${this.session}/screenshot`)) as string;
    const path = join(shots, `${name}.png`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(picture, 'base64'));
  }

  /** Ends the program as it ends by itself, with all that it does last. */
  async close(): Promise<void> {
    const programs = await processes(this.app);
    const exit = `setTimeout(() => window.__TAURI_INTERNALS__.invoke('plugin:app|exit', { code: 0 }))`;
    // It may be gone before it has answered.
    await this.run(exit).catch(() => undefined);
    await untilGone(programs);
    await this.kill();
  }

  /** Kills program and driver as a crash would. */
  async kill(): Promise<void> {
    const programs = await processes(this.app);
    for (const pid of programs) end(pid);
    if (this.driver.pid !== undefined) end(-this.driver.pid);
    await untilGone(programs);
  }
}

/** The processes that run this program. */
async function processes(app: string): Promise<readonly number[]> {
  // The search fails while there is none.
  const { stdout } = await promisify(execFile)('pgrep', ['-f', `^${app}`]).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter(Boolean).map(Number);
}

/** Kills a process, or with a minus its group. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

/**
 * Waits until nothing of these processes is open any more. A killed process has no words in the list of
 * processes long before that, and its place on the bus is still taken: whoever starts then finds a
 * program that is open, hands itself over and ends, and the driver waits for it for ever.
 */
function untilGone(programs: readonly number[]): Promise<unknown> {
  const isGone = (pid: number): boolean => {
    try {
      // What nobody has asked about yet is kept in the list, as the last of its threads.
      const isDead = /^\d+ \(.*\) [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      return isDead && readdirSync(`/proc/${pid}/task`).length === 1;
    } catch {
      return true;
    }
  };
  return until('the end of the program', async () => programs.every(isGone));
}

/** A port on which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function send(method: 'GET' | 'POST', url: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(signal === undefined ? {} : { signal }),
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(`${url.replace(/.*session/, '')}: ${JSON.stringify(value)}`);
  return value;
}
