// What the engines refused last, and by which clause of the rules, for as long as nothing else has
// come since: the way from a refusal to its rule.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Draft, GameUi, Teller } from '../games/game-ui';
import type { Tag } from '../games/rules-ui';
import type { AnyRefusal, AnyView, GameId } from '../host/protocol';
import { REFUSAL_WORDS } from '../state/errors';
import { lookUp } from '../state/nav';
import { tell } from '../state/notices';
import { msg, say } from '../words/words';
import { clauseOf } from './clauses';

type G = GameId;

/** What a refusal belongs to. */
interface Table {
  readonly ui: GameUi;
  readonly at: ReadonlySignal<number>;
  readonly state: ReadonlySignal<{ readonly view?: AnyView }>;
  readonly draft: ReadonlySignal<Draft<G> | null>;
  readonly teller: ReadonlySignal<Teller<G>>;
  /** How often something was refused. */
  readonly refusals: Signal<number>;
}

/** A refusal in words, with the clause it follows from. */
interface Denial {
  readonly tag: Tag;
  readonly says: string;
}

export class Denials {
  private readonly last = signal<(Denial & { at: number; draft: Draft<G> | null }) | null>(null);

  constructor(private readonly table: Table) {}

  /** Why the last try was refused. */
  readonly now = computed<Denial | null>(() => {
    const last = this.last.value;
    const { at, draft } = this.table;
    return last?.at === at.value && last.draft === draft.value ? last : null;
  });

  /** Keeps a refusal. Returns its words. */
  keep(why: AnyRefusal): string {
    const { ui, at, state, draft, teller, refusals } = this.table;
    refusals.value += 1;
    const says =
      why.type === 'rule'
        ? ui.describeReason(why.reason, teller.value)
        : say(REFUSAL_WORDS[why.type]);
    const tag = clauseOf(ui, why, state.peek().view);
    this.last.value = { tag, says, at: at.peek(), draft: draft.peek() };
    return says;
  }

  /** Says why at the edge of the screen, with the way to the rule. */
  tell(why: string): void {
    const tag = this.last.peek()?.tag;
    tell(
      why,
      tag === undefined ? undefined : { label: msg('rules-clause'), act: () => lookUp(tag) },
    );
  }
}
