// The games one number is made of, newest first, page by page.

import type { GamesFilter } from '../../host/protocol';
import { Button } from '../../kit/controls';
import { Icon } from '../../kit/Icon';
import { say } from '../../words/words';
import { usePages } from '../games/pages';
import { openRow, RowText } from '../games/rows';
import { Page } from '../Page';

export function Plays({ filter, title }: { filter: GamesFilter; title: string }) {
  const { rows, total, more } = usePages(filter);
  return (
    <Page title={title}>
      {rows && (
        <div data-testid="plays">
          <p class="note">{say('stat-games', { count: total })}</p>
          <ul class="rows">
            {rows.map((row) => (
              <li key={row.table} class="row">
                <button type="button" class="row-main in-row" onClick={() => openRow(row)}>
                  <RowText row={row} />
                  <Icon name="next" size={18} />
                </button>
              </li>
            ))}
          </ul>
          {more && (
            <div class="games-more">
              <Button onPress={more} testId="more-plays">
                {say('games-more')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Page>
  );
}
