// A root for tests: in the document for each test of a file, and empty again after it.

import { render } from 'preact';
import { afterEach, beforeEach } from 'vitest';

export function testRoot(): HTMLElement {
  const root = document.createElement('div');
  beforeEach(() => document.body.append(root));
  afterEach(() => {
    render(null, root);
    root.remove();
  });
  return root;
}
