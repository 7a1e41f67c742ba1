// The names of computer players in the language of whoever reads them. A game keeps the name a bot
// was given when the game began; where that was nobody's own idea but the name of its level, it is
// told in the language in force.

import { Words, words } from './words';

const sources = import.meta.glob<string>('./*/levels.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const all = (['cs', 'en'] as const).map(
  (locale) => new Words(locale, [sources[`./${locale}/levels.ftl`] ?? '']),
);

/** What levels were called once: games that began then keep the name. */
const FORMER: Readonly<Record<string, readonly string[]>> = {
  guest: ['Host', 'Guest'],
  rival: ['Soupeř'],
};

/** What a bot of a level is called in a language, with its number where it is not the only one. */
function levelName(w: Words, level: string, n: string | undefined): string {
  const name = w.say(`level-${level}`);
  return n === undefined ? name : w.say('bot-default', { name, n });
}

/** The name a bot goes by here: its own, or that of its level in the language in force. */
export function botName(name: string, level: string): string {
  const here = all.find(({ locale }) => locale === words.value.locale);
  const number = / (\d+)$/.exec(name)?.[1];
  const isFormer = FORMER[level]?.some((it) => name === (number ? `${it} ${number}` : it));
  const isKnown =
    isFormer || all.some((w) => w.has(`level-${level}`) && levelName(w, level, number) === name);
  return here && isKnown ? levelName(here, level, number) : name;
}

interface Seated {
  readonly name: string;
  readonly sitter?: { readonly type: string; readonly level?: string };
}

/** The same seats with their bots called so. */
export function withBotNames<S extends Seated>(seats: readonly S[]): S[] {
  return seats.map((seat) =>
    seat.sitter?.type === 'bot' && seat.sitter.level !== undefined
      ? { ...seat, name: botName(seat.name, seat.sitter.level) }
      : seat,
  );
}
