// The rules of a game for reading: contents, search, clause after clause with what is drawn beside
// each, and what the box holds. Opened from a table it knows what is played there.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { loadGame } from '../../games/found';
import type { CatalogueOf, GameUi, SetupOf } from '../../games/game-ui';
import type { GameId, GameLessons, Lesson } from '../../host/protocol';
import { Highlight, Seeking } from '../../kit/Highlight';
import { attempt, host } from '../../state/client';
import { learningOf, refreshLessons } from '../../state/lessons';
import { clauseAsked, forgetClause } from '../../state/nav';
import { loadMessages, say, words } from '../../words/words';
import { Box } from './Box';
import { ClauseText } from './ClauseText';
import { Find } from './Find';
import { rulesWords, type SectionWords } from './layout';
import type { Teaching } from './TryIt';

interface ReaderProps {
  readonly game: GameId;
  /** The components of the table it is opened from, and how it is set up. */
  readonly known?: CatalogueOf<GameId>;
  readonly setup?: SetupOf<GameId>;
  /** The lesson it is opened from, which is not offered again. */
  readonly lesson?: string | undefined;
}

/** Where a section begins. */
const sectionId = (key: string): string => `rules-${key}`;
const BOX = 'box';

/** Brings a part of the page to its top, and the reader of a screen with it. */
function goTo(within: HTMLElement | null, id: string): void {
  const place = within?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('h2, h3, summary')?.focus({ preventScroll: true });
}

export function Reader({ game, known, setup, lesson }: ReaderProps) {
  const [ui, setUi] = useState<GameUi | null>(null);
  const [catalogue, setCatalogue] = useState<CatalogueOf<GameId> | null>(known ?? null);
  const [sought, setSought] = useState('');
  const page = useRef<HTMLElement>(null);
  const asked = clauseAsked.value;
  useEffect(() => {
    void attempt(async () => {
      setUi(await loadGame(game));
      if (known === undefined) {
        setCatalogue((await host().send({ type: 'catalogue', game })).catalogue);
      }
    });
  }, [game]);
  useEffect(() => forgetClause, []);
  // A lesson is offered by its name: the words for it come first.
  const [isNamed, setNamed] = useState(false);
  useEffect(() => {
    void refreshLessons();
    void loadMessages(`lessons/${game}`).then(() => setNamed(true));
  }, [game]);
  const learning = isNamed ? learningOf(game) : undefined;
  const isThere = ui !== null && catalogue !== null;
  useEffect(() => {
    if (isThere && asked !== null) goTo(page.current, asked);
  }, [isThere, asked]);
  const language = words.value;
  // Whoever types a letter does not have all pictures drawn anew.
  const body = useMemo(() => {
    if (!ui || !catalogue) return null;
    const sections = rulesWords(ui.rules, { game, catalogue, setup });
    return (
      <>
        <Contents sections={sections} onGo={(key) => goTo(page.current, sectionId(key))} />
        {sections.map((section) => (
          <section key={section.key} id={sectionId(section.key)} class="rules-section in-stack">
            <h2 tabIndex={-1}>
              <Highlight text={section.title} />
            </h2>
            {section.lead.map((text) => (
              <p key={text}>
                <Highlight text={text} />
              </p>
            ))}
            {section.clauses.map((clause) => (
              <ClauseText
                key={clause.tag}
                clause={clause}
                ui={ui}
                catalogue={catalogue}
                teaching={teaching(clause.tag, learning, lesson)}
              />
            ))}
          </section>
        ))}
        <section id={sectionId(BOX)} class="rules-section in-stack">
          <h2 tabIndex={-1}>
            <Highlight text={say('rules-parts')} />
          </h2>
          <Box ui={ui} catalogue={catalogue} onGo={(tag) => goTo(page.current, tag)} />
        </section>
      </>
    );
  }, [ui, catalogue, setup, language, learning, lesson]);
  return (
    <article class="rules" ref={page} data-testid="rules">
      <Find page={page} sought={sought} onSeek={setSought} />
      <Seeking.Provider value={sought}>{body}</Seeking.Provider>
    </article>
  );
}

/** What a clause is tried in, but for what is open already. */
function teaching(tag: string, learning?: GameLessons, open?: string): Teaching {
  const { lessons = [], small = [] } = learning ?? {};
  const isOf = ({ id, tags }: Lesson) => id !== open && tags.includes(tag);
  return { small: small.filter(isOf), lessons: lessons.filter(isOf) };
}

/** The sections to go to. */
function Contents(p: { sections: readonly SectionWords[]; onGo: (key: string) => void }) {
  const rows = [
    ...p.sections.map(({ key, title }) => ({ key, title })),
    { key: BOX, title: say('rules-parts') },
  ];
  return (
    <nav class="rules-contents" aria-label={say('rules-contents')} data-testid="rules-contents">
      <ul>
        {rows.map(({ key, title }) => (
          <li key={key}>
            <button type="button" onClick={() => p.onGo(key)} data-testid={`rules-to-${key}`}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
