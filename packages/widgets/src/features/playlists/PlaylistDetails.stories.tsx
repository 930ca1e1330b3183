import type { Playlist } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage } from '../../storybook/feature';
import { press, shows, steps } from '../../storybook/press';
import { at, past } from '../../storybook/sample-videos';
import { sampleUser } from '../../testing/samples';
import { PlaylistDetails } from './PlaylistDetails';

const meta = {
  title: 'Widgets/Playlists/Details',
  component: PlaylistDetails,
  decorators: [onFeaturePage],
  args: { id: '7' },
} satisfies Meta<typeof PlaylistDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser();
const playlist = (count: number): Playlist => {
  const videos = Array.from({ length: count }, () => past());
  return {
    id: 7,
    name: '歌枠まとめ',
    user_id: user.id,
    updated_at: at(-500),
    video_ids: videos.map(({ id }) => id),
    videos,
  };
};
const server = (count: number) => ({ getPlaylist: () => Promise.resolve(playlist(count)) });

/** The playlist of another viewer. */
export const Others: Story = { parameters: { feature: { client: server(6) } } };
export const Own: Story = { parameters: { feature: { user, client: server(6) } } };
export const Empty: Story = { parameters: { feature: { user, client: server(0) } } };
export const Loading: Story = {
  parameters: { feature: { client: { getPlaylist: never } } },
};
export const Failed: Story = {
  parameters: { feature: { client: { getPlaylist: refusing(503) } } },
};
export const Offline: Story = { parameters: offline() };
/** There is no playlist with this id. */
export const NotFound: Story = {
  parameters: {
    feature: {
      client: { getPlaylist: refusing(404, 'not_found') },
    },
  },
};

/** The playlist is the current one, so it can be edited here. */
export const Current: Story = {
  ...Own,
  play: steps(press('playlists', 'own.activate'), async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region');
  }),
};
export const Export: Story = {
  ...Own,
  play: steps(press('playlists', 'own.export'), shows('menu')),
};
