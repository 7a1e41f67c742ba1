// One clause: its words, the ways of playing it, and what is drawn beside them. What means nothing
// at the table is folded and says so.

import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { CatalogueOf, GameUi } from '../../games/game-ui';
import type { GameId } from '../../host/protocol';
import { spansOf } from '../../kit/fold';
import { Highlight, Seeking } from '../../kit/Highlight';
import { clauseAsked } from '../../state/nav';
import { say } from '../../words/words';
import type { ClauseWords } from './layout';
import { type Teaching, TryIt } from './TryIt';

interface ClauseProps {
  readonly clause: ClauseWords;
  readonly ui: GameUi;
  readonly catalogue: CatalogueOf<GameId>;
  readonly teaching: Teaching;
}

export function ClauseText({ clause, ui, catalogue, teaching }: ClauseProps) {
  const { tag, title, text, variants, rulings, isOther } = clause;
  const { ClauseArt } = ui.rules;
  const art = ClauseArt && <ClauseArt tag={tag} catalogue={catalogue} />;
  const content = (
    <>
      <div class="clause-text">
        {text.map((part) => (
          <p key={part}>
            <Highlight text={part} />
          </p>
        ))}
        {variants.map(({ key, text, isPlayed }) =>
          isPlayed === false ? (
            <Folded key={key} label={say('rules-not-played')} text={text}>
              <p>
                <Highlight text={text} />
              </p>
            </Folded>
          ) : (
            <p key={key} class="clause-variant" data-played={isPlayed === true}>
              <b>{say(isPlayed ? 'rules-played' : 'rules-variant')}</b> <Highlight text={text} />
            </p>
          ),
        )}
        {rulings.length > 0 && (
          <ul class="clause-rulings quiet">
            {rulings.map((ruling) => (
              <li key={ruling}>
                <b>{say('rules-ruling')}</b> <Highlight text={ruling} />
              </li>
            ))}
          </ul>
        )}
        {teaching.small.length + teaching.lessons.length > 0 && (
          <TryIt game={ui.id} tag={tag} teaching={teaching} />
        )}
      </div>
      {art && <div class="clause-art">{art}</div>}
    </>
  );
  const isAsked = clauseAsked.value === tag;
  return (
    <article id={tag} class="clause" data-testid={`clause-${tag}`} data-asked={isAsked}>
      {isOther ? (
        <Folded
          label={say('rules-other')}
          title={title}
          text={[title, ...text, ...rulings].join(' ')}
          isOpen={isAsked}
        >
          {content}
        </Folded>
      ) : (
        <>
          <h3 tabIndex={-1}>
            <Highlight text={title} />
          </h3>
          {content}
        </>
      )}
    </article>
  );
}

/** What does not hold here; it opens by itself when what is sought is in it. */
function Folded(p: {
  label: string;
  title?: string;
  text: string;
  isOpen?: boolean;
  children: ComponentChildren;
}) {
  const isFound = spansOf(p.text, useContext(Seeking)).length > 0;
  return (
    <details class="clause-other" open={isFound || p.isOpen === true}>
      <summary>
        {p.title !== undefined && (
          <b>
            <Highlight text={p.title} />
          </b>
        )}{' '}
        <span>{p.label}</span>
      </summary>
      {p.children}
    </details>
  );
}
