/** The address of the page that edits a video. */
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
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
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

interface PageProps {
  readonly type: VideoFull['type'];
  readonly address: string;
  readonly beside: ReactNode;
}

const Page = ({ type, address, beside }: PageProps) => (
  <PortalPage client={clientOf({ getVideo: () => Promise.resolve(video(type)) })} address={address}>
    <StageProvider>
      <Suspense>
        <Routes>
          <Route path="/edit/video/:id/:tab?" element={<EditVideoPage />} />
        </Routes>
      </Suspense>
      {beside}
    </StageProvider>
  </PortalPage>
);

it.each([
  ['/edit/video/aaaaaaaaaaa?t=90', 'stream', '/edit/video/aaaaaaaaaaa/topic?t=90'],
  ['/edit/video/aaaaaaaaaaa/music', 'stream', '/edit/video/aaaaaaaaaaa/music'],
  ['/edit/video/aaaaaaaaaaa/sources', 'stream', '/edit/video/aaaaaaaaaaa/mentions'],
  ['/edit/video/aaaaaaaaaaa', 'clip', '/edit/video/aaaaaaaaaaa/mentions'],
  ['/edit/video/aaaaaaaaaaa/music', 'clip', '/edit/video/aaaaaaaaaaa/mentions'],
] as const)('%s of a %s is %s', async (address, type, expected) => {
  render(<Page type={type} address={address} beside={<Address />} />);
  const tab = await screen.findByRole('tab', { selected: true });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(expected));
  expect(expected).toContain(tab.getAttribute('href'));
});

it('the player of the page starts where the viewer left the video', async () => {
  const left = { id: 'aaaaaaaaaaa', seconds: 300, duration: 600, watchedAt: 1, changedAt: 1 };
  const { history } = createMemoryHistory({
    entries: [{ ...left, isRemoved: false, isUnsent: false }],
  });
  const Start = () => <span data-testid="start">{useStageState(({ start }) => start)}</span>;
  render(
    <Replaced what={deviceWatched} by={history}>
      <Page type="clip" address="/edit/video/aaaaaaaaaaa" beside={<Start />} />
    </Replaced>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Play.*5:00/ }));
  await waitFor(() => expect(screen.getByTestId('start').textContent).toBe('300'));
});
