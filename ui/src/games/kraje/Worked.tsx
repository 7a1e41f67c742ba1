// Worked examples beside the clauses about placing, scoring and the course of a round, drawn with
// cards of the pack that is read about.

import type { JSX } from 'preact';
import type { Source } from '../../host/gen/kraje';
import { Highlight } from '../../kit/Highlight';
import { points as written } from '../../words/numbers';
import { say, words } from '../../words/words';
import { CardArt, CardBack, CardPicture } from './art/card';
import { PlatePicture } from './Condition';
import { sumOf } from './examples';
import { UNIT } from './geometry';
import { frameOf, type Laid, laid } from './laid';
import { faces, RealmArt } from './realm';
import type { Catalogue } from './types';

/** Two cards as they would lie. */
export function LaidPicture({ pack, example }: { pack: Catalogue; example: Laid }): JSX.Element {
  const faceOf = faces(pack, words.value.locale);
  const { x, y, width, height } = frameOf(example.placed);
  return (
    <svg
      class="kr-laid-picture"
      viewBox={`${x - 8} ${y - 8} ${width + 16} ${height + 16}`}
      aria-hidden="true"
    >
      {example.placed.map((placement) => (
        <g
          key={placement.card}
          transform={`translate(${placement.x * UNIT} ${placement.y * UNIT})`}
        >
          <CardArt face={faceOf(placement)} />
        </g>
      ))}
    </svg>
  );
}

/** Where a card may lie, and where not. */
export function Placing({ pack }: { pack: Catalogue }): JSX.Element {
  return (
    <ul class="kr kr-worked in-stack">
      {laid(pack).map((example) => (
        <li key={example.key} data-right={example.isRight}>
          <LaidPicture pack={pack} example={example} />
          <span>
            <b aria-hidden="true">{example.isRight ? '✔' : '✖'}</b>{' '}
            <Highlight text={say(`kraje-laid-${example.key}`)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How wide the realm of a sum is drawn, in pixels. */
const REALM_PX = 190;

/** A realm, and the lines of its sheet: own conditions, the shared one and the price. */
export function Adding({ pack }: { pack: Catalogue }): JSX.Element | null {
  const sum = sumOf(pack, 'score-adding');
  if (!sum) return null;
  const { locale } = words.value;
  const faceOf = faces(pack, locale);
  const box = frameOf(sum.placed);
  return (
    <div class="kr example" data-testid="kraje-example-adding">
      <svg
        class="example-land"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        width={REALM_PX}
        aria-hidden="true"
      >
        <RealmArt placed={sum.placed} faceOf={faceOf} />
      </svg>
      <dl class="kr-ranks">
        {sum.lines.map(({ source, points }) => {
          const condition = pack.conditions[source.condition - 1];
          if (!condition) return null;
          return (
            <div key={JSON.stringify(source)}>
              <dt>
                {source.type !== 'penalty' && <PlatePicture condition={condition} />}{' '}
                <Highlight text={say(ADDS[source.type], { name: condition.name[locale] })} />
              </dt>
              <dd>{written(points)}</dd>
            </div>
          );
        })}
        <div>
          <dt>
            <b>{say('kraje-adding-total')}</b>
          </dt>
          <dd>
            <b>{written(sum.total)}</b>
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** What the lines of a sum are called. */
const ADDS: Readonly<Record<Source['type'], string>> = {
  own: 'kraje-adding-own',
  shared: 'kraje-adding-shared',
  sharedIdle: 'kraje-adding-shared',
  penalty: 'kraje-adding-price',
};

/** A half of a round: chosen in secret, laid open together, the other card passed on. */
export function Round({ pack }: { pack: Catalogue }): JSX.Element {
  const faceOf = faces(pack, words.value.locale);
  const faced = pack.cards
    .slice(0, 2)
    .map(({ id }) => (
      <CardPicture key={id} face={faceOf({ card: id, side: 'plain', rotation: 0, x: 0, y: 0 })} />
    ));
  const backs = [<CardBack key="a" />, <CardBack key="b" />];
  const steps = [
    { key: 'choose', cards: backs, between: null },
    { key: 'reveal', cards: faced, between: null },
    { key: 'pass', cards: backs, between: '⇄' },
  ];
  return (
    <ol class="kr kr-worked in-stack">
      {steps.map(({ key, cards, between }) => (
        <li key={key}>
          <span class="kr-worked-cards in-row" aria-hidden="true">
            {cards[0]}
            {between}
            {cards[1]}
          </span>
          <span>
            <Highlight text={say(`kraje-half-${key}`)} />
          </span>
        </li>
      ))}
    </ol>
  );
}
