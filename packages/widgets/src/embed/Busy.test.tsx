import { createTranslate, loadWidgetMessages } from '@oshimado/locales';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WidgetsProvider } from '../base/context';
import { Busy, embedFailure } from './Busy';

const messages = await loadWidgetMessages('en');
const environment = { t: createTranslate(messages, 'en'), language: 'en', initialNow: 0 } as const;
const refusal = { status: 429, retryAfterS: 17 };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1_000);
  });

function draw(error: unknown = refusal) {
  const retry = vi.fn();
  const busy = (since: number) => (
    <WidgetsProvider value={environment}>
      <Busy error={error} since={since} onRetry={retry} />
    </WidgetsProvider>
  );
  const { rerender, container } = render(busy(Date.now()));
  return { retry, container, failAgain: () => rerender(busy(Date.now())) };
}

describe('what an element says of a busy server', () => {
  it('counts the seconds down, and tries again once when they are over', () => {
    const { retry } = draw();
    expect(screen.getByRole('alert').textContent).toContain('The server is busy');
    expect(screen.getByRole('timer').textContent).toBe('Trying again in 17 seconds.');
    pass(16);
    expect(screen.getByRole('timer').textContent).toBe('Trying again in 1 second.');
    expect(retry).not.toHaveBeenCalled();
    pass(1);
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('timer')).toBeNull();
    pass(60);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('counts again after the next refusal', () => {
    const { retry, failAgain } = draw();
    pass(17);
    failAgain();
    pass(1);
    expect(screen.getByRole('timer').textContent).toBe('Trying again in 16 seconds.');
    pass(16);
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it('leaves the server alone until the page is looked at', () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { retry } = draw();
    pass(60);
    expect(retry).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    pass(1);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('says minutes where the wait is long, and waits for a day at most', () => {
    const { retry } = draw({ status: 429, retryAfterS: 10_000_000 });
    expect(screen.getByRole('timer').textContent).toBe('Trying again in 1,440 minutes.');
    pass(86_400);
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is nothing for another failure', () => {
    expect(draw({ status: 503, retryAfterS: 17 }).container.textContent).toBe('');
  });
});

it.each([
  ['http', { status: 429 }, 'busy'],
  ['http', { status: 500 }, 'http'],
  ['offline', { status: 429 }, 'offline'],
  ['network', undefined, 'network'],
] as const)('a failure %s of %j is reported as %s', (code, error, reported) =>
  expect(embedFailure(code, error)).toBe(reported),
);
