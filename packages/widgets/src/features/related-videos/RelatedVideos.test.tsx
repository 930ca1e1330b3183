/** "Watch: related lists": what is listed, folded, added and opened together. */
import type { RelatedVideo, VideoFull } from '@oshimado/contract';
import { selectPlaylist } from '@oshimado/machines/playlist';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { CardsProvider } from '../card-actions';
import { clientOf, FeaturePage, loadActors, sampleChannel, emptyDetails } from '../../testing';
import { video } from '../../testing/videos';
import { listedVideo } from '../../base/device';
import { useActorValue, useSend } from '../../base/viewer';
import { RelatedVideos, type RelatedVideosProps } from '.';

await loadActors();

const related = (id: string, over: Partial<RelatedVideo> = {}): RelatedVideo => ({
  id,
  title: `Video ${id}`,
  type: 'stream',
  status: 'past',
  duration: 3_600,
  available_at: '2026-01-10T12:00:00.000Z',
  channel: sampleChannel,
  ...over,
});
const clip = (id: string, over: Partial<RelatedVideo> = {}) =>
  related(id, { type: 'clip', lang: 'en', ...over });
const full = (over: Partial<VideoFull> = {}): VideoFull => ({
  ...video({ status: 'past' }),
  ...emptyDetails,
  ...over,
});

/** Ids of the playlist at hand. */
function PlaylistIds() {
  const playlist = useActorValue('playlist', selectPlaylist, null);
  return playlist ? (
    <span data-testid="ids">{playlist.videos.map(({ id }) => id).join(' ')}</span>
  ) : null;
}
/** What a viewer does elsewhere with the playlist at hand. */
function PlaylistButtons() {
  const send = useSend('playlist');
  return (
    <>
      <button onClick={() => send({ type: 'edit.undo' })}>Take back</button>
      <button onClick={() => send({ type: 'video.add', video: listedVideo(video({ id: 'r' })) })}>
        Add r
      </button>
    </>
  );
}
const idsInPlaylist = () => screen.getByTestId('ids').textContent;

async function drawn(props: RelatedVideosProps) {
  render(
    <StrictMode>
      <FeaturePage client={clientOf({})}>
        <CardsProvider onReport={vi.fn()}>
          <PlaylistIds />
          <PlaylistButtons />
          <RelatedVideos {...props} />
        </CardsProvider>
      </FeaturePage>
    </StrictMode>,
  );
  await screen.findByTestId('ids');
}
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('the lists have their order, their counts and their names', async () => {
  await drawn({
    video: full({
      recommendations: [related('r')],
      refers: [related('f')],
      clips: [clip('c'), clip('d')],
      simulcasts: [related('s')],
    }),
  });
  expect(headings()).toEqual([
    '1 Simulcasts',
    '2 Clips from this stream',
    '1 Referenced videos',
    '1 Recommended',
  ]);
});

it('a list that is hidden is left out, and without any list there is nothing', async () => {
  await drawn({ video: full({ clips: [clip('c')] }), hidden: ['clips'] });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('recommendations start folded beside five others, and open with a press', async () => {
  await drawn({
    video: full({
      refers: ['a', 'b', 'c', 'd', 'e'].map((id) => related(id)),
      recommendations: [related('r')],
    }),
  });
  const fold = screen.getByRole('button', { name: '1 Recommended' });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Video r')).toBeNull();
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Video r')).toBeDefined();
});

it('all videos of a list go to the playlist in reverse order, and can be taken out again', async () => {
  await drawn({ video: full({ refers: [related('a'), related('b'), related('c')] }) });
  const add = screen.getByRole('button', { name: 'Add all to playlist' });
  fireEvent.click(add);
  await screen.findByText('Added 3 videos to the playlist');
  expect(idsInPlaylist()).toBe('c b a');
  fireEvent.click(add);
  await screen.findByText('These videos are already in the playlist');
  expect(idsInPlaylist()).toBe('c b a');
});

it('the toast of an addition takes it back', async () => {
  await drawn({ video: full({ refers: [related('a'), related('b')] }) });
  fireEvent.click(screen.getByRole('button', { name: 'Add all to playlist' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(idsInPlaylist()).toBe(''));
});

it('the toast of an addition takes back nothing else', async () => {
  await drawn({ video: full({ refers: [related('a')] }) });
  fireEvent.click(screen.getByRole('button', { name: 'Add all to playlist' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(idsInPlaylist()).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Add r' }));
  await waitFor(() => expect(idsInPlaylist()).toBe('r'));
  fireEvent.click(undo);
  await waitFor(() => expect(screen.queryByText('Added 1 video to the playlist')).toBeNull());
  expect(idsInPlaylist()).toBe('r');
});

it('a short has a card of its own, which leads to it', async () => {
  await drawn({ video: full({ clips: [clip('s', { title: 'Dance #shorts' }), clip('c')] }) });
  const link = screen.getByRole('link', { name: 'Dance #shorts' });
  expect(link.getAttribute('href')).toBe('/watch/s');
  const card = link.closest('article');
  expect(card && within(card).getByRole('link', { name: 'Own' }).getAttribute('href')).toBe(
    '/channel/UC1',
  );
});

it('watching together is not offered before its page is built', async () => {
  await drawn({ video: full({ simulcasts: [related('s')] }) });
  expect(screen.queryByText('Watch in Multiview')).toBeNull();
});
