import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadSchedule, openSchedule, streamAt } from '../../testing/schedule-page';
import { NOW } from '../../testing/videos';

beforeAll(loadSchedule);

it('the hours beside a week are those of both zones, also after the clocks of one have changed', async () => {
  await openSchedule([streamAt('Of the day', Date.parse('2026-10-25T09:00:00Z') - NOW)], {
    address: 'view=week&date=2026-10-25',
    timeZone: 'Europe/Berlin',
  });
  const grid = await screen.findByRole('grid');
  await screen.findByRole('gridcell', { name: /Of the day/ });
  const axis = grid.firstElementChild?.textContent.replaceAll(/\s/gu, ' ');
  expect(axis).toContain('GMT+1');
  expect(axis).toContain('10:00 AM6:00 PM');
});
