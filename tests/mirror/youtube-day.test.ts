/** A simulated day of YouTube: what it costs, how late the board is, and that every stream ends as it should. */
import { expect, it } from 'vitest';
import { isLong } from '../support/is-long';
import { liveDay } from '../support/youtube-day';

const CHANNELS = isLong ? 1_000 : 50;

it(`a day of ${CHANNELS} channels stays within the units, is on time, and ends with the right states`, async () => {
  const figures = await liveDay(CHANNELS, 20261110);
  console.log(JSON.stringify(figures));
  expect(figures.wrong).toEqual([]);
  expect(figures.totalUnits).toBeLessThan(10_000);
  expect(figures.announced.p50).toBeLessThan(60);
  expect(figures.announced.p95).toBeLessThan(130);
  expect(figures.sudden.p95).toBeLessThan(20 * 60);
});
