import type { favoritesMachine } from '@oshimado/machines/favorites';
import { describe, expect, test } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { selectListState } from './list-state';

type Snapshot = SnapshotFrom<typeof favoritesMachine>;

const stateOf = (context: Partial<Snapshot['context']>) =>
  selectListState({
    context: { favorites: [], isListKnown: false, loadFailures: 0, ...context },
  } as unknown as Snapshot);

describe('the favorites page', () => {
  test('the favorites page waits with a skeleton for the first answer', () => {
    expect(stateOf({})).toBe('unknown');
  });
  test('the favorites page shows the prompt when the user has no favorites', () => {
    expect(stateOf({ isListKnown: true })).toBe('empty');
  });
  test('the favorites page shows the list of a device that has favorites, answered or not', () => {
    const favorites = [{ id: 'UC1' }] as unknown as Snapshot['context']['favorites'];
    expect([stateOf({ favorites }), stateOf({ favorites, isListKnown: true })]).toEqual([
      'some',
      'some',
    ]);
  });
  test('a list whose favorites failed to load asks for its board: the server knows them', () => {
    expect(stateOf({ loadFailures: 1 })).toBe('some');
  });
});
