// The pages of statistics, loaded with their words and plots when one is first opened: nobody who
// only plays pays for them.

import { useEffect, useState } from 'preact/hooks';
import type { Screen } from '../../state/stack';
import { loadMessages, say } from '../../words/words';
import { Page } from '../Page';

type StatisticsScreen = Extract<Screen, { screen: 'statistics' | 'person' | 'plays' }>;

type Pages = typeof import('./pages');
let loaded: Pages | undefined;

/** The page of statistics in sight. */
export function StatisticsPages({ screen }: { screen: StatisticsScreen }) {
  const [pages, setPages] = useState<Pages | undefined>(loaded);
  useEffect(() => {
    if (pages) return;
    void Promise.all([import('./pages'), loadMessages('statistics')]).then(([found]) => {
      loaded = found;
      setPages(found);
    });
  }, [pages]);
  if (!pages) return <Page title={say('statistics')}>{null}</Page>;
  const { Statistics, Person, Plays } = pages;
  switch (screen.screen) {
    case 'statistics':
      return <Statistics />;
    case 'person':
      return <Person key={screen.person} person={screen.person} />;
    case 'plays':
      return <Plays of={screen.of} title={screen.title} />;
  }
}
