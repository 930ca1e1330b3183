import { expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

it('what can wait runs when the browser is idle, unless it is cancelled', () => {
  const waiting = new Map<number, () => void>();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    waiting.set(waiting.size + 1, run);
    return waiting.size;
  });
  vi.stubGlobal('cancelIdleCallback', (call: number) => waiting.delete(call));
  const [first, second] = [vi.fn(), vi.fn()];
  whenIdle(first);
  whenIdle(second)();
  expect(first).not.toHaveBeenCalled();
  for (const run of waiting.values()) run();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
});

it('what can wait runs in a task of its own where the browser does not say when it is idle', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [first, second] = [vi.fn(), vi.fn()];
  whenIdle(first);
  whenIdle(second)();
  expect(first).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  vi.useRealTimers();
});
