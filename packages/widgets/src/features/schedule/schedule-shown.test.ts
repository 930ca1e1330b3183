import { gridDays } from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { fromNow, HOUR, NOW, video } from '../../testing/videos';
import { shownInAgenda, shownInWeek } from './schedule-shown';

const at = (id: string, ms: number, duration = 3_600) =>
  video({ id, available_at: fromNow(ms), start_scheduled: fromNow(ms), duration });
const over = (id: string, ms: number) => ({ ...at(id, ms), status: 'past' as const });
const ids = (videos: readonly { readonly id: string }[]) => videos.map(({ id }) => id);

describe('what an agenda shows', () => {
  const days = [
    { date: '2026-01-09', videos: [over('yesterday', -20 * HOUR)] },
    { date: '2026-01-10', videos: [at('evening', 3 * HOUR), over('morning', -4 * HOUR)] },
    { date: '2026-01-11', videos: undefined },
  ];
  const schedule = { now: NOW, today: '2026-01-10' };

  it('what an agenda shows leaves out what is over today while that is folded', () => {
    expect(ids(shownInAgenda(days, schedule, false))).toEqual(['yesterday', 'evening']);
    expect(ids(shownInAgenda(days, schedule, true))).toEqual(['yesterday', 'morning', 'evening']);
  });
});

describe('what a week shows', () => {
  it('what a week shows has what is in stacks, and what goes on after midnight once', () => {
    const videos = [at('night', 11 * HOUR, 10_800), at('one', HOUR), at('two', HOUR)];
    const options = { timeZone: 'UTC', from: '2026-01-10', days: 2, columns: 1, now: NOW };
    const days = gridDays(videos, options);
    expect(days[0]?.map(({ kind }) => kind)).toEqual(['stream', 'stack', 'stream']);
    expect(ids(shownInWeek(days))).toEqual(['one', 'two', 'night']);
  });
});
