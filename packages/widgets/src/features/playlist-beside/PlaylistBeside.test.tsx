/** "Watch: playlist panel": which list, where the video is in it, and what is next. */
import { CallError, type Client, type Playlist } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, loadActors, sampleStoredVideo } from '../../testing';
import { useSend } from '../../base/viewer';
import { PlaylistBeside, type PlaylistBesideProps } from '.';

await loadActors();

const ids = ['aaaaaaaaaaa', 'bbbbbbbbbbb', 'ccccccccccc'];
const videos = ids.map((id) => sampleStoredVideo(id));
const playlist = (over: Partial<Playlist> = {}): Playlist => ({
  id: 7,
  name: 'Evening music',
  user_id: '1',
  updated_at: '2026-01-01T00:00:00.000Z',
  video_ids: ids,
  videos,
  ...over,
});

/** Makes these the videos of the playlist at hand. */
function AtHand({ id }: { id: number | null }) {
  const send = useSend('playlist');
  useEffect(
    () => send({ type: 'playlist.open', playlist: { id, userId: '1', name: 'At hand', videos } }),
    [send, id],
  );
  return null;
}

const drawn = (
  calls: Partial<Client>,
  props: Partial<PlaylistBesideProps> = {},
  atHand?: number | null,
) => {
  const all = { playlistId: '7', videoId: 'aaaaaaaaaaa', ...props };
  return render(
    <FeaturePage client={clientOf(calls)}>
      {atHand === undefined ? null : <AtHand id={atHand} />}
      <PlaylistBeside {...all} />
    </FeaturePage>,
  );
};
const next = () => screen.queryByRole('link', { name: /^Next/ })?.getAttribute('href');

it('the playlist beside a video shows where the video is, and leads to the next one with the playlist in the address', async () => {
  drawn({ getPlaylist: () => Promise.resolve(playlist()) });
  await screen.findByRole('heading', { name: 'Evening music' });
  expect(screen.getByText('Video 1 of 3')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next: Video bbbbbbbbbbb' })).toBeDefined();
  expect(next()).toBe('/watch/bbbbbbbbbbb?playlist=7');
});

it('the playlist beside a video has nothing next after the last', async () => {
  drawn({ getPlaylist: () => Promise.resolve(playlist()) }, { videoId: 'ccccccccccc' });
  await screen.findByText('Video 3 of 3');
  expect(next()).toBeUndefined();
});

it('the list beside a video hands the next address on where the page asks for it', async () => {
  const onNext = vi.fn();
  drawn({ getPlaylist: () => Promise.resolve(playlist()) }, { onNext });
  fireEvent.click(await screen.findByRole('link', { name: /^Next/ }));
  expect(onNext).toHaveBeenCalledWith('/watch/bbbbbbbbbbb?playlist=7');
});

it.each([
  ['local', null],
  ['7', 7],
])(
  'the list beside a video uses the playlist at hand for %s and fetches nothing',
  async (playlistId, id) => {
    const getPlaylist = vi.fn(() => Promise.resolve(playlist()));
    drawn({ getPlaylist }, { playlistId }, id);
    await screen.findByRole('heading', { name: 'At hand' });
    expect(next()).toBe(`/watch/bbbbbbbbbbb?playlist=${playlistId}`);
    expect(screen.getByText('Video 1 of 3')).toBeDefined();
  },
);

it('the playlist beside a video says that an empty playlist is empty', async () => {
  drawn({ getPlaylist: () => Promise.resolve(playlist({ videos: [], video_ids: [] })) });
  expect(await screen.findByText('This playlist is empty.')).toBeDefined();
  expect(next()).toBeUndefined();
});

it('the playlist beside a video says that a playlist does not exist', async () => {
  const unknown = new CallError('http', 'getPlaylist', '/', 404);
  drawn({ getPlaylist: () => Promise.reject(unknown) });
  expect(await screen.findByText('This playlist doesn’t exist, or it was deleted.')).toBeDefined();
});

it('the playlist beside a video can be loaded again after a failure', async () => {
  const getPlaylist = vi
    .fn<Client['getPlaylist']>()
    .mockRejectedValueOnce(new CallError('http', 'getPlaylist', '/', 503))
    .mockResolvedValue(playlist());
  drawn({ getPlaylist });
  expect(await screen.findByText('Couldn’t load this playlist.')).toBeDefined();
  expect(next()).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Video 1 of 3')).toBeDefined());
});
