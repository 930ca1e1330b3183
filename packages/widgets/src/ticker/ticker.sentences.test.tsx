/** What section 4 of the specification says of clocks, sentence by sentence. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { CARD_TICK_MS, DRAWER_TICK_MS } from '@oshimado/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../testing/page';
import { liveVideo, NOW } from '../testing/videos';
import { VideoCard } from '../video-card';
import { createTicker } from './ticker';
import { useNow } from './use-now';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function options() {
  const ticker = createTicker({
    now: Date.now,
    schedule: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    isHidden: () => false,
    onVisibility: () => () => undefined,
  });
  return { ticker: () => ticker };
}
const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('Live video cards update their clock every second.', () => {
  render(
    <Page options={options()}>
      <VideoCard video={liveVideo()} />
    </Page>,
  );
  expect(screen.getByText('1:00:00')).toBeTruthy();
  wait(CARD_TICK_MS - 1);
  expect(screen.getByText('1:00:00')).toBeTruthy();
  wait(1);
  expect(screen.getByText('1:00:01')).toBeTruthy();
  for (let second = 2; second <= 10; second += 1) {
    wait(CARD_TICK_MS);
    expect(screen.getByText(`1:00:${String(second).padStart(2, '0')}`)).toBeTruthy();
  }
});

it('The drawer clock ticks every 60 s.', () => {
  const drawn: number[] = [];
  function DrawerTime() {
    drawn.push(useNow('minute') - NOW);
    return null;
  }
  render(
    <Page options={options()}>
      <DrawerTime />
    </Page>,
  );
  expect(DRAWER_TICK_MS).toBe(60_000);
  for (let passed = 0; passed < 2.5 * DRAWER_TICK_MS; passed += CARD_TICK_MS) wait(CARD_TICK_MS);
  expect(drawn).toEqual([0, DRAWER_TICK_MS, 2 * DRAWER_TICK_MS]);
});
