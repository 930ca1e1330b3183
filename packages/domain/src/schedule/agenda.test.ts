import { describe, expect, it } from 'vitest';
import { fromNow, HOUR, NOW, video } from '../testing/videos';
import { agendaParts, foldEmptyDays, inTimeOrder } from './agenda';

const ids = (videos: readonly { readonly id: string }[]) => videos.map(({ id }) => id);
const at = (id: string, ms: number, over: Parameters<typeof video>[0] = {}) =>
  video({ id, available_at: fromNow(ms), start_scheduled: fromNow(ms), ...over });

describe('an agenda', () => {
  it('divides a day by what is over, running and coming, each by its start', () => {
    const { over, running, coming } = agendaParts(
      [
        at('later', 5 * HOUR),
        at('soon', HOUR),
        at('due', -60_000),
        at('live', -3 * HOUR, { status: 'live' }),
        at('over', -4 * HOUR, { status: 'past' }),
        at('gone', -5 * HOUR, { status: 'missing' }),
      ],
      NOW,
    );
    expect([over, running, coming].map(ids)).toEqual([
      ['gone', 'over'],
      ['live', 'due'],
      ['soon', 'later'],
    ]);
  });

  it('an agenda has a stream that several organizations share once', () => {
    expect(ids(inTimeOrder([at('b', HOUR), at('a', HOUR), at('b', HOUR)]))).toEqual(['a', 'b']);
  });

  it('folds days without streams into one line, and none that is still loading or kept', () => {
    const day = (date: string, count?: number) => ({
      date,
      videos: count === undefined ? undefined : Array.from({ length: count }, () => video()),
    });
    const entries = foldEmptyDays(
      [day('01', 0), day('02', 1), day('03', 0), day('04', 0), day('05'), day('06', 0)],
      ({ date }) => date === '01',
    );
    expect(
      entries.map((entry) =>
        entry.kind === 'day' ? entry.day.date : `${entry.from} to ${entry.to}`,
      ),
    ).toEqual(['01', '02', '03 to 04', '05', '06 to 06']);
  });
});
