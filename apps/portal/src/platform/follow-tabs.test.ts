import { expect, it, vi } from 'vitest';
import { followTabs } from './follow-tabs';

const show = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('the device store is read again after another tab wrote, and when the page is back from the cache of the browser', () => {
  const reread = vi.fn();
  followTabs({ reread });
  show(false);
  expect(reread).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'a' }));
  expect(reread).toHaveBeenCalledTimes(1);
  show(true);
  expect(reread).toHaveBeenCalledTimes(2);
});
