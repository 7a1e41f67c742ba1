// Words on a page that can be searched: what is found in them is marked.

import { createContext, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { spansOf } from './fold';

/** What is sought on the page around. */
export const Seeking = createContext('');

/** A text with what is sought in it marked. */
export function Highlight({ text }: { text: string }) {
  const spans = spansOf(text, useContext(Seeking));
  if (spans.length === 0) return <>{text}</>;
  return (
    <>
      {spans.map(({ from, to }, i) => (
        <Fragment key={from}>
          {text.slice(spans[i - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.to)}
    </>
  );
}
