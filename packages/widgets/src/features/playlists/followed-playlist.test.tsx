/** The current playlist and what another device saves to it meanwhile. */
import type { Client, Playlist } from '@oshimado/contract';
import { writeModule } from '@oshimado/domain';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CardsProvider } from '../card-actions';
import type { Messages } from '../../base/sentences';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleStoredVideo,
  sampleUser,
} from '../../testing';
import { video } from '../../testing/videos';
import { OwnPlaylists } from './OwnPlaylists';
import { PlaylistDetails } from './PlaylistDetails';

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
  await loadActors();
});

const user = sampleUser();
const [own, other] = ['aaaaaaaaaaa', 'bbbbbbbbbbb'] as const;
const titles = { [own]: 'Of this device', [other]: 'Of another device' };
const listOf = (...ids: readonly (typeof own | typeof other)[]): Playlist => ({
  id: 7,
  name: 'Evening',
  user_id: user.id,
  updated_at: '2026-01-01T00:00:00.000Z',
  video_ids: [...ids],
  videos: ids.map((id) => video({ id, title: titles[id] })),
});

let getPlaylist = vi.fn<Client['getPlaylist']>();
beforeEach(() => {
  getPlaylist = vi.fn<Client['getPlaylist']>(async () => listOf(own, other));
});

function show(page: ReactNode, isSaved: boolean) {
  const videos = [sampleStoredVideo(own, { title: titles[own] })];
  const active = { id: 7, userId: user.id, name: 'Evening', videos };
  const base = { name: 'Evening', videoIds: isSaved ? [own] : [] };
  const { key, text } = writeModule('playlist', { active, isSaved, base });
  localStorage.setItem(key, text);
  logIn(user);
  const postPlaylist = vi.fn<Client['postPlaylist']>(async () => 7);
  const client = clientOf({ getPlaylist, postPlaylist, getPlaylists: async () => [listOf(own)] });
  render(
    <FeaturePage client={client} messages={messages}>
      <CardsProvider onReport={() => undefined}>{page}</CardsProvider>
    </FeaturePage>,
  );
}
const rows = () =>
  [...document.querySelectorAll('[data-row] a')].map(({ textContent }) => textContent);
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};

it('the page of the current playlist shows what another device has saved', async () => {
  show(<PlaylistDetails id="7" />, true);
  await waitFor(() => expect(rows()).toEqual([titles[own], titles[other]]));
  expect(screen.getByText('2 videos')).toBeTruthy();
  expect(getPlaylist.mock.calls.length).toBeLessThan(4);
});

it('the card of the current playlist counts what another device has saved', async () => {
  show(<OwnPlaylists />, true);
  expect(await screen.findByText(/2 videos/u)).toBeTruthy();
});

it('the page of the current playlist keeps unsaved changes', async () => {
  show(<PlaylistDetails id="7" />, false);
  await waitFor(() => expect(rows()).toEqual([titles[own]]));
  await waitFor(() => expect(getPlaylist).toHaveBeenCalled());
  await act(async () => undefined);
  expect(rows()).toEqual([titles[own]]);
});

it('the page of the current playlist keeps what was saved after an older answer was asked for', async () => {
  let answerLate: (playlist: Playlist) => void = () => undefined;
  show(<PlaylistDetails id="7" />, true);
  await waitFor(() => expect(rows()).toHaveLength(2));
  // Asked for by a return to the page, before the save; all later calls see what was saved.
  getPlaylist.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  await act(async () => void dispatchEvent(new Event('visibilitychange')));
  const asked = getPlaylist.mock.calls.length;
  await press(`Remove: ${titles[other]}`);
  getPlaylist.mockImplementationOnce(async () => listOf(own, other));
  getPlaylist.mockImplementation(async () => listOf(own));
  await press('Save');
  await waitFor(() => expect(getPlaylist.mock.calls.length).toBeGreaterThan(asked));
  await act(async () => answerLate(listOf(own, other)));
  await act(async () => undefined);
  expect(rows()).toEqual([titles[own]]);
});
