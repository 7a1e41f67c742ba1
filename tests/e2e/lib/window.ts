// The real window: our program under a screen of its own, driven over the W3C WebDriver protocol.
// Debian's WebKitWebDriver starts the program; no client library is needed for so little.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { freshFolder, shots } from './place';

/** An X server on a display number that it picks itself. */
export interface Screen {
  readonly display: string;
  close(): void;
}

export async function openScreen(): Promise<Screen> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1300x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = child.stdio[3];
  if (pipe === null || pipe === undefined || !('readable' in pipe)) throw new Error('no pipe to the X server');
  const number = await new Promise<string>((resolve, reject) => {
    createInterface({ input: pipe as NodeJS.ReadableStream }).once('line', resolve);
    child.once('error', reject);
  });
  return { display: `:${number.trim()}`, close: () => void child.kill('SIGKILL') };
}

/** Where a window keeps its files; give the same home again to start the app where it was left. */
export function freshHome(): string {
  return freshFolder('home');
}

function environment(screen: Screen, home: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DISPLAY: screen.display,
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
  for (let tries = 0; ; tries += 1) {
    // It fails while there is none.
    const found = await xdotool('search', '--onlyvisible', '--name', title).catch(() => '');
    const [dialog] = found.split('\n');
    if (dialog) {
      // Nobody manages windows on this screen.
      await xdotool('windowfocus', '--sync', dialog);
      break;
    }
    if (tries > 200) throw new Error(`no dialog: ${title}`);
    await sleep(50);
  }
  for (const words of keys) await xdotool(...words);
}

/** A window of the app. Elements are found by CSS selector inside page scripts. */
export class Window {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly session: string,
    private readonly app: string,
  ) {}

  /** Starts the program in a window on this screen. */
  static async open(app: string, screen: Screen, home: string): Promise<Window> {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env: environment(screen, home),
      stdio: 'ignore',
      detached: true,
    });
    const base = `http://127.0.0.1:${port}`;
    for (let tries = 0; ; tries += 1) {
      const isReady = await fetch(`${base}/status`).then(() => true, () => false);
      if (isReady) break;
      if (tries > 100) throw new Error('the driver of the window did not start');
      await sleep(50);
    }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary: app, args: [] } } };
    const made = await send('POST', `${base}/session`, { capabilities });
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
    for (let tries = 0; tries < 200; tries += 1) {
      const value = await this.run<T>(script, ...args);
      if (value) return value;
      await sleep(50);
    }
    throw new Error(`waited in vain for: ${script}`);
  }

  /** Clicks the first element that matches, as a mouse does: moved there, pressed, released. */
  async click(selector: string): Promise<void> {
    await this.until('return document.querySelector(arguments[0]) !== null', selector);
    const found = (await send('POST', `${this.session}/element`, { using: 'css selector', value: selector })) as Record<string, string>;
    const id = Object.values(found)[0];
    await send('POST', `${this.session}/element/${id}/click`, {});
  }

  /** Hands a file to an input that takes one, as its dialog does. */
  async handIn(selector: string, file: string): Promise<void> {
    await this.until('return document.querySelector(arguments[0]) !== null', selector);
    const found = (await send('POST', `${this.session}/element`, { using: 'css selector', value: selector })) as Record<string, string>;
    await send('POST', `${this.session}/element/${Object.values(found)[0]}/value`, { text: file });
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

  /** Kills program and driver as a crash would. */
  async kill(): Promise<void> {
    spawn('pkill', ['-KILL', '-f', `^${this.app}`]);
    if (this.driver.pid !== undefined) {
      try {
        process.kill(-this.driver.pid, 'SIGKILL');
      } catch {
        // Gone already.
      }
    }
    await sleep(300);
  }
}

async function send(method: 'GET' | 'POST', url: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const { value } = (await answer.json()) as Answer;
  if (!answer.ok) throw new Error(`${url.replace(/.*session/, '')}: ${JSON.stringify(value)}`);
  return value;
}
