/** What follows the end of a video that plays in a playlist, on its page and in the small window. */
import type { Playlist } from '@oshimado/contract';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, loadActors, sampleStoredVideo, Where, where } from '../../testing';
import { createFakeMedia } from '../../testing/fake-media';
import type { Stage } from './stage';
import { StageProvider, useStage } from './StageProvider';
import { usePlayOn } from './use-play-on';

await loadActors();
afterEach(cleanup);

const videos = ['aaaaaaaaaaa', 'bbbbbbbbbbb'].map((id) => sampleStoredVideo(id));
const [first, last] = videos;
const playlist: Playlist = {
  id: 7,
  name: 'Evening music',
  user_id: '1',
  updated_at: '2026-01-01T00:00:00.000Z',
  video_ids: videos.map(({ id }) => id),
  videos,
};

interface Given {
  readonly isOnPage?: boolean;
  readonly playlistId?: string | null;
}

/** Plays a video in a playlist; `end` ends it once the playlist is loaded. */
async function play(video = first, { isOnPage = false, playlistId = '7' }: Given = {}) {
  if (!video) throw new Error('There is no such video.');
  const getPlaylist = vi.fn(() => Promise.resolve(playlist));
  const onStage = vi.fn<(stage: Stage) => void>();
  function Host() {
    const shown = useStage();
    useEffect(() => onStage(shown), [shown]);
    usePlayOn(isOnPage);
    return <Where />;
  }
  render(
    <FeaturePage client={clientOf({ getPlaylist })} address="/">
      <StageProvider>
        <Host />
      </StageProvider>
    </FeaturePage>,
  );
  const stage = onStage.mock.lastCall?.[0];
  if (!stage) throw new Error('There is no stage.');
  const media = createFakeMedia({ paused: false });
  act(() => {
    stage.open(video, 0, playlistId);
    stage.setMedia(media);
  });
  await waitFor(() => expect(getPlaylist).toHaveBeenCalledTimes(playlistId === null ? 0 : 1));
  await act(() => Promise.resolve());
  return {
    stage: () => stage.getState(),
    end: () => act(() => media.set({ ended: true, paused: true })),
  };
}

it('the next video plays in the small window, and the page stays where it is', async () => {
  const { stage, end } = await play();
  end();
  expect(stage()).toMatchObject({ video: last, start: 0, playlistId: '7', media: null });
  expect(where()).toBe('/');
});

it('on the page of the video the page of the next one is opened', async () => {
  const { stage, end } = await play(first, { isOnPage: true });
  end();
  expect(where()).toBe('/watch/bbbbbbbbbbb?playlist=7');
  expect(stage().video).toBe(first);
});

it('nothing follows the last video', async () => {
  const { stage, end } = await play(last);
  end();
  expect(stage().video).toBe(last);
  expect(where()).toBe('/');
});

it('nothing follows a video that plays by itself', async () => {
  const { stage, end } = await play(first, { playlistId: null });
  end();
  expect(stage().video).toBe(first);
});
