import type { PlaylistStub } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage } from '../storybook/feature';
import { at } from '../storybook/sample-videos';
import { sampleUser } from '../testing/samples';
import { OwnPlaylists } from './OwnPlaylists';

const meta = {
  title: 'Widgets/Playlists',
  component: OwnPlaylists,
  decorators: [onFeaturePage],
} satisfies Meta<typeof OwnPlaylists>;
export default meta;
type Story = StoryObj<typeof meta>;

const user = sampleUser();
const stub = (id: number, name: string): PlaylistStub => ({
  id,
  name,
  user_id: user.id,
  updated_at: at(-id * 500),
  // A story asks nobody outside: the picture of a list is that of its first video on YouTube.
  video_ids: [],
});
const own = (stubs: readonly PlaylistStub[]) => ({
  user,
  client: { getPlaylists: () => Promise.resolve([...stubs]) },
});

/** A guest has the current playlist of the device, and a link to the login. */
export const Guest: Story = {};
export const Loading: Story = {
  parameters: { feature: { user, client: { getPlaylists: () => new Promise(() => undefined) } } },
};
/** The playlists cannot be loaded. */
export const Failed: Story = { parameters: { feature: { user } } };
export const Empty: Story = { parameters: { feature: own([]) } };
export const Filled: Story = {
  parameters: {
    feature: own([stub(1, 'Evening'), stub(2, '歌枠まとめ'), stub(3, 'Empty for now')]),
  },
};
