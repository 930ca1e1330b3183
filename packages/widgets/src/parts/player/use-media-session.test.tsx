/** What the system's own controls show and do. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeMedia, type FakeMedia } from '../../testing/fake-media';
import { video as sampleVideo } from '../../testing/videos';
import { useMediaSession } from './use-media-session';
import type { PlayAround } from './use-play-on';

type Handler = (details: object) => void;
let handlers: Map<string, Handler | null>;
const setPositionState = vi.fn();
const session = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setPositionState,
  setActionHandler: (name: string, run: Handler | null) => void handlers.set(name, run),
};
class Metadata {
  readonly title: string;
  constructor({ title }: { readonly title: string }) {
    this.title = title;
  }
}
beforeEach(() => {
  handlers = new Map();
  setPositionState.mockReset();
  vi.stubGlobal('MediaMetadata', Metadata);
  vi.useFakeTimers({ toFake: ['performance'] });
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

const shown = sampleVideo();
const NOTHING_AROUND: PlayAround = { playNext: undefined, playPrevious: undefined };
function Session({ media, around }: { media: FakeMedia; around: PlayAround }) {
  useMediaSession(shown, media, around);
  return null;
}
const draw = (media: FakeMedia, around = NOTHING_AROUND) =>
  render(<Session media={media} around={around} />);
const press = (name: string, details: object = {}) => handlers.get(name)?.(details);

it('the media session shows whether it plays, and where it is', () => {
  const media = createFakeMedia({ currentTime: 10, duration: 100 });
  const { unmount } = draw(media);
  expect(session.metadata?.title).toBe(shown.title);
  expect(session.playbackState).toBe('paused');
  media.set({ paused: false });
  expect(session.playbackState).toBe('playing');
  expect(setPositionState).toHaveBeenLastCalledWith({
    duration: 100,
    position: 10,
    playbackRate: 1,
  });
  unmount();
  expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(setPositionState).toHaveBeenLastCalledWith();
});

it('the media session reports no position that the system counts to by itself, but every jump and change of speed', () => {
  const media = createFakeMedia({ currentTime: 10, duration: 100, paused: false });
  draw(media);
  const count = () => setPositionState.mock.calls.length;
  const before = count();
  for (let second = 1; second <= 5; second += 1) {
    vi.advanceTimersByTime(1_000);
    media.set({ currentTime: 10 + second });
  }
  expect(count()).toBe(before);
  media.seek(60);
  expect(count()).toBe(before + 1);
  media.setPlaybackRate(2);
  expect(count()).toBe(before + 2);
  vi.advanceTimersByTime(10_000);
  media.set({ currentTime: 80 });
  expect(count()).toBe(before + 2);
});

it('the media session of a running stream has no end, and that of an unknown length no slider', () => {
  const media = createFakeMedia({ currentTime: 50, duration: 0, liveEdge: 60 });
  draw(media);
  expect(setPositionState).toHaveBeenLastCalledWith(undefined);
  media.set({ duration: 60 });
  expect(setPositionState).toHaveBeenLastCalledWith({
    duration: Infinity,
    position: 50,
    playbackRate: 1,
  });
});

it('the media session of a running stream has no slider in Firefox, which takes no length without an end', () => {
  setPositionState.mockImplementation((position?: MediaPositionState) => {
    if (position?.duration === Infinity) throw new TypeError('not a finite value');
  });
  const media = createFakeMedia({ currentTime: 50, duration: 60, liveEdge: 60 });
  draw(media);
  media.set({ duration: 61, liveEdge: 61 });
  expect(setPositionState).toHaveBeenLastCalledWith();
  expect(session.playbackState).toBe('paused');
});

it('the media session steps and jumps, and has next and previous only where there are some', () => {
  const media = createFakeMedia({ currentTime: 50, duration: 100 });
  const playNext = vi.fn();
  const { rerender } = draw(media);
  press('seekbackward');
  expect(media.getState().currentTime).toBe(40);
  press('seekforward', { seekOffset: 30 });
  expect(media.getState().currentTime).toBe(70);
  press('seekto', { seekTime: 5 });
  expect(media.getState().currentTime).toBe(5);
  expect(handlers.get('nexttrack')).toBeNull();
  rerender(<Session media={media} around={{ playNext, playPrevious: undefined }} />);
  press('nexttrack');
  expect(playNext).toHaveBeenCalledOnce();
  expect(handlers.get('previoustrack')).toBeNull();
});
