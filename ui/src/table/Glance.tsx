// The rules on one page, for the middle of the table: what a turn is and what gives points. It can
// be taken along as a picture.

import { gameCards } from '../games/found';
import { Button } from '../kit/controls';
import { raise } from '../state/nav';
import { gameName } from '../words/names';
import { say } from '../words/words';
import { type GlancePage, paintGlance } from './glance-picture';
import type { LiveTable } from './live';
import { usePictureOut } from './result/PictureButton';

/** What stands on the page, in the language in force. */
function pageOf(table: LiveTable): GlancePage {
  const { turn, points } = table.ui.rules.glance(table.catalogue, table.setup);
  const lines = (text: string): readonly string[] =>
    text.split('\n').flatMap((line) => line.trim() || []);
  return {
    title: gameName(table.ui.id),
    app: say('app-name'),
    turn: { title: say('glance-turn'), lines: lines(say(turn)) },
    points: {
      title: say('glance-points'),
      lines: lines(say(points)).map((line) => {
        const [worth = '', what = ''] = line.split(' | ');
        return { worth, what };
      }),
    },
  };
}

export function GlanceSheet({ table }: { table: LiveTable }) {
  const { isBusy, send } = usePictureOut();
  const page = pageOf(table);
  const Art = gameCards.find(({ id }) => id === table.ui.id)?.art.value;
  return (
    <div class="glance" data-testid="glance">
      <header>
        {Art && (
          <span class="glance-art">
            <Art />
          </span>
        )}
        <h3>{page.title}</h3>
      </header>
      <section>
        <h4>{page.turn.title}</h4>
        <ol>
          {page.turn.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      <section>
        <h4>{page.points.title}</h4>
        <ul>
          {page.points.lines.map(({ worth, what }) => (
            <li key={what}>
              <b>{worth}</b> <span>{what}</span>
            </li>
          ))}
        </ul>
      </section>
      <Button icon="book" onPress={() => raise('rules')}>
        {say('rules')}
      </Button>
      <Button
        icon="picture"
        isDisabled={isBusy}
        onPress={() => void send(`ctyrhra-${table.ui.id}.png`, () => paintGlance(page))}
        testId="glance-save"
      >
        {say('glance-save')}
      </Button>
    </div>
  );
}
