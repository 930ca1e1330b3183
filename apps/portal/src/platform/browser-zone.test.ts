import { expect, it, vi } from 'vitest';
import { browserZone } from './browser-zone';

it('a browser with Temporal says its zone without a formatter', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  const Temporal = { Now: { timeZoneId: () => 'Asia/Tokyo' } };
  expect(browserZone({ Temporal, Intl })).toBe('Asia/Tokyo');
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

it('a browser without Temporal says it by a formatter', () => {
  expect(browserZone({ Intl })).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
