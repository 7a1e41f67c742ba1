// The door over loopback HTTP: `lab serve` carries the same bytes for browser tests. Unlike the
// app's own window this door can break, when the server is stopped: it then knocks until somebody
// answers, and says so both times.

import { Disconnected, type Host, isApiError, type Later, Refused, type Shake } from './host';
import type { Answer, Push, Request } from './protocol';

/** How long to wait between two knocks. */
const KNOCK_MS = 500;

/** How long the device shakes, and rests, in milliseconds by turns. */
const SHAKES: Readonly<Record<Shake, readonly number[]>> = {
  turn: [6],
  place: [14],
  refuse: [18, 40, 18],
  win: [30, 60, 30, 60, 60],
};

/** A browser on a desk takes the call, too, and nothing is felt of it. */
const shakes = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

export function httpHost(later: Later, base = ''): Host {
  const line = new PushLine(`${base}/push`, later);
  return {
    async send<R extends Request>(request: R): Promise<Answer<R['type']>> {
      let response: Response;
      let body: unknown;
      try {
        response = await fetch(`${base}/call`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request),
        });
        body = await response.json();
      } catch {
        line.break();
        throw new Disconnected();
      }
      if (!response.ok) {
        if (isApiError(body)) throw new Refused(body);
        throw new Error(`status ${response.status}`);
      }
      return body as Answer<R['type']>;
    },
    listen: (hear) => line.listen(hear),
    // A page that was opened so gives nothing back to tell whether it came up.
    follow: async (url) => void window.open(url, '_blank', 'noreferrer'),
    watch: (hear) => {
      line.watch = hear;
    },
    ...(shakes() ? { shake: (what) => void navigator.vibrate([...SHAKES[what]]) } : {}),
  };
}

/** The stream of pushes, opened again and again while it is broken. */
class PushLine {
  watch: (isThere: boolean) => void = () => undefined;
  private source: EventSource | undefined;
  private stopKnock: (() => void) | undefined;
  private isBroken = false;
  private hear: (push: Push) => void = () => undefined;

  constructor(
    private readonly url: string,
    private readonly later: Later,
  ) {}

  listen(hear: (push: Push) => void): () => void {
    this.hear = hear;
    this.open();
    return () => {
      this.stopKnock?.();
      this.source?.close();
    };
  }

  /** A request found nobody: so the stream is worth nothing either. */
  break(): void {
    this.source?.close();
    if (!this.isBroken) {
      this.isBroken = true;
      this.watch(false);
    }
    this.stopKnock?.();
    this.stopKnock = this.later(KNOCK_MS, () => this.open());
  }

  private open(): void {
    const source = new EventSource(this.url);
    this.source = source;
    source.onmessage = (message) => this.hear(JSON.parse(message.data) as Push);
    source.onerror = () => {
      if (this.source === source) this.break();
    };
    source.onopen = () => {
      if (!this.isBroken) return;
      this.isBroken = false;
      this.watch(true);
    };
  }
}
