// Texts that are copied. Web views differ in what they allow: where the clipboard is closed to
// pages, selecting the text and copying it as a person would still works.

import { tell, warn } from './notices';

/** Copies a text, and says whether it went. */
export async function copy(text: string): Promise<void> {
  const isCopied = await write(text);
  if (isCopied) tell({ id: 'copied' });
  else warn({ id: 'not-copied' });
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return select(text);
  }
}

function select(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  const focused = document.activeElement;
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
