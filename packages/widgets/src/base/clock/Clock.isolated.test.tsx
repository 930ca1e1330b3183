import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Page } from '../../testing/page';
import { HOUR, NOW } from '../../testing/videos';
import { Clock } from './Clock';
import { manualTicker } from '../../testing/manual-ticker';
import { useNow } from './use-now';

/** Callback of the last rendered clock for visibility changes. */
const screenSays = vi.hoisted((): { isNear: (isNear: boolean) => void } => ({
  isNear: () => undefined,
}));
vi.mock('../ticker/near-screen', () => ({
  watchNearScreen: (_: Element, tell: (isNear: boolean) => void) => {
    screenSays.isNear = tell;
    return () => undefined;
  },
}));

/** A ticker that is moved by hand and counts who listens. */
function byHand(start: number) {
  const { ticker, listeners, setTime } = manualTicker(start);
  const advance = (ms: number) => setTime(ticker.now() + ms);
  return { options: { ticker: () => ticker }, listeners, advance };
}

describe('a clock', () => {
  it('a clock is drawn by the server as at the time of the page', () => {
    const html = renderToString(
      <Page>
        <Clock since={NOW - HOUR} />
      </Page>,
    );
    expect(html).toContain('1:00:00');
  });

  it('a clock shows the time there is when it appears on a page drawn long ago', () => {
    const hand = byHand(NOW + HOUR);
    const { container } = render(
      <Page options={hand.options}>
        <Clock since={NOW - HOUR} />
      </Page>,
    );
    expect(container.textContent).toBe('2:00:00');
  });

  it('a clock ticks without rendering', () => {
    const hand = byHand(NOW);
    const onRender = vi.fn();
    function Counted() {
      onRender();
      return <Clock since={NOW - HOUR} />;
    }
    const { container } = render(
      <Page options={hand.options}>
        <Counted />
      </Page>,
    );
    const text = container.querySelector('span')?.firstChild;
    hand.advance(1_000);
    expect(container.textContent).toBe('1:00:01');
    hand.advance(59_000);
    expect(container.textContent).toBe('1:01:00');
    expect(container.querySelector('span')?.firstChild).toBe(text);
    expect(onRender).toHaveBeenCalledOnce();
  });

  it('a clock far from the screen stops, and is right when it comes near', () => {
    const hand = byHand(NOW);
    const { container, unmount } = render(
      <Page options={hand.options}>
        <Clock since={NOW - HOUR} />
      </Page>,
    );
    screenSays.isNear(false);
    expect(hand.listeners.size).toBe(0);
    hand.advance(5_000);
    expect(container.textContent).toBe('1:00:00');
    screenSays.isNear(true);
    expect(container.textContent).toBe('1:00:05');
    hand.advance(1_000);
    expect(container.textContent).toBe('1:00:06');
    unmount();
    expect(hand.listeners.size).toBe(0);
  });

  it('a clock keeps its time when its parent renders', () => {
    const hand = byHand(NOW);
    const draw = () => (
      <Page options={hand.options}>
        <Clock since={NOW - HOUR} />
      </Page>
    );
    const { container, rerender } = render(draw());
    hand.advance(5_000);
    rerender(draw());
    expect(container.textContent).toBe('1:00:05');
    hand.advance(1_000);
    expect(container.textContent).toBe('1:00:06');
  });

  it('never counts below zero', () => {
    const { container } = render(
      <Page options={byHand(NOW).options}>
        <Clock since={NOW + HOUR} />
      </Page>,
    );
    expect(container.textContent).toBe('0:00');
  });

  it('listens once, in strict mode too, and not after it is gone', () => {
    const hand = byHand(NOW);
    const { unmount } = render(
      <StrictMode>
        <Page options={hand.options}>
          <Clock since={NOW} />
        </Page>
      </StrictMode>,
    );
    expect(hand.listeners.size).toBe(1);
    unmount();
    expect(hand.listeners.size).toBe(0);
  });
});

describe('the time', () => {
  it.each([
    ['minute', 60],
    ['second', 1],
  ] as const)('by the %s draws anew every %i s', (granularity, seconds) => {
    const hand = byHand(NOW);
    const drawn: number[] = [];
    function Shown() {
      drawn.push(useNow(granularity));
      return null;
    }
    render(
      <Page options={hand.options}>
        <Shown />
      </Page>,
    );
    act(() => Array.from({ length: 120 }).forEach(() => hand.advance(1_000)));
    const steps = new Set(drawn);
    expect([...steps].every((time) => (time - NOW) % (seconds * 1_000) === 0)).toBe(true);
    expect(Math.max(...drawn)).toBe(NOW + 120_000);
  });

  it('the time by the minute does not render again within a minute', () => {
    const hand = byHand(NOW);
    const onRender = vi.fn();
    function Shown() {
      onRender(useNow());
      return null;
    }
    render(
      <Page options={hand.options}>
        <Shown />
      </Page>,
    );
    for (let second = 1; second < 60; second += 1) act(() => hand.advance(1_000));
    expect(onRender).toHaveBeenCalledOnce();
    act(() => hand.advance(1_000));
    expect(onRender).toHaveBeenLastCalledWith(NOW + 60_000);
  });
});
