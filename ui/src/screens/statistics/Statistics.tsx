// All that finished games tell: the household and its people, and the records.

import { useState } from 'preact/hooks';
import { Tabs } from '../../kit/controls';
import { say } from '../../words/words';
import { Page } from '../Page';
import { HouseholdPage } from './Household';
import { RecordsPage } from './Records';

const TABS = ['household', 'records'] as const;
type Tab = (typeof TABS)[number];

/** The tab last looked at. */
let remembered: Tab = 'household';

export function Statistics() {
  const [tab, setTab] = useState<Tab>(remembered);
  return (
    <Page title={say('statistics')}>
      <Tabs
        label={say('statistics')}
        value={tab}
        onChoose={(next) => {
          remembered = next;
          setTab(next);
        }}
        controls="statistics-tab"
        tabs={TABS.map((value) => ({ value, label: say(`stat-${value}`) }))}
      />
      <div id="statistics-tab" role="tabpanel">
        {tab === 'household' ? <HouseholdPage /> : <RecordsPage />}
      </div>
    </Page>
  );
}
