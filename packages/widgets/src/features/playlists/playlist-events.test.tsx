/** The widgets send every event of the playlist machine; its two neighbours, the session and another tab, send the rest. */
import type { Client, Playlist, User } from '@oshimado/contract';
import { writeModule } from '@oshimado/domain';
import { playlistMachine, type PlaylistEvent } from '@oshimado/machines/playlist';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CardsProvider } from '../card-actions';
import { library } from '../../base/library/library';
import { LibraryList } from '../library/LibraryList';
import { PlaylistPanel } from '../../parts/playlist-panel';
import type { Messages } from '../../base/sentences';
import { useTranslate } from '../../base/sentences';
import {
  clientOf,
  createSmallDatabase,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleStoredVideo,
  sampleUser,
} from '../../testing';
import { watchSentEvents } from '../../testing/sent-events';
import { fromNow, HOUR, video } from '../../testing/videos';
import { VideoCard } from '../../parts/video-card';
import { useActors } from '../../base/viewer';
import { TOKEN_KEY } from '../../base/viewer/ports/login-store';
import { OwnPlaylists } from './OwnPlaylists';

let messages: Messages;
beforeAll(async () => {
  vi.stubGlobal('indexedDB', createSmallDatabase().factory);
  messages = await englishMessages();
  await Promise.all([
    loadActors(),
    import('../card-actions/DiscardHost'),
    import('../card-actions/PlaylistEntries'),
    import('../../parts/video-card/OpenCardMenu'),
  ]);
});
let sent: () => readonly string[];
beforeEach(() => {
  sent = watchSentEvents(playlistMachine);
});
afterEach(async () => {
  await act(() => library.remove([...library.getState().entries.keys()]));
});

const user = sampleUser();
const onDevice = sampleStoredVideo('aaaaaaaaaaa', { title: 'On this device' });
const evening: Playlist = {
  id: 7,
  name: 'Evening',
  user_id: user.id,
  updated_at: '2026-01-01T00:00:00.000Z',
  video_ids: [],
  videos: [],
};
const server: Partial<Client> = {
  getPlaylists: () => Promise.resolve([evening]),
  getPlaylist: () => Promise.resolve(evening),
  getVideoPlaylists: () => Promise.resolve([{ id: 7, name: 'Evening', contains: false }]),
};

function CurrentPlaylist() {
  const t = useTranslate('playlists');
  const playlist = useActors()?.playlist;
  return playlist ? <PlaylistPanel actor={playlist} t={t} asksElsewhere /> : null;
}

/** The playlist of this device, as its storage has it. */
function store(videos = [onDevice], id: number | null = null, isSaved = false) {
  const active = { id, userId: id === null ? null : user.id, name: 'Mine', videos };
  const { key, text } = writeModule('playlist', { active, isSaved, base: null });
  localStorage.setItem(key, text);
  return { key, text };
}

async function show(viewer: User | null = null) {
  if (viewer) logIn(viewer);
  render(
    <FeaturePage client={clientOf(server)} messages={messages}>
      <CardsProvider onReport={() => undefined}>
        <VideoCard video={video({ id: 'bbbbbbbbbbb', start_scheduled: fromNow(HOUR) })} />
        <OwnPlaylists />
        <CurrentPlaylist />
        <LibraryList page={1} hrefFor={String} />
      </CardsProvider>
    </FeaturePage>,
  );
  await screen.findByRole('region', { name: 'Current playlist' });
}

const click = (element: Element) => act(async () => void fireEvent.click(element));
const press = async (name: string | RegExp) => click(await screen.findByRole('button', { name }));
const answer = async (name: string) =>
  click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const keyDown = (element: Element, key: string) => fireEvent.keyDown(element, { key });
const menuItem = (name: string) => screen.findByRole('menuitem', { name });
async function choose(name: string) {
  keyDown(await screen.findByRole('button', { name: 'Playlist menu' }), 'Enter');
  await click(await menuItem(name));
}

/** What a viewer does to cause each event. */
const causes: Readonly<Record<PlaylistEvent['type'], () => Promise<unknown>>> = {
  'video.add': async () => {
    await show();
    await press('Add to playlist: Singing');
  },
  'videos.add': async () => {
    await library.load();
    await library.add([{ video: onDevice, addedAt: 0 }]);
    await show();
    await press('Select all');
    await press('Add to playlist (1)');
  },
  'video.remove': async () => {
    store();
    await show();
    await press('Remove: On this device');
  },
  'video.move': async () => {
    store([onDevice, sampleStoredVideo('ccccccccccc')]);
    await show();
    await press('Move down: On this device');
  },
  'playlist.rename': async () => {
    await show();
    await press('Rename playlist');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Evening' } });
    await press('Done renaming');
  },
  'playlist.save': async () => {
    store();
    await show(user);
    await press('Save');
  },
  'playlist.new': async () => {
    await show(user);
    await press('Create a new playlist');
  },
  'playlist.open': async () => {
    await show(user);
    await press('Make “Evening” the current playlist');
  },
  'playlist.delete': async () => {
    store();
    await show();
    await choose('Clear playlist');
    await answer('Clear playlist');
  },
  'playlist.reset': async () => {
    store([onDevice], 7);
    await show(user);
    await choose('Reset unsaved changes');
  },
  'change.confirm': async () => {
    store();
    await show();
    await choose('New playlist');
    await answer('Discard changes');
  },
  'change.cancel': async () => {
    store();
    await show();
    await choose('New playlist');
    await answer('Cancel');
  },
  'edit.undo': async () => {
    await causes['video.remove']();
    await press('Undo');
  },
  'edit.redo': async () => {
    await causes['edit.undo']();
    await press('Redo');
  },
  'membership.change': async () => {
    await show(user);
    await press('Actions for Singing');
    keyDown(await menuItem('Playlist'), 'Enter');
    await click(await screen.findByRole('menuitemcheckbox', { name: 'Evening' }));
  },
  'viewer.changed': async () => {
    await show();
    logIn(user);
    await act(
      async () => void dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: '' })),
    );
  },
  'playlist.replaced': async () => {
    await show();
    const { key, text } = store();
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key, newValue: text })));
  },
};

it.each(Object.entries(causes))('the page sends %s', async (type, cause) => {
  await cause();
  await waitFor(() => expect(sent()).toContain(type));
});
