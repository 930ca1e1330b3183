import { describe, expect, it } from 'vitest';
import { board, MINUTE, ORG, startFeed } from '../testing/live-feed';
import { firstSnapshot } from './live-feed.context';
import type { LiveFeedInput } from './live-feed.types';

const beginnings: readonly Partial<LiveFeedInput>[] = [
  {},
  { isPageVisible: false },
  { schedule: 'background' },
  { initial: board('a') },
  { initial: board('a'), schedule: 'background' },
  { initial: board('a'), now: 10 * MINUTE },
  { initial: board('a'), now: 10 * MINUTE, isPageVisible: false },
  { initial: board('a'), now: 10 * MINUTE, schedule: 'background' },
];

describe('a board without its machine', () => {
  it.each(beginnings)('begins as the machine will: %o', (given) => {
    const input = { query: ORG, ...given };
    const first = firstSnapshot(input);
    const started = startFeed(input).actor.getSnapshot();
    expect(first.context).toEqual(started.context);
    expect(first.matches('loading')).toBe(started.matches('loading'));
    expect(first.matches('stale')).toBe(started.matches('stale'));
    expect(first.hasTag('busy')).toBe(started.hasTag('busy'));
  });
});
