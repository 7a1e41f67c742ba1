// What the keys do, for whoever plays with a keyboard: folded, since most do not.

import { say } from '../words/words';

/** The keys of each place they mean something in; each has words `key-<name>`. */
const KEYS = {
  table: ['enter', 'escape', 'u', 'm', 'h', 'l', 's', 'what'],
  piece: ['arrows', 'r', 'f'],
  board: ['zoom', 'all', 'w'],
  app: ['full'],
  mouse: ['right', 'wheel', 'drop'],
  replay: ['step', 'space', 'ends', 'page', 'p', 'swing'],
} as const;

export function KeysHelp() {
  return (
    <details class="keys" data-testid="keys">
      <summary>{say('keys')}</summary>
      {Object.entries(KEYS).map(([place, keys]) => (
        <section key={place}>
          <h3>{say(`keys-${place}`)}</h3>
          <dl>
            {keys.map((key) => (
              <div key={key}>
                <dt>
                  <kbd>{say(`key-${key}`)}</kbd>
                </dt>
                <dd>{say(`key-${key}.does`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
}
