// Buttons and choices of the house. All are 48 px or more to the finger.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { guard } from './clock';
import { Icon, type IconName } from './Icon';

interface ButtonProps {
  readonly children?: ComponentChildren;
  readonly icon?: IconName;
  /** `main`: the one thing to do. `quiet`: text only. */
  readonly look?: 'main' | 'plain' | 'quiet';
  readonly onPress: (event: MouseEvent) => void;
  readonly isDisabled?: boolean;
  readonly testId?: string;
}

export function Button(props: ButtonProps) {
  const { children, icon, look = 'plain', onPress, isDisabled = false, testId } = props;
  return (
    <button
      type="button"
      class={`button button-${look}`}
      disabled={isDisabled}
      data-testid={testId}
      onClick={onPress}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

interface IconButtonProps {
  readonly icon: IconName;
  /** Spoken, and shown on a long hover. */
  readonly label: string;
  /** Written under the picture where there is room. */
  readonly word?: string;
  readonly onPress: (event: MouseEvent) => void;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly testId?: string;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, word, onPress, isDisabled = false, isPressed, testId } = props;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={isDisabled}
      data-testid={testId}
      onClick={onPress}
    >
      <Icon name={icon} />
      {word !== undefined && (
        <span class="icon-word" aria-hidden="true">
          {word}
        </span>
      )}
    </button>
  );
}

interface ChoiceOf<T extends string> {
  readonly value: T;
  readonly label: ComponentChildren;
}

interface ChipsProps<T extends string> {
  readonly label: string;
  readonly choices: readonly ChoiceOf<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly isLabelHidden?: boolean;
}

/** One of a few, all in sight: real radio buttons under printed chips. */
export function Chips<T extends string>(props: ChipsProps<T>) {
  const { label, choices, value, onChoose, isLabelHidden = false } = props;
  const name = useId();
  return (
    <fieldset class="chips">
      <legend class={isLabelHidden ? 'unseen' : 'label'}>{label}</legend>
      <div class="chips-row in-wrap">
        {choices.map((choice) => (
          <label key={choice.value} class="chip">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly ChoiceOf<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  /** Id of the element the tabs switch. */
  readonly controls: string;
  /** Whether the tabs wrap into two rows instead of scrolling. */
  readonly isWhole?: boolean;
}

/** Tabs with arrow keys and one stop of the Tab key. */
export function Tabs<T extends string>(p: TabsProps<T>) {
  const { label, tabs, value, onChoose, controls } = p;
  const row = useRef<HTMLDivElement>(null);
  const step = (by: number) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = (at + by + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onChoose(tab.value);
    (row.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      class={p.isWhole ? 'tabs tabs-whole' : 'tabs'}
      style={{ '--per-row': tabs.length > 3 ? Math.ceil(tabs.length / 2) : tabs.length }}
      role="tablist"
      aria-label={label}
      ref={row}
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') step(1);
        else if (event.key === 'ArrowLeft') step(-1);
        else return;
        event.preventDefault();
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          class="tab"
          aria-selected={tab.value === value}
          aria-controls={controls}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChoose(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Time before what comes up under a finger takes a press, so that a double tap cannot reach it. */
export const ARM_MS = 300;

/** Handlers that keep fingers from all of an element in its first 300 ms on screen; keys pass. */
export function useArming() {
  const isArmed = useRef(false);
  useEffect(
    () =>
      guard(ARM_MS, () => {
        isArmed.current = true;
      }),
    [],
  );
  const keepOff = (press: MouseEvent) => {
    if (!isArmed.current && (press.type !== 'click' || press.detail > 0)) press.stopPropagation();
  };
  return { onPointerDownCapture: keepOff, onClickCapture: keepOff };
}

interface ArmedButtonProps {
  readonly children: ComponentChildren;
  readonly onPress: () => void;
  readonly testId?: string;
}

/** The 64 px button of the curtain: it takes no press in its first 300 ms on screen. */
export function ArmedButton({ children, onPress, testId }: ArmedButtonProps) {
  const [isArmed, setArmed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => guard(ARM_MS, () => setArmed(true)), []);
  useEffect(() => {
    if (isArmed) button.current?.focus({ preventScroll: true });
  }, [isArmed]);
  return (
    <button
      ref={button}
      type="button"
      class="armed-button"
      disabled={!isArmed}
      data-testid={testId}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
