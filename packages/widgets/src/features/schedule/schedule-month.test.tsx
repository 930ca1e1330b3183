/** The month of a schedule. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { daysCalls, loadSchedule, openSchedule } from '../../testing/schedule-page';
import { dotsOf, monthOf, shownDays } from './month-days';

beforeAll(loadSchedule);

describe('the days of a month', () => {
  it('the days of a month are also those of the months beside it in the same weeks', () => {
    expect(shownDays('2026-02-01')).toEqual({ from: '2026-01-26', to: '2026-03-06' });
    expect(shownDays('2026-12-01')).toEqual({ from: '2026-11-25', to: '2027-01-06' });
    expect(monthOf('2026-02-28')).toBe('2026-02-01');
  });

  it('the days of a month have one to three dots', () => {
    expect([1, 2, 3, 9, 10, 80].map(dotsOf)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('the month of a schedule', () => {
  const open = async (given: Parameters<typeof openSchedule>[1] = {}) => {
    await openSchedule([], given);
    fireEvent.click(screen.getByRole('button', { name: 'Month' }));
    return screen.findByRole('grid', { name: 'January 2026' });
  };
  const day = (grid: HTMLElement, name: RegExp) => within(grid).findByRole('button', { name });

  it('the month of a schedule says how much there is on each day, in dots and in words', async () => {
    const days = daysCalls({ '2026-01-14': 1, '2026-01-15': 12, '2026-01-16': 0 });
    const grid = await open({ days, address: 'topic=singing', timeZone: 'Europe/Berlin' });
    const busy = await day(grid, /January 15, 2026, 12 streams$/);
    expect(busy.querySelectorAll('[aria-hidden] > *')).toHaveLength(3);
    expect(await day(grid, /January 14, 2026, 1 stream$/)).toBeTruthy();
    expect((await day(grid, /January 16, 2026$/)).querySelector('[aria-hidden] > *')).toBeNull();
    expect(days.getScheduleDays.mock.lastCall?.[0]).toEqual({
      from: '2025-12-26',
      to: '2026-02-06',
      zone: 'Europe/Berlin',
      lateHours: false,
      topic: 'singing',
      org: ['Hololive'],
    });
  });

  it('the month of a schedule leads the schedule to a day, and closes', async () => {
    const grid = await open({ address: 'view=week' });
    fireEvent.click(await day(grid, /January 15, 2026$/));
    expect(screen.getByTestId('query').textContent).toBe('view=week&date=2026-01-15');
    await waitFor(() => expect(screen.queryByRole('grid', { name: 'January 2026' })).toBeNull());
  });

  it('the month of a schedule is another one with Page Down', async () => {
    const days = daysCalls();
    const grid = await open({ days });
    const today = await day(grid, /January 10, 2026$/);
    await waitFor(() => expect(document.activeElement).toBe(today));
    fireEvent.keyDown(today, { key: 'PageDown' });
    expect(await screen.findByRole('grid', { name: 'February 2026' })).toBeTruthy();
    await waitFor(() =>
      expect(days.getScheduleDays.mock.lastCall?.[0]).toMatchObject({ from: '2026-01-26' }),
    );
  });

  it('the month of a schedule that could not be loaded still leads to days, and says what failed', async () => {
    const getScheduleDays = vi.fn(() => Promise.reject(new Error('down')));
    const grid = await open({ days: { ...daysCalls(), getScheduleDays } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    fireEvent.click(await day(grid, /January 15, 2026$/));
    expect(screen.getByTestId('query').textContent).toBe('date=2026-01-15');
  });
});
