import { CallError } from '@oshimado/contract';
import { createTranslate, loadWidgetMessages } from '@oshimado/locales';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WidgetsProvider } from '../base/context';
import { Answer } from './Answer';

const messages = await loadWidgetMessages('en');
const environment = {
  t: createTranslate(messages, 'en'),
  language: 'en',
  initialNow: 0,
  origin: 'https://server.example',
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Answers are shown a moment after they came. */
const settle = (seconds = 0) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

const http = (status: number) => new CallError('http', 'getPlaylist', '/', status);

async function draw(load: () => Promise<string>, isFinal?: (answer: string) => boolean) {
  const [onPhase, emit, onReady, complain] = [vi.fn(), vi.fn(() => true), vi.fn(), vi.fn()];
  const queryFn = vi.fn(load);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  render(
    <QueryClientProvider client={queries}>
      <WidgetsProvider value={environment}>
        <Answer
          query={{ queryKey: ['it'], queryFn }}
          unknown="There is no such thing"
          asked='playlist="“PL1”"'
          {...{ onPhase, emit, onReady, complain }}
          isFinal={isFinal}
          loading="Waiting"
        >
          {(answer) => <p>{answer}</p>}
        </Answer>
      </WidgetsProvider>
    </QueryClientProvider>,
  );
  await settle();
  return { onPhase, emit, onReady, complain, queryFn };
}

describe('what an element shows of its answer', () => {
  it('is the answer, which is reported once and asked for again every two minutes', async () => {
    let count = 0;
    const { onPhase, onReady, queryFn } = await draw(() =>
      Promise.resolve(`Answer ${(count += 1)}`),
    );
    expect(screen.getByText('Answer 1')).toBeTruthy();
    await settle(121);
    expect(screen.getByText('Answer 2')).toBeTruthy();
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(onReady).toHaveBeenCalledExactlyOnceWith('Answer 1');
    expect(onPhase).toHaveBeenCalledExactlyOnceWith('shown');
  });

  it('is not asked for again if it is final', async () => {
    const { queryFn } = await draw(
      () => Promise.resolve('The end'),
      (answer) => answer === 'The end',
    );
    await settle(600);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it.each([404, 400])(
    'says with status %i that the server does not know it, for good',
    async (status) => {
      const { emit, onPhase, complain, queryFn } = await draw(() => Promise.reject(http(status)));
      expect(screen.getByRole('alert').textContent).toBe('There is no such thing');
      expect(screen.queryByRole('button')).toBeNull();
      expect(onPhase).toHaveBeenCalledExactlyOnceWith('failed');
      expect(emit).toHaveBeenCalledExactlyOnceWith('oshi-error', { code: 'missing' });
      expect(complain).toHaveBeenCalledExactlyOnceWith(
        'playlist="“PL1”" is unknown to https://server.example.',
      );
      await settle(600);
      expect(queryFn).toHaveBeenCalledTimes(1);
    },
  );

  it('says why it failed, and tries again on request', async () => {
    let isUp = false;
    const { emit, onPhase, complain } = await draw(() =>
      isUp ? Promise.resolve('There it is') : Promise.reject(http(500)),
    );
    expect(screen.getByRole('alert').textContent).toContain('The server is having problems');
    expect(emit).toHaveBeenCalledExactlyOnceWith('oshi-error', { code: 'http' });
    expect(complain).not.toHaveBeenCalled();
    isUp = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(screen.getByText('There it is')).toBeTruthy();
    expect(onPhase.mock.calls).toEqual([['failed'], ['shown']]);
  });

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { emit } = await draw(() => Promise.reject(new CallError('network', 'getPlaylist', '/')));
    expect(screen.getByRole('alert').textContent).toContain('You’re offline');
    expect(emit).toHaveBeenCalledExactlyOnceWith('oshi-error', { code: 'offline' });
  });
});
