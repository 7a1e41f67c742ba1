// The pages of people, loaded when one is first opened.

import { useEffect, useState } from 'preact/hooks';
import type { Screen } from '../../state/stack';
import { say } from '../../words/words';
import { Page } from '../Page';

type Pages = typeof import('./pages');
let loaded: Pages | undefined;

/** The page of people in sight. */
export function PeoplePages({
  screen,
}: {
  screen: Extract<Screen, { screen: 'people' | 'profile' }>;
}) {
  const [pages, setPages] = useState<Pages | undefined>(loaded);
  useEffect(() => {
    if (pages) return;
    void import('./pages').then((found) => {
      loaded = found;
      setPages(found);
    });
  }, [pages]);
  if (!pages) return <Page title={say('people')}>{null}</Page>;
  const { People, Profile } = pages;
  return screen.screen === 'people' ? (
    <People />
  ) : (
    <Profile key={screen.person} person={screen.person} />
  );
}
