/** The address of the page that edits a video. */
import type { VideoFull } from '@oshimado/contract';
import { StageProvider } from '@oshimado/widgets/internal/parts/player';
import { loadActors, sampleStoredVideo, emptyDetails } from '@oshimado/widgets/internal/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { clientOf, PortalPage } from '../../testing/portal-page';
import EditVideoPage from './EditVideo';

await loadActors();
afterEach(cleanup);

const video = (type: VideoFull['type']): VideoFull => ({
  ...sampleStoredVideo('aaaaaaaaaaa', { type, duration: 600 }),
  ...emptyDetails,
});

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

it.each([
  ['/edit/video/aaaaaaaaaaa?t=90', 'stream', '/edit/video/aaaaaaaaaaa/topic?t=90'],
  ['/edit/video/aaaaaaaaaaa/music', 'stream', '/edit/video/aaaaaaaaaaa/music'],
  ['/edit/video/aaaaaaaaaaa/sources', 'stream', '/edit/video/aaaaaaaaaaa/mentions'],
  ['/edit/video/aaaaaaaaaaa', 'clip', '/edit/video/aaaaaaaaaaa/mentions'],
  ['/edit/video/aaaaaaaaaaa/music', 'clip', '/edit/video/aaaaaaaaaaa/mentions'],
] as const)('%s of a %s is %s', async (address, type, expected) => {
  render(
    <PortalPage
      client={clientOf({ getVideo: () => Promise.resolve(video(type)) })}
      address={address}
    >
      <StageProvider>
        <Suspense>
          <Routes>
            <Route path="/edit/video/:id/:tab?" element={<EditVideoPage />} />
          </Routes>
        </Suspense>
        <Address />
      </StageProvider>
    </PortalPage>,
  );
  const tab = await screen.findByRole('tab', { selected: true });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(expected));
  expect(expected).toContain(tab.getAttribute('href'));
});
