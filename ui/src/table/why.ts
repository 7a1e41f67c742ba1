// What speaks for what is advised, in words: the engine's reasons with their figures.

import type { Why } from '../host/protocol';
import { say } from '../words/words';
import type { LiveTable } from './live';

/** One sentence for each reason, the strongest first; none where nothing is known. */
export function whyWords(table: LiveTable, { reasons, isEven }: Why): readonly string[] {
  if (isEven) return [say('hint-even')];
  return reasons.map(({ topic, by }) => say(table.ui.sayWhy(topic, table, by)));
}
