// A code typed, pasted, or read from a picture of its QR code.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { FileButton } from '../kit/FileButton';
import { Icon } from '../kit/Icon';
import { readPicture } from '../kit/scan';
import { say } from '../words/words';

interface CodeFieldProps {
  readonly label: string;
  readonly note: ComponentChildren;
  readonly value: string;
  /** What is wrong with the value. */
  readonly fault?: string | undefined;
  /** Codes longer than a line are written into a field of several. */
  readonly isLong?: boolean;
  readonly onInput: (value: string) => void;
  readonly testId: string;
}

export function CodeField(props: CodeFieldProps) {
  const { label, note, value, fault, isLong = false, onInput, testId } = props;
  const [isReading, setReading] = useState(false);
  const [isBlank, setBlank] = useState(false);
  const id = useId();
  const type = (text: string) => {
    setBlank(false);
    onInput(text);
  };
  const read = async (file: File) => {
    setReading(true);
    const text = await readPicture(file).catch(() => null);
    setReading(false);
    if (text === null) setBlank(true);
    else type(text);
  };
  const wrong = isBlank ? say('code-not-found') : fault;
  const common = {
    id,
    value,
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: false,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': `${id}-note`,
    'data-testid': testId,
  } as const;
  return (
    <div class="field code-field">
      <label class="label" for={id}>
        {label}
      </label>
      <div class="code-line in-wrap">
        {isLong ? (
          <textarea {...common} rows={4} onInput={(event) => type(event.currentTarget.value)} />
        ) : (
          <input
            {...common}
            type="text"
            maxLength={400}
            onInput={(event) => type(event.currentTarget.value)}
          />
        )}
        <FileButton
          accept="image/*"
          isPhoto
          isBusy={isReading}
          testId={`${testId}-scan`}
          onFile={(file) => void read(file)}
        >
          <Icon name="scan" />
          <span>{say('code-scan')}</span>
        </FileButton>
      </div>
      {wrong !== undefined && <Fault text={wrong} testId={`${testId}-fault`} />}
      <p class="note" id={`${id}-note`}>
        {note}
      </p>
    </div>
  );
}

/** What is wrong, brought into sight: on a phone it may lie under the thumb's button. */
function Fault({ text, testId }: { text: string; testId: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.scrollIntoView({ block: 'center' }), [text]);
  return (
    <p ref={line} class="field-fault" role="alert" data-testid={testId}>
      {text}
    </p>
  );
}
