import { describe, expect, it } from 'vitest';
import { ROOM_OPENS_BEFORE_MS } from '../limits';
import { isRoomOpen, roomOpensAt, videoOffset } from './room';

const START = '2026-03-01T12:00:00.000Z';
const start = Date.parse(START);
const upcoming = { status: 'upcoming' as const, start_scheduled: START, available_at: START };

describe('a room of live translations', () => {
  it('a room of live translations opens 15 minutes before the scheduled start', () => {
    expect(isRoomOpen(upcoming, start - ROOM_OPENS_BEFORE_MS - 1)).toBe(false);
    expect(isRoomOpen(upcoming, start - ROOM_OPENS_BEFORE_MS)).toBe(true);
    expect(isRoomOpen(upcoming, start + 3_600_000)).toBe(true);
    expect(roomOpensAt(upcoming)).toBe(start - 900_000);
  });

  it('a room of live translations is open while the stream is live, whatever was scheduled, and closed once it is past', () => {
    expect(isRoomOpen({ ...upcoming, status: 'live' }, 0)).toBe(true);
    expect(isRoomOpen({ ...upcoming, status: 'past' }, start)).toBe(false);
    expect(isRoomOpen({ ...upcoming, status: 'missing' }, start)).toBe(false);
  });

  it('a room of live translations counts a line from the actual start, else from when the video was there', () => {
    expect(videoOffset(start + 1_500, { available_at: START })).toBe(1.5);
    const late = { start_actual: '2026-03-01T12:00:10.000Z', available_at: START };
    expect(videoOffset(start, late)).toBe(-10);
  });
});
