/** A simulated day of YouTube: what it costs, how late the board is, and that every stream ends as it should. */
import { expect, it } from 'vitest';
import { isLong } from '../support/is-long';
import { makeDay, percentile } from '../support/youtube-day';
import {
  beginYoutubeLife,
  DAY,
  HOUR,
  MIDNIGHT,
  MINUTE,
  worldChannels,
} from '../support/youtube-life';
import { apiError } from '../support/youtube-stand-in';

const CHANNELS = isLong ? 1_000 : 50;

/** An hour of failing calls, and a bad minute in each of the others. */
const isOutage = (now: number) =>
  (now > MIDNIGHT + 5 * HOUR && now < MIDNIGHT + 6 * HOUR) || now % HOUR < MINUTE;

it(`a day of ${CHANNELS} channels stays within the units, is on time, and ends with the right states`, async () => {
  const channels = worldChannels(CHANNELS);
  const videos = makeDay(channels, 20261110);
  const life = await beginYoutubeLife({ channels, videos: [...videos] });
  life.standIn.fault = (path) =>
    path.includes('/v3/') && isOutage(life.clock.now()) ? apiError(503, 'backendError') : undefined;
  await life.runTo(MIDNIGHT + DAY - MINUTE);
  const used = [...life.standIn.units.values()][0] ?? {};
  const total = Object.values(used).reduce((sum, count) => sum + count, 0);

  const delays = videos.flatMap(({ id, startedAt, trouble }) => {
    const shown = life.firstAt(id, 'live');
    if (startedAt === undefined || startedAt < MIDNIGHT || trouble === 'deleted') return [];
    // In the hour of the outage nothing can be on time.
    if (isOutage(startedAt) || isOutage(startedAt + 10 * MINUTE)) return [];
    return [{ trouble, seconds: ((shown ?? MIDNIGHT + DAY) - startedAt) / 1_000 }];
  });
  const announced = delays
    .filter(({ trouble }) => trouble !== 'sudden')
    .map(({ seconds }) => seconds);
  const sudden = delays.filter(({ trouble }) => trouble === 'sudden').map(({ seconds }) => seconds);
  const wrong = videos.filter(({ id, ending }) => life.statusOf(id) !== ending);
  const troubled = videos.filter(({ trouble }) => !['plain', 'old'].includes(trouble));
  console.log(
    JSON.stringify({
      channels: CHANNELS,
      streams: delays.length,
      troubles: troubled.length,
      units: { ...used, total },
      feeds: life.standIn.feedRequests(),
      announcedSeconds: { p50: percentile(announced, 0.5), p95: percentile(announced, 0.95) },
      suddenSeconds: { p50: percentile(sudden, 0.5), p95: percentile(sudden, 0.95) },
    }),
  );
  await life.stop();

  expect(wrong.map(({ id, trouble }) => [id, trouble, life.statusOf(id)])).toEqual([]);
  expect(total).toBeLessThan(10_000);
  expect(percentile(announced, 0.5)).toBeLessThan(60);
  expect(percentile(announced, 0.95)).toBeLessThan(130);
  expect(percentile(sudden, 0.95)).toBeLessThan(20 * 60);
});
