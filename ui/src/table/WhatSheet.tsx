// "What is this?": what the thing asked about is, what it does, what it is worth now, and its clause.
// Without a question all things there are, one by one.

import { Button } from '../kit/controls';
import { askWhat, lookUp, thingAsked } from '../state/nav';
import { capital, say } from '../words/words';
import type { LiveTable } from './live';

const toldOf = (table: LiveTable) => {
  const { value: name } = thingAsked;
  return name === null ? null : table.ui.things.tell(name, table.catalogue, table);
};

export function whatTitle(table: LiveTable): string {
  const told = toldOf(table);
  return told ? capital(told.title) : say('what');
}

export function WhatSheet({ table }: { table: LiveTable }) {
  const told = toldOf(table);
  const { things } = table.ui;
  if (!told) return <Everything table={table} />;
  const { tag, now = [], more = [] } = told;
  return (
    <div class="what" data-testid="what" data-thing={thingAsked.value} data-tag={tag}>
      <things.Art name={thingAsked.value ?? ''} catalogue={table.catalogue} />
      <p>{told.says}</p>
      {now.length > 0 && (
        <ul class="what-now" aria-label={say('what-now')}>
          {now.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Button icon="book" onPress={() => lookUp(tag)} testId="what-rule">
        {say('what-rule')}
      </Button>
      {more.length > 0 && (
        <>
          <h3>{say('what-more')}</h3>
          <Names table={table} names={more} />
        </>
      )}
    </div>
  );
}

/** The box, part by part, each of them to be asked about. */
function Everything({ table }: { table: LiveTable }) {
  const { rules } = table.ui;
  return (
    <div class="what" data-testid="what-all">
      <p>{say('what-all')}</p>
      {rules.parts(table.catalogue).map(({ label, parts }) => (
        <section key={label.id}>
          <h3>{say(label)}</h3>
          <Names table={table} names={parts.map(({ thing }) => thing)} />
        </section>
      ))}
    </div>
  );
}

function Names({ table, names }: { table: LiveTable; names: readonly string[] }) {
  const { things } = table.ui;
  return (
    <ul class="rules-box in-wrap">
      {[...new Set(names)].map((name) => {
        const told = things.tell(name, table.catalogue, table);
        return (
          told && (
            <li key={name}>
              <button type="button" onClick={() => askWhat(name)} data-testid={`what-${name}`}>
                {capital(told.title)}
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}
