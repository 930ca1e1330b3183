/** Drafts in the browser's database. */
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSmallDatabase } from '../../testing/small-database';
import { readDraft, useDraftStore, type StoredDraft } from './script-drafts';

const draft: StoredDraft = {
  key: '1 en abc own tab',
  accountId: '1',
  script: 'en abc',
  isOverriding: false,
  savedAt: 1_000,
  startedAt: 500,
  changes: [
    {
      id: null,
      base: null,
      line: { author: 'Mira', start: 0, end: 900, text: 'new', profile: 'default' },
      key: 'tab-1',
      sent: { author: 'Mira', start: 0, end: 900, text: 'sent' },
      others: ['7'],
    },
    { id: '1', base: { start: 0, end: 900, text: 'old' }, line: null, sent: null },
  ],
};
const [change] = draft.changes;

const database = createSmallDatabase();
vi.stubGlobal('indexedDB', database.factory);
const store = renderHook(useDraftStore).result.current;

beforeEach(() => store.remove(['tab', 'next'].map((tab) => `1 en abc own ${tab}`)));

it('a draft is taken over once, in one step', async () => {
  await store.put(draft);
  const next = { ...draft, key: '1 en abc own next' };
  expect(await store.replace(draft, next)).toBe(true);
  expect(await store.readAll()).toEqual([next]);
  expect(await store.replace(draft, next)).toBe(false);
  expect(await store.replace(next)).toBe(true);
  expect(await store.readAll()).toEqual([]);
});

it('a draft that was written again is not replaced', async () => {
  const newer = { ...draft, savedAt: 2_000 };
  await store.put(newer);
  expect(await store.replace(draft)).toBe(false);
  expect(await store.readAll()).toEqual([newer]);
});

it('a draft of an earlier version is read', () => {
  const earlier = {
    ...draft,
    startedAt: undefined,
    changes: [{ id: null, base: null, line: change?.line }],
  };
  expect(readDraft(earlier)).toMatchObject({ changes: earlier.changes });
});

it.each([{ key: 1 }, { sent: { start: 0 } }, { sent: 'x' }, { others: [1] }, { others: 'x' }])(
  'a change with fields that are not readable is left out: %j',
  (fields) => {
    expect(readDraft({ ...draft, changes: [{ ...change, ...fields }, change] })?.changes).toEqual([
      change,
    ]);
  },
);
