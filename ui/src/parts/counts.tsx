// Whether a game counts, and where it counts as something else: the same words and signs wherever a
// game is told of, on the table, beside its result and in lists.

import type { Agreement } from '../host/protocol';
import { Icon, type IconName } from '../kit/Icon';
import { withNamesNow } from '../state/people';
import { say } from '../words/words';
import { aheadText } from './HandicapChoice';

/** Why a game does not count, or is kept apart. */
export type Reason =
  | 'practice'
  | 'agreed'
  | 'imported'
  | 'excluded'
  | 'real'
  | 'assisted'
  | 'ahead';

/** What the door says of a game that bears on it; what is absent is not known here. */
export interface Facts {
  readonly practice: boolean;
  readonly assisted: boolean;
  readonly agreements: readonly Agreement[];
  readonly seats: readonly { readonly name: string; readonly handicap?: number }[];
  readonly isExcluded?: boolean;
  /** Whether it came from another device and is nobody's here. */
  readonly isForeign?: boolean;
  /** Whether it was played at a real table. */
  readonly isReal?: boolean;
  /** Whether it counts, once it is over. */
  readonly isCounted?: boolean;
}

const ICONS: Readonly<Record<Reason, IconName>> = {
  practice: 'flag',
  agreed: 'flag',
  imported: 'flag',
  excluded: 'flag',
  real: 'shelf',
  assisted: 'light',
  ahead: 'plus',
};

/** What there is to say, that it does not count before all else. */
export function reasonsOf(facts: Facts): readonly Reason[] {
  const uncounted: Reason[] = [
    ...(facts.practice ? (['practice'] as const) : []),
    ...(facts.agreements.length > 0 ? (['agreed'] as const) : []),
    ...(facts.isForeign ? (['imported'] as const) : []),
    ...(facts.isExcluded ? (['excluded'] as const) : []),
  ];
  // Nothing else is left but that somebody left it out.
  if (facts.isCounted === false && uncounted.length === 0) uncounted.push('excluded');
  return [
    ...uncounted,
    ...(facts.isReal ? (['real'] as const) : []),
    ...(facts.assisted ? (['assisted'] as const) : []),
    ...(aheadOf(facts) === '' ? [] : (['ahead'] as const)),
  ];
}

const aheadOf = ({ seats }: Facts): string =>
  aheadText(withNamesNow(seats).map(({ name, handicap }) => ({ name, points: handicap ?? 0 })));

/** In a word: "practice". */
const wordOf = (reason: Reason, facts: Facts): string =>
  say(`counts-${reason}`, { who: aheadOf(facts) });

/** In a sentence. */
export const sentenceOf = (reason: Reason, facts: Facts): string =>
  say(`counts-${reason}.note`, { who: aheadOf(facts) });

/** The words of a line in a list. */
export function CountWords({ facts }: { facts: Facts }) {
  const reasons = reasonsOf(facts);
  if (reasons.length === 0) return null;
  return (
    <span class="count-words in-wrap">
      {reasons.map((reason) => (
        <span key={reason} data-counts={reason}>
          <Icon name={ICONS[reason]} size={14} /> {wordOf(reason, facts)}
        </span>
      ))}
    </span>
  );
}

/** A sentence for each. */
export function CountNotes({ facts }: { facts: Facts }) {
  return (
    <>
      {reasonsOf(facts).map((reason) => (
        <p key={reason} class="count-note" data-testid={`counts-${reason}`}>
          <Icon name={ICONS[reason]} size={18} />
          <span>{sentenceOf(reason, facts)}</span>
        </p>
      ))}
    </>
  );
}

/** A quiet sign; whoever taps it is told. Nothing where the game counts as any other. */
export function CountSign({ facts, onTell }: { facts: Facts; onTell: (text: string) => void }) {
  const reasons = reasonsOf(facts);
  const [first] = reasons;
  if (first === undefined) return null;
  const words = reasons.map((reason) => wordOf(reason, facts)).join(', ');
  return (
    <button
      type="button"
      class="count-sign centred"
      aria-label={say('counts', { what: words })}
      title={words}
      data-testid="count-sign"
      data-counts={reasons.join(' ')}
      onClick={() => onTell(reasons.map((reason) => sentenceOf(reason, facts)).join(' '))}
    >
      <Icon name={ICONS[first]} size={18} />
    </button>
  );
}
