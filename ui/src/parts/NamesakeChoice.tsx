// Who of this device somebody of another file is; empty for nobody of them.

import type { ComponentChildren } from 'preact';
import { people } from '../state/people';

export function NamesakeChoice(props: {
  /** What stands before the choice. */
  children: ComponentChildren;
  value: string;
  /** What it means to choose nobody. */
  nobody: string;
  onChoose: (profile: string) => void;
  testId: string;
}) {
  return (
    <label class="namesake in-row">
      {props.children}
      <select
        value={props.value}
        data-testid={props.testId}
        onChange={(event) => props.onChoose(event.currentTarget.value)}
      >
        <option value="">{props.nobody}</option>
        {people.value.map((it) => (
          <option key={it.profile} value={it.profile}>
            {it.name}
          </option>
        ))}
      </select>
    </label>
  );
}
