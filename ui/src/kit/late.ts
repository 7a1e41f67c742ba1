// Code that the start does without, in a chunk of its own.

import { signal } from '@preact/signals';

export class Late<T> {
  private readonly found = signal<T | undefined>(undefined);
  private fetching: Promise<T> | undefined;

  constructor(private readonly load: () => Promise<T>) {}

  /** What was loaded; until then `undefined`, and reading it fetches it. */
  get value(): T | undefined {
    if (this.found.value === undefined) void this.fetch();
    return this.found.value;
  }

  /** Loads it once. A failed attempt is made again by the next who asks. */
  async fetch(): Promise<T> {
    this.fetching ??= this.load();
    try {
      this.found.value = await this.fetching;
      return this.found.value;
    } catch (thrown) {
      this.fetching = undefined;
      throw thrown;
    }
  }
}
