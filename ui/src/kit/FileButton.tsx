// A button that asks for a file.

import type { ComponentChildren } from 'preact';

interface FileButtonProps {
  /** What may be chosen, as an input says it; everything without it. */
  readonly accept?: string;
  /** Whether a camera is asked where there is one. */
  readonly isPhoto?: boolean;
  readonly isBusy?: boolean;
  readonly testId: string;
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}

export function FileButton(props: FileButtonProps) {
  const { accept, isPhoto = false, isBusy = false, testId, onFile, children } = props;
  return (
    <label class="button" aria-busy={isBusy}>
      <input
        class="unseen"
        type="file"
        accept={accept}
        capture={isPhoto ? 'environment' : undefined}
        data-testid={testId}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be mended and chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      {children}
    </label>
  );
}
