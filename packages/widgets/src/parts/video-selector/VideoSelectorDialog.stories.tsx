import type { Client, SearchedVideo } from '@oshimado/contract';
import { useEffect } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, shows, steps, type PlayStep } from '../../storybook/press';
import { board, past } from '../../storybook/sample-videos';
import { sampleStoredVideo, sampleUser } from '../../testing/samples';
import { useSend } from '../../base/viewer';
import { VideoSelectorDialog, type VideoSelectorDialogProps } from '.';

interface StoryProps extends VideoSelectorDialogProps {
  /** Videos of the current playlist. */
  readonly playlistSize: number;
}

function SelectorStory({ playlistSize, ...props }: StoryProps) {
  const send = useSend('playlist');
  useEffect(() => {
    const videos = Array.from({ length: playlistSize }, (_, index) =>
      sampleStoredVideo(`list${String(index).padStart(7, '0')}`),
    );
    send({ type: 'playlist.open', playlist: { id: null, userId: '1', name: 'Evening', videos } });
  }, [send, playlistSize]);
  return <VideoSelectorDialog {...props} />;
}

const live = board(12);
const archive = Array.from({ length: 6 }, () => past());
const found: SearchedVideo[] = archive.map((video) => ({ ...video, songcount: 0 }));
const answers: Partial<Client> = {
  getLive: () => Promise.resolve(live),
  getVideos: () => Promise.resolve(archive),
  getOrgs: () => Promise.resolve([{ name: 'Hololive', short: 'Holo', name_jp: 'ホロライブ' }]),
  postVideoSearch: () => Promise.resolve({ total: 6, items: found }),
};
const on = (client: Partial<Client>, more: FeatureStoryOptions = {}) => ({
  feature: { client: { ...answers, ...client }, ...more },
});

const meta = {
  title: 'Widgets/VideoSelectorDialog',
  component: SelectorStory,
  decorators: [onFeaturePage],
  parameters: { ...on({}), docs: { story: { inline: false, height: '40rem' } } },
  args: {
    playlistSize: 0,
    onPick: fn(),
    onClose: fn(),
    recentUrls: {
      youtube: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/aaaaaaaaaaa'],
      twitch: ['https://www.twitch.tv/shylily'],
    },
  },
} satisfies Meta<typeof SelectorStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses a source: from the list, or on a phone from the select. */
const choose =
  (key: 'favorites' | 'playlist' | 'orgs' | 'search' | 'youtube' | 'twitch'): PlayStep =>
  async (context) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const select = dialog.queryByRole('combobox');
    if (select instanceof HTMLSelectElement) await userEvent.selectOptions(select, key);
    else await press('multiview', `selector.source.${key}`)(context);
  };
/** Types into the field of the chosen source; a text with `{Enter}` is sent. */
const type =
  (role: 'searchbox' | 'textbox', text: string): PlayStep =>
  async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(await dialog.findByRole(role), text);
  };
const searchFor = steps(choose('search'), type('searchbox', 'castle{Enter}'));

/** A guest begins with the present organization. */
export const Default: Story = {};
export const Loading: Story = { parameters: on({ getLive: never }) };
export const Empty: Story = { parameters: on({ getLive: () => Promise.resolve([]) }) };
export const Failed: Story = { parameters: on({ getLive: refusing(503) }) };
export const Offline: Story = { parameters: offline() };
/** Videos that are chosen already are not listed; a note says so. */
export const SomeChosen: Story = { args: { exclude: live.slice(0, 3).map(({ id }) => id) } };
export const Archive: Story = { play: press('portal', 'home.archive', { role: 'tab' }) };
/** Several organizations, or all of them. */
export const AllOrganizations: Story = { play: choose('orgs') };

/** A guest is led to the login. */
export const FavoritesOfGuest: Story = { play: choose('favorites') };
/** A user begins with favorites. */
export const Favorites: Story = {
  parameters: on({ getUsersLive: () => Promise.resolve(live) }, { user: sampleUser() }),
};

export const Playlist: Story = { args: { playlistSize: 4 }, play: choose('playlist') };
export const PlaylistEmpty: Story = { play: choose('playlist') };

export const Search: Story = { play: choose('search') };
export const SearchFound: Story = { play: searchFor };
export const SearchNothing: Story = {
  parameters: on({ postVideoSearch: () => Promise.resolve({ total: 0, items: [] }) }),
  play: searchFor,
};
export const SearchLoading: Story = {
  parameters: on({ postVideoSearch: never }),
  play: searchFor,
};
export const SearchFailed: Story = {
  parameters: on({ postVideoSearch: refusing(503, 'unavailable', 'postVideoSearch') }),
  play: steps(searchFor, shows('alert')),
};

/** Addresses that were used before are below the field. */
export const YoutubeAddress: Story = { play: choose('youtube') };
export const TwitchAddress: Story = { play: choose('twitch') };
/** The video is recognised while its address is typed. */
export const AddressRecognised: Story = {
  play: steps(choose('youtube'), type('textbox', 'https://youtu.be/dQw4w9WgXcQ')),
};
/** An address of no video is refused in words. */
export const AddressRefused: Story = {
  play: steps(choose('youtube'), type('textbox', 'https://example.com/{Enter}'), shows('alert')),
};
