import type { Client } from '@oshimado/contract';
import { defaultSettings, PLAYLIST_MAX, writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { userEvent, within } from 'storybook/test';
import { refusing } from '../../storybook/answers';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { showsToasts } from '../../storybook/press';
import { STORY_NOW } from '../../storybook/sample-videos';
import { sampleStoredVideo, sampleUser } from '../../testing/samples';
import { useActors, useFavoriteHeart } from '../viewer';
import { useToastLog } from '../toast-log';
import { TwitterWarning, useNotify } from '.';
import { PlainToasts } from './PlainToasts';
import type { ToastMessage } from './toast';

interface StoryProps {
  /** Shown one after the other when the story begins. */
  readonly toasts: readonly ToastMessage[];
  /** What else is on the page. Default nothing. */
  readonly children?: ReactNode;
}

function ToastsStory({ toasts, children }: StoryProps) {
  const notify = useNotify();
  useEffect(() => toasts.forEach(notify), [toasts, notify]);
  return (
    <>
      <p>The page.</p>
      {children}
    </>
  );
}

const ignore = () => undefined;
const stays = { durationMs: Infinity };
const info: ToastMessage = { title: 'None of these videos is new', ...stays };
const success: ToastMessage = { tone: 'success', title: 'Saved to your library', ...stays };
const warning: ToastMessage = {
  tone: 'warning',
  title: 'Error while adding favorite',
  description: 'Your change is saved on this device. We’ll keep trying to send it.',
  ...stays,
};
const danger: ToastMessage = {
  tone: 'danger',
  title: 'Couldn’t change the playlist',
  ...stays,
};
const withAction: ToastMessage = {
  tone: 'success',
  title: '2 videos removed from your library',
  action: { label: 'Undo', onSelect: ignore },
  ...stays,
};

const press: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button'));
};

const meta = {
  title: 'Widgets/Toasts',
  component: ToastsStory,
  decorators: [onFeaturePage],
  args: { toasts: [] },
} satisfies Meta<typeof ToastsStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Info: Story = { args: { toasts: [info] }, play: showsToasts(1) };
export const Success: Story = { args: { toasts: [success] }, play: showsToasts(1) };
/** What failed and goes on by itself. */
export const Warning: Story = { args: { toasts: [warning] }, play: showsToasts(1) };
/** What failed for good; it interrupts a screen reader. */
export const Danger: Story = { args: { toasts: [danger] }, play: showsToasts(1) };
export const WithAction: Story = { args: { toasts: [withAction] }, play: showsToasts(1) };
export const Several: Story = {
  args: { toasts: [info, success, warning, danger, withAction] },
  play: showsToasts(5),
};
/** A later toast of the same key takes the place of the one before. */
export const Replaced: Story = {
  args: {
    toasts: [
      { ...warning, key: 'favorites' },
      { ...success, key: 'favorites' },
    ],
  },
  play: showsToasts(1),
};

function PlainStory({ toasts: given }: StoryProps) {
  const [toasts, setToasts] = useState(() =>
    given.map((toast, id) => ({ ...toast, id, shownAt: STORY_NOW, isOpen: true })),
  );
  const close = (closed: number) => setToasts((all) => all.filter(({ id }) => id !== closed));
  return <PlainToasts toasts={toasts} onClose={close} />;
}

/** As they look where the code of their usual look could not be loaded. */
export const Plain: Story = {
  args: { toasts: [warning, withAction] },
  render: (args) => <PlainStory {...args} />,
};

function LogButton() {
  const { open } = useToastLog();
  return (
    <button type="button" onClick={open}>
      Notifications
    </button>
  );
}
const openLog: Play = async (context) => {
  await press(context);
  await within(document.body).findByRole('dialog');
};

/** All toasts since the page was opened, newest first. */
export const Log: Story = {
  args: {
    toasts: [info, success, warning, danger, withAction].map((toast) => ({
      ...toast,
      durationMs: 1,
    })),
    children: <LogButton />,
  },
  play: async (context) => {
    await openLog(context);
    await showsToasts(0)(context);
  },
};
export const LogEmpty: Story = { args: { children: <LogButton /> }, play: openLog };
const user = sampleUser();
const on = (feature: FeatureStoryOptions) => ({ feature });
const as = (client: Partial<Client>, stored: FeatureStoryOptions['stored'] = {}) =>
  on({ user, client, stored });

function Heart({ type }: { readonly type: string }) {
  const { toggle } = useFavoriteHeart({ id: 'UCstory0000000000000001', type });
  return (
    <button type="button" onClick={toggle}>
      Favorite
    </button>
  );
}
const pressed: Play = async (context) => {
  await press(context);
  await showsToasts(1)(context);
};

/** A guest pressed a heart. */
export const FavoriteOfGuest: Story = {
  args: { children: <Heart type="vtuber" /> },
  play: pressed,
};
/** Clippers cannot be favorites. */
export const FavoriteOfClipper: Story = {
  args: { children: <Heart type="subber" /> },
  parameters: as({ getFavorites: () => Promise.resolve([]) }),
  play: pressed,
};

function SendToPlaylist({ event }: { readonly event: 'playlist.save' | 'video.add' }) {
  const playlist = useActors()?.playlist;
  const video = sampleStoredVideo('zzzzzzzzzzz');
  if (!playlist) return null;
  return (
    <button
      type="button"
      onClick={() =>
        playlist.send(event === 'video.add' ? { type: event, video } : { type: event })
      }
    >
      {event}
    </button>
  );
}
function storedPlaylist(count: number) {
  const videos = Array.from({ length: count }, (_, at) => sampleStoredVideo(`video${at}`));
  const active = { id: null, userId: null, name: 'Evening', videos };
  const { key, text } = writeModule('playlist', { active, isSaved: false, base: null });
  return { [key]: text };
}

/** The playlist could not be saved. */
export const PlaylistFailed: Story = {
  args: { children: <SendToPlaylist event="playlist.save" /> },
  parameters: as({ postPlaylist: refusing(503) }, storedPlaylist(2)),
  play: pressed,
};
/** No playlist has room for more videos than this. */
export const PlaylistFull: Story = {
  args: { children: <SendToPlaylist event="video.add" /> },
  parameters: on({ stored: storedPlaylist(PLAYLIST_MAX) }),
  play: pressed,
};

/** The server has ended the login: a toast leads to the login page. */
export const SessionExpired: Story = {
  parameters: as({
    getFavorites: refusing(401, 'unauthorized'),
    getRefresh: refusing(401, 'unauthorized'),
  }),
  play: showsToasts(1),
};
/** The login was ended on this device, while the server could not be reached. */
export const LogoutFailed: Story = {
  args: { children: <LogOut /> },
  parameters: as({ getFavorites: () => Promise.resolve([]) }),
  play: pressed,
};
function LogOut() {
  const session = useActors()?.session;
  return session ? (
    <button type="button" onClick={() => session.send({ type: 'session.logout' })}>
      Log out
    </button>
  ) : null;
}

/** An account that only a Twitter login leads to. */
export const TwitterOnly: Story = {
  args: { children: <TwitterWarning /> },
  parameters: on({
    user: sampleUser({ twitter_id: '1' }),
    client: { getFavorites: () => Promise.resolve([]) },
  }),
  play: showsToasts(1),
};
const settings = writeModule('settings', defaultSettings('en'));
/** What the device has stored is not readable: it is kept as a backup. */
export const StorageRefused: Story = {
  parameters: on({ stored: { [settings.key]: settings.text.slice(0, -9) } }),
  play: showsToasts(1),
};
