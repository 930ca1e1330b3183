import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Page } from '../../testing/page';
import { liveVideo, NOW } from '../../testing/videos';
import { VideoCard } from './VideoCard';
import { createTicker } from '../../base/ticker';

const SECOND = 1_000;
beforeEach(() => void vi.useFakeTimers({ now: NOW }));

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

it('the clock of a live card counts up every second', () => {
  render(
    <Page options={options()}>
      <VideoCard video={liveVideo()} />
    </Page>,
  );
  expect(screen.getByText('1:00:00')).toBeTruthy();
  wait(SECOND - 1);
  expect(screen.getByText('1:00:00')).toBeTruthy();
  wait(1);
  expect(screen.getByText('1:00:01')).toBeTruthy();
  for (let second = 2; second <= 10; second += 1) {
    wait(SECOND);
    expect(screen.getByText(`1:00:${String(second).padStart(2, '0')}`)).toBeTruthy();
  }
});
