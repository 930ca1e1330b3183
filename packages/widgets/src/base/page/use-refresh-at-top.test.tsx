import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRefreshAtTop } from './use-refresh-at-top';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const scrollPageTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  dispatchEvent(new Event('scroll'));
};
const thereAndBack = () => {
  scrollPageTo(innerHeight + 1);
  scrollPageTo(0);
};

it('a scroll back refreshes a page whose reader is back at the top, at most every 30 s', () => {
  const refresh = vi.fn(() => Promise.resolve());
  renderHook(() => useRefreshAtTop(refresh));
  vi.setSystemTime(29_999);
  thereAndBack();
  expect(refresh).not.toHaveBeenCalled();
  vi.setSystemTime(30_000);
  thereAndBack();
  thereAndBack();
  expect(refresh).toHaveBeenCalledOnce();
  vi.setSystemTime(60_000);
  thereAndBack();
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('a refresh leaves a page alone whose reader never left its first screen', () => {
  const refresh = vi.fn(() => Promise.resolve());
  renderHook(() => useRefreshAtTop(refresh));
  vi.setSystemTime(60_000);
  scrollPageTo(innerHeight);
  scrollPageTo(0);
  expect(refresh).not.toHaveBeenCalled();
});
