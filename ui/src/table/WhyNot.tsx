// The way to the rule by which the last try was refused.

import { Icon } from '../kit/Icon';
import { lookUp } from '../state/nav';
import { say } from '../words/words';
import type { LiveTable } from './live';

export function WhyNot({ table }: { table: LiveTable }) {
  const tag = table.denials.now.value?.tag;
  if (tag === undefined) return null;
  return (
    <button
      type="button"
      class="prompt-rule"
      onClick={() => lookUp(tag)}
      data-testid="prompt-rule"
      data-tag={tag}
    >
      <Icon name="book" size={20} /> {say('rules-clause')}
    </button>
  );
}
