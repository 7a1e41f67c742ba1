// A person who sees nothing: a keyboard, and what the browser tells a screen reader. Nothing here
// looks at the page itself.
import type { CDPSession, Page } from 'playwright-core';

/** A node of the accessibility tree that is told. */
export interface Node {
  readonly role: string;
  readonly name: string;
  /** How deep it lies among the others. */
  readonly depth: number;
  readonly isDisabled: boolean;
  readonly isBusy: boolean;
}

interface AxNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const nodeOf = ({ role, name, properties }: AxNode, depth = 0): Node => {
  const has = (key: string): boolean => properties?.find((it) => it.name === key)?.value.value === true;
  return {
    role: role?.value ?? '',
    name: (name?.value ?? '').replace(/\s+/g, ' ').trim(),
    depth,
    isDisabled: has('disabled'),
    isBusy: has('busy'),
  };
};

const NOBODY: Node = { role: '', name: '', depth: 0, isDisabled: false, isBusy: false };

/** How many stops of the Tab key are looked through for something that is said to be there. */
const MOST_STOPS = 150;

export class Ear {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Ear> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Ear(page, session);
  }

  /** All that is told, in its order. */
  async tree(): Promise<readonly Node[]> {
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const all = nodes as unknown as readonly AxNode[];
    const byId = new Map(all.map((node) => [node.nodeId, node]));
    const read = (node: AxNode, depth: number): readonly Node[] => [
      ...(node.ignored ? [] : [nodeOf(node, depth)]),
      ...(node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child ? read(child, depth + 1) : [];
      }),
    ];
    return all[0] ? read(all[0], 0) : [];
  }

  /** All words that are told. */
  async words(): Promise<string> {
    const nodes = await this.tree();
    return nodes.filter(({ role }) => role === 'StaticText' || role === 'button' || role === 'image').map(({ name }) => name).join('\n');
  }

  /** What has the keyboard. */
  async focused(): Promise<Node> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined) return NOBODY;
    const { nodes } = await this.session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
    const [node] = nodes as unknown as readonly AxNode[];
    return node ? nodeOf(node) : NOBODY;
  }

  /** Waits until something has the keyboard by itself. */
  async held(name: RegExp): Promise<void> {
    while (!name.test((await this.focused()).name)) {
      await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
  }

  /** Goes to something by the Tab key, from the end where that is nearer. */
  async goTo(role: string, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Node> {
    const passed: string[] = [];
    for (let n = 0; n < MOST_STOPS; n += 1) {
      const now = await this.focused();
      if (now.role === role && name.test(now.name)) return now;
      await this.page.keyboard.press(key);
      passed.push(`${now.role} ${now.name}`);
    }
    throw new Error(`the keyboard never came to ${role} ${name}, but to ${[...new Set(passed)].join(', ')}`);
  }

  /** Goes to a button and presses it. */
  async press(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.goTo('button', name, key);
    await this.page.keyboard.press('Enter');
  }

  /** Waits until what is told fits. */
  async until<T>(fits: (nodes: readonly Node[]) => T | false | undefined | null | Promise<T | null>): Promise<T> {
    for (let n = 0; n < 600; n += 1) {
      const found = await fits(await this.tree());
      if (found !== false && found !== undefined && found !== null) return found;
      await this.page.evaluate(untilChanged);
    }
    throw new Error(`it was never told: ${(await this.words()).slice(0, 2000)}`);
  }
}

/**
 * Waits until the page has changed and a frame has passed without a change; not for long, because it
 * may have changed before anybody waited. To tell all that a screen reader is told costs more than to
 * draw it, so nobody asks while it still changes.
 */
const untilChanged = (): Promise<void> =>
  new Promise((done) => {
    let changes = 0;
    const watch = new MutationObserver(() => {
      changes += 1;
    });
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const look = (frames: number, before: number): void => {
      if ((changes > 0 && changes === before) || frames === 0) {
        watch.disconnect();
        done();
      } else requestAnimationFrame(() => look(frames - 1, changes));
    };
    look(15, -1);
  });
