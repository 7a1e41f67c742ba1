// The sheet of what is left: the tiles nobody has seen, by kind; or, after a tap on an empty square,
// those that still fit there.

import type { JSX } from 'preact';
import { Button } from '../../kit/controls';
import { raise } from '../../state/nav';
import { say } from '../../words/words';
import type { BoardProps } from '../game-ui';
import { fillsOf, GapOdds } from './AreaCard';
import { TilePicture } from './art/TilePicture';
import { tileOf } from './ground';
import { playOf, type Table, viewOf } from './play';
import { tileWords } from './words';

/** The heading of the sheet. */
export function detailTitle(table: Table): string {
  const asked = playOf(table).asked.value;
  return say(asked?.type === 'gap' ? 'hunters-gap' : 'hunters-left');
}

/** What the chance of a tile is reckoned from. */
function HowReckoned({ table }: { table: Table }): JSX.Element | null {
  const { draws } = viewOf(table).outlook;
  if (!table.tellsOdds.value || !draws) return null;
  return <p class="note">{say('hunters-odds-note', { unseen: draws.unseen, n: draws.all })}</p>;
}

/** The tiles, each with how many there are. */
export function Detail({ table }: BoardProps<'hunters'>): JSX.Element {
  const asked = playOf(table).asked.value;
  const view = viewOf(table);
  const isGap = asked?.type === 'gap';
  const kinds = (isGap ? fillsOf(table, asked.x, asked.y) : null) ?? view.outlook.kinds;
  const of = (kind: 'land' | 'bonus') =>
    kinds.filter(({ tile }) => tileOf(table.catalogue, tile).kind === kind);
  return (
    <div class="hg hg-left" data-testid="hunters-left-sheet">
      <p class="note">{say(isGap ? 'hunters-gap-note' : 'hunters-left-note')}</p>
      {isGap && (
        <>
          <GapOdds table={table} x={asked.x} y={asked.y} />
          <HowReckoned table={table} />
        </>
      )}
      {(['land', 'bonus'] as const).map((kind) => (
        <section key={kind}>
          <h3>
            {say(`hunters-left-${kind}`, {
              n: of(kind).reduce((sum, { left }) => sum + left, 0),
            })}
          </h3>
          <ul class="hg-kinds">
            {of(kind).map(({ tile, left }) => (
              <li key={tile}>
                <TilePicture tile={tileOf(table.catalogue, tile)} size={64} />
                <span class="unseen">{tileWords(table.catalogue, tile)}</span>
                {say('hunters-times', { n: left })}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {!isGap && view.removed.length > 0 && (
        <section>
          <h3>{say('hunters-removed', { n: view.removed.length })}</h3>
          <ul class="hg-kinds">
            {view.removed.map((tile) => (
              <li key={tile}>
                <TilePicture tile={tileOf(table.catalogue, tile)} size={64} />
                <span class="unseen">{tileWords(table.catalogue, tile)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button icon="book" onPress={() => raise('rules')}>
        {say('rules')}
      </Button>
    </div>
  );
}
