import type { Client, PlaylistStub } from '@oshimado/contract';
import { writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { press, showsToasts, steps } from '../../storybook/press';
import { at } from '../../storybook/sample-videos';
import { sampleStoredVideo, sampleUser } from '../../testing/samples';
import { OwnPlaylists } from './OwnPlaylists';

const meta = {
  title: 'Widgets/Playlists',
  component: OwnPlaylists,
  decorators: [onFeaturePage],
} satisfies Meta<typeof OwnPlaylists>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser();
/** Pictures of videos are on YouTube, which stories may not ask: an icon is in their place. */
const stub = (id: number, name: string, count: number): PlaylistStub => ({
  id,
  name,
  user_id: user.id,
  updated_at: at(-id * 500),
  video_ids: Array.from({ length: count }, (_, index) => `story${id}-${index}`),
});
const stubs = [stub(1, 'Evening', 12), stub(2, '歌枠まとめ', 3), stub(3, 'Empty for now', 0)];
const own = (more: Partial<Client> = {}, feature: FeatureStoryOptions = {}) => ({
  feature: {
    user,
    client: { getPlaylists: () => Promise.resolve([...stubs]), ...more },
    ...feature,
  },
});
/** The current playlist of a device, which differs from the server's version. */
const current = writeModule('playlist', {
  active: {
    id: 1,
    userId: user.id,
    name: 'Evening',
    videos: ['a', 'b'].map((id) => sampleStoredVideo(`story-${id}`)),
  },
  isSaved: false,
  base: null,
});

/** A guest has the current playlist of the device, and a link to the login. */
export const Guest: Story = {};
export const Loading: Story = {
  parameters: own({ getPlaylists: never }),
};
/** The playlists cannot be loaded. */
export const Failed: Story = { parameters: { feature: { user } } };
export const Offline: Story = { parameters: offline({ user }) };
export const Empty: Story = { parameters: own({ getPlaylists: () => Promise.resolve([]) }) };
export const Filled: Story = { parameters: own() };
/** The current playlist is one of them, with changes that are not saved. */
export const Unsaved: Story = {
  parameters: own({}, { stored: { [current.key]: current.text } }),
};
const openSecond = press('playlists', 'page.activate', { values: { name: '歌枠まとめ' } });
/** The playlist that was pressed is loading. */
export const Opening: Story = { parameters: own({ getPlaylist: never }), play: openSecond };
export const OpenFailed: Story = {
  parameters: own({ getPlaylist: refusing(503) }),
  play: steps(openSecond, showsToasts()),
};
