import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AGAIN_MS } from '../../base/reporting/when-back';
import { createFollower } from './follower';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const comeBack = async () => {
  dispatchEvent(new Event('online'));
  await settle();
};

it('the follower of settings tries a choice that did not reach the server again when the connection is back, until it does', async () => {
  const follow = createFollower();
  const send = vi.fn(() => Promise.resolve());
  send.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  await follow('clips', send);
  expect(send).toHaveBeenCalledTimes(1);
  await comeBack();
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(send).toHaveBeenCalledTimes(3);
  await comeBack();
  await vi.advanceTimersByTimeAsync(AGAIN_MS);
  expect(send).toHaveBeenCalledTimes(3);
});

it('the follower of settings does not try an earlier choice again after a later one', async () => {
  const follow = createFollower();
  const sent: string[] = [];
  await follow('clips', () => Promise.reject(new Error('offline')));
  await follow('clips', async () => void sent.push('later'));
  await comeBack();
  expect(sent).toEqual(['later']);
});

it('the follower of settings sends a later choice, also of another setting, after the earlier one has ended', async () => {
  const follow = createFollower();
  const sent: string[] = [];
  let end = () => undefined as void;
  void follow('language', async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    sent.push('earlier');
  });
  await settle();
  void follow('clips', async () => void sent.push('later'));
  await settle();
  expect(sent).toEqual([]);
  end();
  await settle();
  expect(sent).toEqual(['earlier', 'later']);
});

it('the follower of settings does not repeat what the server refuses', async () => {
  const follow = createFollower();
  const send = vi.fn(() => Promise.reject(Object.assign(new Error('refused'), { status: 400 })));
  await follow('clips', send);
  await comeBack();
  expect(send).toHaveBeenCalledTimes(1);
});
