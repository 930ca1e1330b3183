/** How far recordings were watched: stored now and then, and when the page is left. */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientOf } from '../../../testing';
import { FeaturePage } from '../../../testing/english-page';
import { createFakeMedia, type FakeMedia } from '../../../testing/fake-media';
import { cellsOf } from '../../../testing/layouts-page';
import { MultiviewProvider, useMultiview } from './MultiviewProvider';
import type { Moments } from './use-moments';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const VIDEO = 'aaaaaaaaaaa';

function open(moments: Moments = {}) {
  const onMoments = vi.fn<(moments: Moments) => void>();
  const found = vi.fn<(multiview: ReturnType<typeof useMultiview>) => void>();
  function Probe() {
    found(useMultiview());
    return null;
  }
  const { unmount } = render(
    <FeaturePage client={clientOf({})}>
      <MultiviewProvider
        initial={{ cells: cellsOf(`AAMY${VIDEO},MAMYbbbbbbbbbbb`) }}
        moments={moments}
        onMoments={onMoments}
      >
        <Probe />
      </MultiviewProvider>
    </FeaturePage>,
  );
  const players = found.mock.lastCall?.[0].players;
  const play = (media: FakeMedia) => act(() => players?.setMedia('c0', media));
  return {
    play,
    unmount,
    onMoments,
    moments: () => Object.fromEntries(players?.moments ?? []),
    pass: (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1_000)),
  };
}

it('moments are stored every ten seconds while something plays', () => {
  const page = open();
  const media = createFakeMedia({ paused: false, currentTime: 600.7 });
  page.play(media);
  page.pass(9);
  expect(page.onMoments).not.toHaveBeenCalled();
  page.pass(1);
  expect(page.onMoments).toHaveBeenLastCalledWith({ [VIDEO]: 600 });
  page.pass(60);
  expect(page.onMoments).toHaveBeenCalledTimes(1);
});

it('moments are stored when the tab is closed, and when another page is opened', () => {
  const page = open();
  page.play(createFakeMedia({ paused: false, currentTime: 600 }));
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(page.onMoments).toHaveBeenLastCalledWith({ [VIDEO]: 600 });
  const other = open();
  other.play(createFakeMedia({ paused: false, currentTime: 700 }));
  other.pass(1);
  other.unmount();
  expect(other.onMoments).toHaveBeenLastCalledWith({ [VIDEO]: 700 });
});

it('moments of a player that loads again stay, and those of one that is over are forgotten', () => {
  const page = open({ [VIDEO]: 600 });
  const media = createFakeMedia({ paused: true, currentTime: 0 });
  page.play(media);
  page.pass(2);
  expect(page.moments()).toEqual({ [VIDEO]: 600 });
  media.set({ paused: false, currentTime: 3_595 });
  page.pass(1);
  expect(page.moments()).toEqual({});
});

it('moments of live streams and of advertisements are not kept', () => {
  const page = open();
  const media = createFakeMedia({ paused: false, currentTime: 600, liveEdge: 605 });
  page.play(media);
  page.pass(2);
  media.set({ liveEdge: null, isAd: true });
  page.pass(2);
  expect(page.moments()).toEqual({});
});
