// @vitest-environment node
import { CHAT_MESSAGES_BURST, CHAT_MESSAGES_PER_SECOND } from '@oshimado/domain';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { paceEmits } from './paced-emits';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});
/** Whether a server takes one more message now. */
function meter() {
  let free = CHAT_MESSAGES_BURST;
  let at = Date.now();
  return () => {
    const seconds = (Date.now() - at) / 1_000;
    free = Math.min(CHAT_MESSAGES_BURST, free + seconds * CHAT_MESSAGES_PER_SECOND) - 1;
    at = Date.now();
    return free >= 0;
  };
}
const room = (at: number) => ({ video_id: `video-${at}`, lang: 'en' });

it('rooms of a large layout are all asked for, and none beyond what the server takes', async () => {
  const isWithin = meter();
  const joined = new Set<string>();
  const { send } = paceEmits((name, { video_id: id }) => {
    expect(isWithin()).toBe(true);
    if (name === 'subscribe') joined.add(id);
    else joined.delete(id);
  });
  const all = Array.from({ length: 50 }, (_, at) => room(at));
  for (const one of all) send('subscribe', one);
  expect(joined.size).toBeGreaterThan(10);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(joined.size).toBe(50);
  for (const one of all) send('unsubscribe', one);
  for (const one of all) send('subscribe', { ...one, lang: 'ja' });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(joined.size).toBe(50);
});

it('rooms that are left before they were asked for are not asked for', async () => {
  const emit = vi.fn();
  const { send } = paceEmits(emit);
  for (let at = 0; at < 20; at += 1) send('subscribe', room(at));
  send('unsubscribe', room(19));
  send('unsubscribe', room(0));
  await vi.advanceTimersByTimeAsync(10_000);
  const named = (name: string) => emit.mock.calls.filter(([one]) => one === name).length;
  expect([named('subscribe'), named('unsubscribe')]).toEqual([19, 1]);
});

it('rooms of a socket that is gone are asked for no more', async () => {
  const emit = vi.fn();
  const { send, stop } = paceEmits(emit);
  for (let at = 0; at < 30; at += 1) send('subscribe', room(at));
  const before = emit.mock.calls.length;
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(emit).toHaveBeenCalledTimes(before);
});
