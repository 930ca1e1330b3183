/** A mutation of TanStack waits for a connection by default, and would run when the viewer has forgotten it. */
import { expect, it } from 'vitest';
import { readSources } from './source';

it('every mutation is one that fails at once without a connection', () => {
  const makers = readSources()
    .filter(({ role, tree }) => role === 'source' && /\buseMutation\b/.test(tree.text))
    .map(({ path }) => path.split('/').at(-1));
  expect(makers).toEqual(['use-undoable-mutation.ts']);
});
