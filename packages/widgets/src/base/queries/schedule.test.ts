// @vitest-environment node
import type { Video } from '@oshimado/contract';
import { LIVE_REFRESH_MS } from '@oshimado/domain';
import { expect, it } from 'vitest';
import { clientOf } from '../../testing';
import { video } from '../../testing/videos';
import { scheduleQuery } from './schedule';

const NOW = Date.parse('2026-01-10T12:00:00Z');

it.each<[string, string, readonly Video['status'][], boolean]>([
  ['that is over, with streams that are', '2026-01-08', ['past', 'missing'], true],
  ['that is over, without streams', '2026-01-08', [], true],
  ['that is over, with a stream that goes on', '2026-01-09', ['past', 'live'], false],
  ['that is over, with a stream that has not begun', '2026-01-09', ['upcoming'], false],
  ['that is not over', '2026-01-10', ['past'], false],
])('a day of the schedule %s (%s, %j) is final: %s', (_what, date, statuses, isFinal) => {
  const { refetchInterval, staleTime } = scheduleQuery(
    clientOf({}),
    { streams: { orgs: ['Hololive'] }, topic: '' },
    { date, days: 1, now: NOW, timeZone: 'UTC' },
  );
  const answered = { state: { data: statuses.map((status) => video({ status })) } };
  expect(refetchInterval(answered)).toBe(isFinal ? false : LIVE_REFRESH_MS);
  expect(staleTime(answered)).toBe(isFinal ? Infinity : LIVE_REFRESH_MS);
});
