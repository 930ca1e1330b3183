import { expect, it, vi } from 'vitest';
import { createFakeMedia } from '../testing/fake-media';
import { videos } from '../testing/videos';
import type { StagedVideo } from './stage';
import { createStage } from './stage';

const [first, second] = videos(2).map((video) => ({ ...video, published_at: null })) as [
  StagedVideo,
  StagedVideo,
];

it('a video that is opened again goes on in its frame', () => {
  const stage = createStage();
  stage.open(first, 10);
  const media = createFakeMedia();
  stage.setMedia(media);
  const before = stage.getState();
  stage.open(first, 99);
  expect(stage.getState()).toBe(before);
});

it('another video gets a frame of its own, and no player of the one before', () => {
  const stage = createStage();
  stage.open(first, 0);
  stage.setMedia(createFakeMedia());
  const { frame } = stage.getState();
  stage.open(second, 30);
  expect(stage.getState()).toMatchObject({
    video: second,
    start: 30,
    frame: frame + 1,
    media: null,
  });
});

it('closed twice it notifies once', () => {
  const stage = createStage();
  stage.open(first, 0);
  const listener = vi.fn();
  stage.subscribe(listener);
  stage.close();
  stage.close();
  expect(listener).toHaveBeenCalledOnce();
  expect(stage.getState().video).toBeNull();
});
