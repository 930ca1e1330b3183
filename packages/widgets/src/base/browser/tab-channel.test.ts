import { expect, it, vi } from 'vitest';
import { tabChannel } from './tab-channel';

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

it('a tab that returns from the back/forward cache is told what it may have missed', () => {
  const listener = vi.fn<(message: string) => void>();
  tabChannel('oshimado-test', 'all')?.onMessage(listener);
  dispatchEvent(shown(false));
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(shown(true));
  expect(listener.mock.calls).toEqual([['all']]);
});

it('tabs receive the messages of each other, not their own', async () => {
  const [one, other] = [tabChannel('oshimado-test-2', ''), tabChannel('oshimado-test-2', '')];
  const own = vi.fn<(message: string) => void>();
  one?.onMessage(own);
  const received = new Promise<string>((resolve) => other?.onMessage(resolve));
  one?.post('changed');
  expect(await received).toBe('changed');
  expect(own).not.toHaveBeenCalled();
});
