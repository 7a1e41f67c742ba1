// What the box holds: every kind of component with its picture and how many there are, counted from
// the pack, each a way to its clause.

import type { CatalogueOf, GameUi } from '../../games/game-ui';
import type { GameId } from '../../host/protocol';
import { Highlight } from '../../kit/Highlight';
import { say } from '../../words/words';

interface BoxProps {
  readonly ui: GameUi;
  readonly catalogue: CatalogueOf<GameId>;
  readonly onGo: (tag: string) => void;
}

export function Box({ ui, catalogue, onGo }: BoxProps) {
  const { Art } = ui.things;
  return (
    <>
      {ui.rules.parts(catalogue).map(({ label, parts }) => (
        <div key={label.id}>
          <h3>
            <Highlight text={say(label)} />
          </h3>
          <ul class="rules-box in-wrap">
            {parts.map(({ thing, says, n, tag }) => (
              <li key={thing}>
                <button
                  type="button"
                  onClick={() => onGo(tag)}
                  data-testid={`box-${thing}`}
                  data-count={n}
                >
                  <span class="rules-thing centred" aria-hidden="true">
                    <Art name={thing} catalogue={catalogue} />
                  </span>
                  <Highlight text={says} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
