import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAnswerWhatPlays } from './use-answer-what-plays';
import { WHAT_PLAYS } from './worker-contract';

function ask(workers: EventTarget, data: unknown) {
  const { port1, port2 } = new MessageChannel();
  const answered = vi.spyOn(port2, 'postMessage');
  const event = new MessageEvent('message', { data, ports: [port2] });
  workers.dispatchEvent(event);
  port1.close();
  return answered.mock.calls.map(([ids]: readonly unknown[]) => ids);
}

it('the worker is answered with what plays now, until the page is left', () => {
  const workers = new EventTarget();
  const { result, unmount } = renderHook(() => useAnswerWhatPlays(workers));
  expect(ask(workers, { type: WHAT_PLAYS })).toEqual([[]]);
  act(() => result.current(['abc', 'abd']));
  expect(ask(workers, { type: WHAT_PLAYS })).toEqual([['abc', 'abd']]);
  expect(ask(workers, { type: 'another' })).toEqual([]);
  expect(ask(workers, null)).toEqual([]);
  unmount();
  expect(ask(workers, { type: WHAT_PLAYS })).toEqual([]);
});
