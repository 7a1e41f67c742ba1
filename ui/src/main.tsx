import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/kit.css';
import './style/play.css';
import './style/ghost.css';
import './style/screens.css';
import './style/rules.css';
import './style/games.css';
import './style/backup.css';
import './style/setup.css';
import './style/real.css';
import './style/bots.css';
import './style/people.css';
import './style/lessons.css';
import './style/statistics.css';
import './style/plots.css';
import './style/deal.css';
import './style/table.css';
import './style/seats.css';
import './style/table-sheets.css';
import './style/replay.css';
import './style/result.css';
import './style/final.css';
import './style/table-mode.css';
import './style/motion.css';
import './style/forced.css';
import { render } from 'preact';
import { ErrorPage, fetchScreens, Root } from './app/Root';
import { findHost } from './host/host';
import { later } from './kit/clock';
import { listenForPresses } from './kit/press';
import { tellQuiet } from './kit/quiet';
import { picturesDrawn } from './kit/RasterCache';
import { followDesktop } from './state/desktop';
import { receive } from './state/incoming';
import { listenForBack } from './state/nav';
import { followSettings } from './state/settings';
import { followSight } from './state/sight';
import { start } from './state/start';
import { followTextSize } from './state/text';
import { followWhereabouts } from './state/whereabouts';
import { loadMessages, localeFor, prepare, SHARED, speak } from './words/words';

async function main(root: HTMLElement): Promise<void> {
  tellQuiet(document.documentElement);
  listenForPresses();
  try {
    // Beside the first requests.
    void prepare(localeFor('auto', navigator.languages));
    const host = await findHost(later);
    await start(host);
    followSettings();
    followTextSize();
    listenForBack(host);
    followDesktop(host);
    followSight();
    followWhereabouts(host);
    host.opened?.((file) => void receive([file]));
    render(<Root />, root);
    // For `cargo xtask measure`: the first frame with something to tap has been drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        performance.mark('interactive');
        // What is in sight comes first; the first press may be the way to another screen.
        void loadMessages(...SHARED)
          .then(picturesDrawn)
          .then(fetchScreens);
        window.addEventListener('pointerdown', () => void fetchScreens(), { once: true });
      }),
    );
  } catch (thrown) {
    await speak(localeFor('auto', navigator.languages));
    render(<ErrorPage message={thrown instanceof Error ? thrown.message : String(thrown)} />, root);
  }
}

const root = document.getElementById('app');
if (root) void main(root);
