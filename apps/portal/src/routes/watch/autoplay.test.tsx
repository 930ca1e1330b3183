/** A video that plays as soon as its page is there, such as one of a playlist. */
import type { VideoFull } from '@oshimado/contract';
import { StageProvider, useStageState } from '@oshimado/widgets/internal/parts/player';
import {
  createMemoryHistory,
  deviceWatched,
  emptyDetails,
  loadActors,
  Replaced,
  sampleStoredVideo,
} from '@oshimado/widgets/internal/testing';
import { act, render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { clientOf, PortalPage } from '../../testing/portal-page';
import Watch from './Watch';

await Promise.all([loadActors(), import('./late/WatchComments'), import('./late/WatchSide')]);

const video: VideoFull = {
  ...sampleStoredVideo('aaaaaaaaaaa', { type: 'clip', duration: 600 }),
  ...emptyDetails,
};
const LEFT = {
  id: video.id,
  seconds: 300,
  duration: 600,
  watchedAt: 1,
  changedAt: 1,
  isRemoved: false,
  isUnsent: false,
};

it('a video that plays by itself is resumed where it was left, also before the device has been read', async () => {
  const { history } = createMemoryHistory({ entries: [LEFT] });
  const starts: number[] = [];
  function Starts() {
    const start = useStageState((state) => (state.video === null ? null : state.start));
    if (start !== null && starts.at(-1) !== start) starts.push(start);
    return null;
  }
  const client = clientOf({ getVideo: () => Promise.resolve(video) });
  const page = (
    <PortalPage client={client} address="/watch/aaaaaaaaaaa?playlist=7">
      <Replaced what={deviceWatched} by={history}>
        <StageProvider>
          <Starts />
          <Suspense>
            <Routes>
              <Route path="/watch/:id" element={<Watch />} />
            </Routes>
          </Suspense>
        </StageProvider>
      </Replaced>
    </PortalPage>
  );
  await act(async () => void render(page));
  await waitFor(() => expect(starts).toEqual([300]));
});
