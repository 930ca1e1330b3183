import { describe, expect, it } from 'vitest';
import { chatAccess, chatOpensAt } from './room';

const START = Date.parse('2026-03-01T12:00:00Z');
const upcoming = {
  id: 'abcdefghijk',
  status: 'upcoming',
  start_scheduled: '2026-03-01T12:00:00Z',
  available_at: '2026-03-01T12:00:00Z',
} as const;
const QUARTER = 15 * 60_000;

describe('a room of live translations', () => {
  it('a room of live translations opens 15 minutes before the scheduled start', () => {
    expect(chatAccess(upcoming, START - QUARTER - 1, false)).toBe('notLive');
    expect(chatAccess(upcoming, START - QUARTER, false)).toBe('open');
    expect(chatOpensAt(upcoming)).toBe(START - QUARTER);
  });

  it('a room of live translations is open while the video is live', () => {
    expect(chatAccess({ ...upcoming, status: 'live' }, 0, false)).toBe('open');
  });

  it.each(['past', 'missing'] as const)('the room of a %s video needs an extension', (status) => {
    expect(chatAccess({ ...upcoming, status }, START, false)).toBe('needsExtension');
    expect(chatAccess({ ...upcoming, status }, START, true)).toBe('open');
  });

  it('a room named by a link has no status and is always open', () => {
    expect(chatAccess({ id: 'https://example.test/live' }, 0, false)).toBe('open');
    expect(chatOpensAt({ id: 'https://example.test/live' })).toBeNull();
  });

  it('the room of a video without a time opens when the video is live', () => {
    expect(chatAccess({ id: 'a', status: 'upcoming' }, START, false)).toBe('notLive');
    expect(chatOpensAt({ id: 'a', status: 'upcoming' })).toBeNull();
  });
});
