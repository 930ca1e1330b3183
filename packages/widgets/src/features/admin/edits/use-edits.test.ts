import type { AdminClient } from '@oshimado/contract';
import { expect, it, vi } from 'vitest';
import { adminCalls } from '../../../storybook/sample-admin';
import { revertSome } from './use-edits';

it('more than a hundred edits are undone in several calls, the newest first', async () => {
  const left = { id: '3', target_id: null, why: 'unknown' } as const;
  const postEditsRevert = vi
    .fn<AdminClient['postEditsRevert']>()
    .mockResolvedValueOnce({ reverted: 100, left: [], next: null })
    .mockResolvedValueOnce({ reverted: 4, left: [left], next: null });
  const ids = Array.from({ length: 105 }, (_, index) => String(index + 1));
  expect(await revertSome({ ...adminCalls, postEditsRevert }, ids)).toEqual({
    reverted: 104,
    left: [left],
    next: null,
  });
  const asked = postEditsRevert.mock.calls.map(([{ body }]) => ('ids' in body ? body.ids : []));
  expect(asked.map(({ length }) => length)).toEqual([100, 5]);
  expect(asked.flat()).toEqual(ids.toReversed());
});
