/** The page of a video: what it says where only a part of it is loaded, and links to a second of what plays already. */
import { CallError, type Client, type VideoFull } from '@oshimado/contract';
import { StageProvider, useStage, type Stage } from '@oshimado/widgets/internal/parts/player';
import {
  createFakeMedia,
  loadActors,
  sampleStoredVideo,
  emptyDetails,
} from '@oshimado/widgets/internal/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterLink } from '../../platform/RouterLink';
import { clientOf, PortalPage } from '../../testing/portal-page';
import Watch from './Watch';

await Promise.all([
  loadActors(),
  import('./late/WatchComments'),
  import('./late/WatchSide'),
  import('@oshimado/widgets/internal/parts/comment-list'),
]);
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const video: VideoFull = {
  ...sampleStoredVideo('aaaaaaaaaaa', { type: 'clip', duration: 600 }),
  ...emptyDetails,
};
const comments = [{ comment_key: 'one', message: '5:00 tower' }];

async function open(getVideo: Client['getVideo'], address = '/watch/aaaaaaaaaaa') {
  const onStage = vi.fn<(stage: Stage) => void>();
  function Frame() {
    const shown = useStage();
    useEffect(() => onStage(shown), [shown]);
    const navigate = useNavigate();
    return (
      <>
        <RouterLink href="/watch/aaaaaaaaaaa?t=90">From 1:30</RouterLink>
        <RouterLink href="/watch/aaaaaaaaaaa?t=90&org=All">The same of all</RouterLink>
        <RouterLink href="/">Home</RouterLink>
        <button type="button" onClick={() => void navigate(-1)}>
          Go back
        </button>
        <Routes>
          <Route path="/watch/:id" element={<Watch />} />
          <Route path="*" element={null} />
        </Routes>
      </>
    );
  }
  const page = (
    <PortalPage client={clientOf({ getVideo })} address={address}>
      <StageProvider>
        <Suspense>
          <Frame />
        </Suspense>
      </StageProvider>
    </PortalPage>
  );
  await act(async () => void render(page));
  const stage = onStage.mock.lastCall?.[0];
  if (!stage) throw new Error('There is no stage.');
  return stage;
}
const press = (role: 'link' | 'button', name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })));

it('the page of a video says that comments and related videos are missing, and shows them once they come', async () => {
  let isGone = true;
  await open(({ c }) => {
    if (!c) return Promise.resolve(video);
    return isGone
      ? Promise.reject(new CallError('http', 'getVideo', '/', 503))
      : Promise.resolve({ ...video, comments });
  });
  const text = 'Couldn’t load the comments and related videos.';
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  await press('button', 'Try again');
  expect(screen.getByRole('alert').textContent).toContain(text);
  isGone = false;
  await press('button', 'Try again');
  expect(await screen.findByRole('button', { name: 'Comments (1)' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the marks of a video keep their place while its comments are awaited, and none once they cannot be loaded', async () => {
  let fail = (_error: CallError) => {};
  const awaited = new Promise<VideoFull>((_resolve, reject) => (fail = reject));
  await open(({ c }) =>
    c ? awaited : Promise.resolve({ ...video, comments: undefined, has_comments: true }),
  );
  const place = () => document.querySelector('[data-part="highlights"]');
  await screen.findByRole('heading', { level: 1 });
  expect(place()).not.toBeNull();
  await act(async () => fail(new CallError('http', 'getVideo', '/', 503)));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(place()).toBeNull();
});

it('a failure of the server is that of a page, not of a list, and can be tried again', async () => {
  let isGone = true;
  await open(() =>
    isGone ? Promise.reject(new CallError('http', 'getVideo', '/', 500)) : Promise.resolve(video),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Gomenasorry!');
  expect(alert.textContent).toContain('We couldn’t load this page.');
  isGone = false;
  await press('button', 'Try again');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(video.title);
});

/** The video plays, and is at this second. */
async function playing(second: number) {
  const stage = await open(() => Promise.resolve({ ...video, comments }));
  const media = createFakeMedia({ currentTime: second, paused: false, duration: 600 });
  act(() => {
    stage.open(video, 0, null);
    stage.setMedia(media);
  });
  return {
    position: () => media.getState().currentTime,
    watchOn: (to: number) => act(() => media.seek(to)),
  };
}

it('a followed link moves what plays to its second, as often as it is followed', async () => {
  const { position, watchOn } = await playing(300);
  await press('link', 'From 1:30');
  expect(position()).toBe(90);
  watchOn(200);
  await press('link', 'From 1:30');
  expect(position()).toBe(90);
});

it('a link on another page does so too, and the way back to it does not', async () => {
  const { position, watchOn } = await playing(300);
  await press('link', 'Home');
  await press('link', 'From 1:30');
  expect(position()).toBe(90);
  watchOn(200);
  await press('link', 'Home');
  await press('button', 'Go back');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(video.title);
  expect(position()).toBe(200);
});

it('a change of another parameter moves nothing', async () => {
  const { position, watchOn } = await playing(300);
  await press('link', 'From 1:30');
  watchOn(200);
  await press('link', 'The same of all');
  expect(position()).toBe(200);
});
