// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { takeOver } from './take-over';

const claim = () => Promise.resolve();
const never = () => new Promise<never>(() => undefined);

it('a worker takes over without waiting for what older versions have left', async () => {
  const dropOld = vi.fn(never);
  const registration = { navigationPreload: { enable: vi.fn(() => Promise.resolve()) } };
  await takeOver({ registration, clients: { claim }, dropOld });
  expect(registration.navigationPreload.enable).toHaveBeenCalledOnce();
  expect(dropOld).toHaveBeenCalledOnce();
});

it('a worker takes over where older versions leave what cannot be dropped, and where pages are not loaded ahead', async () => {
  const dropOld = () => Promise.reject(new Error('the disk is full'));
  await expect(
    takeOver({ registration: {}, clients: { claim }, dropOld }),
  ).resolves.toBeUndefined();
});
