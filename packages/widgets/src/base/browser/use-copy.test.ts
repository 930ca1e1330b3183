import { COPY_FEEDBACK_MS } from '@oshimado/domain';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCopy } from './use-copy';

const writeText = vi.fn<(text: string) => Promise<void>>();
beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { userAgent: '', clipboard: { writeText } });
});

function handle(feedbackMs?: number) {
  const { result } = renderHook(() => useCopy(feedbackMs));
  return {
    state: () => result.current.state,
    copy: () => act(() => result.current.copy('text')),
    reset: () => act(() => result.current.reset()),
  };
}
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};

it.each([
  ['two seconds', undefined, COPY_FEEDBACK_MS],
  ['as long as is wanted', 1_000, 1_000],
])('a copy confirms for %s', async (_long, given, lasts) => {
  const { state, copy } = handle(given);
  expect(state()).toBe('ready');
  expect(await copy()).toBe(true);
  expect(writeText).toHaveBeenCalledWith('text');
  pass(lasts - 1);
  expect(state()).toBe('copied');
  pass(1);
  expect(state()).toBe('ready');
});

it.each([
  ['refuses', () => writeText.mockRejectedValue(new Error('denied'))],
  ['is not there, as on a page without https', () => vi.stubGlobal('navigator', {})],
])(
  'a copy says that it failed until the next try when the clipboard %s',
  async (_case, prepare) => {
    prepare();
    const { state, copy } = handle();
    expect(await copy()).toBe(false);
    pass(COPY_FEEDBACK_MS * 10);
    expect(state()).toBe('failed');
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
    expect(await copy()).toBe(true);
    expect(state()).toBe('copied');
  },
);

it('a copy clears a failure on request', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  const { state, copy, reset } = handle();
  await copy();
  reset();
  expect(state()).toBe('ready');
});
