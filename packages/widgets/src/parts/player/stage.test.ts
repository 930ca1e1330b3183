import { expect, it, vi } from 'vitest';
import { createFakeMedia } from '../../testing/fake-media';
import { videos } from '../../testing/videos';
import type { StagedVideo } from './stage';
import { createStage } from './stage';

const [first, second] = videos(2).map((video) => ({ ...video, published_at: null })) as [
  StagedVideo,
  StagedVideo,
];

it('a video that is opened again goes on in its frame', () => {
  const stage = createStage();
  stage.open(first, 10, null);
  const media = createFakeMedia();
  stage.setMedia(media);
  const before = stage.getState();
  stage.open(first, 99, null);
  expect(stage.getState()).toBe(before);
});

it('another video gets a frame of its own, and no player of the one before', () => {
  const stage = createStage();
  stage.open(first, 0, null);
  stage.setMedia(createFakeMedia());
  const { frame } = stage.getState();
  stage.open(second, 30, '7');
  expect(stage.getState()).toMatchObject({
    video: second,
    start: 30,
    playlistId: '7',
    frame: frame + 1,
    media: null,
  });
});

it('a jump that comes before the player is where the player starts', () => {
  const stage = createStage();
  stage.open(first, 10, null);
  stage.open(first, 99, null);
  expect(stage.getState()).toMatchObject({ video: first, start: 99, frame: 1 });
});

it('closed twice it notifies once', () => {
  const stage = createStage();
  stage.open(first, 0, null);
  const listener = vi.fn();
  stage.subscribe(listener);
  stage.close();
  stage.close();
  expect(listener).toHaveBeenCalledOnce();
  expect(stage.getState().video).toBeNull();
});

it('in a window of its own a video plays only if it did, as fast and as silent as before', () => {
  const stage = createStage();
  stage.open(first, 0, null);
  expect(stage.getState().beginning).toEqual({ autoplay: true, muted: false, rate: 1 });
  stage.setMedia(createFakeMedia({ paused: true, muted: true, playbackRate: 1.5 }));
  stage.moveTo(window);
  expect(stage.getState().beginning).toEqual({ autoplay: false, muted: true, rate: 1.5 });
  const media = createFakeMedia({ isReady: false, paused: true });
  stage.setMedia(media);
  expect(media.getState().playbackRate).toBe(1.5);
  // It has reported nothing yet.
  stage.moveTo(null);
  expect(stage.getState().beginning).toMatchObject({ autoplay: false, muted: true });
  stage.open(second, 0, null);
  expect(stage.getState().beginning).toEqual({ autoplay: true, muted: false, rate: 1 });
});

it('in a window of its own a recording goes on where it was, and a stream at the present moment', () => {
  const stage = createStage();
  stage.open(first, 10, null);
  const { frame } = stage.getState();
  stage.setMedia(createFakeMedia({ currentTime: 90.5 }));
  stage.moveTo(window);
  expect(stage.getState()).toMatchObject({ window, start: 90.5, frame: frame + 1, media: null });
  // Nothing is known of the position before the frame there has a player.
  stage.moveTo(null);
  expect(stage.getState()).toMatchObject({ window: null, start: 90.5, frame: frame + 2 });
  stage.setMedia(createFakeMedia({ currentTime: 3_000, liveEdge: 3_010 }));
  stage.moveTo(window);
  expect(stage.getState().start).toBe(0);
});
