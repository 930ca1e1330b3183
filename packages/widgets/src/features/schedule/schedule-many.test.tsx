/** A schedule of 3,000 streams stays usable: how much of it is drawn at a time. */
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadSchedule, openSchedule, streamAt } from '../../testing/schedule-page';
import { HOUR, MINUTE } from '../../testing/videos';

beforeAll(loadSchedule);

const COUNT = 3_000;
const manyWithin = (hours: number) =>
  Array.from({ length: COUNT }, (_, at) =>
    streamAt(`Stream ${at}`, MINUTE + (at * hours * HOUR) / COUNT, { duration: 3_600 }),
  );

// Roles of thousands of elements take the document of these tests long to find; selectors do not.
const countOf = (within: Element, selector: string) => within.querySelectorAll(selector).length;

it('a list of four weeks draws the first days, and the others as they are scrolled to', async () => {
  await openSchedule(manyWithin(28 * 24));
  const [today] = await screen.findAllByRole('region');
  expect(today && countOf(today, 'li a')).toBeGreaterThan(40);
  // Today from noon on, and the two days after it.
  await waitFor(() => expect(countOf(document.body, 'section li a')).toBeGreaterThan(200));
  expect(countOf(document.body, 'section li a')).toBeLessThan(300);
});

it('a week draws what has room, and the rest as numbers', async () => {
  await openSchedule(manyWithin(6 * 24), { address: 'view=week' });
  const grid = await waitFor(() => {
    const shown = document.querySelector('[role="grid"]');
    if (!shown || countOf(shown, 'a') === 0) throw new Error('the week is not drawn yet');
    return shown;
  });
  // Half an hour is the lowest block, two of them are beside each other, and each hour has one number.
  const [perDay, days] = [2 * 2 * 24 + 24, 7];
  expect(countOf(grid, '[role="gridcell"]')).toBeLessThanOrEqual(perDay * days);
  expect(countOf(grid, '*')).toBeLessThan(12 * perDay * days);
  const stacked = [...grid.querySelectorAll('button')].map(({ textContent }) =>
    Number(/(\d+) more/.exec(textContent)?.[1] ?? 0),
  );
  const all = countOf(grid, 'a') + stacked.reduce((sum, one) => sum + one, 0);
  expect(all).toBeGreaterThanOrEqual(COUNT);
});
