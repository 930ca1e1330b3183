import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onFeaturePage } from '../../storybook/feature';
import { press } from '../../storybook/press';
import { scene1 } from '../../storybook/pictures';
import { sampleSongs, sampleWatched, withPlayer } from '../../storybook/sample-watch';
import { SongList } from './SongList';

const meta = {
  title: 'Widgets/SongList',
  component: SongList,
  decorators: [withPlayer({ currentTime: 1_400, duration: 7_384 }), onFeaturePage],
  args: { video: sampleWatched(), songs: sampleSongs },
} satisfies Meta<typeof SongList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The second one is sung. */
export const Default: Story = {};
export const ExactTimes: Story = { play: press('watch', 'songs.exact') };
/** With covers, and a song of another channel. */
export const Covers: Story = {
  args: {
    songs: sampleSongs.map((song, index) => ({
      ...song,
      art: index % 2 === 0 ? new URL(scene1, 'https://a.example').href : null,
      ...(index === 1 && { channel: { name: '水城るか', english_name: 'Mizuki Luca' } }),
    })),
  },
};
export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { expanded: true }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
/** The operator has named no music site. */
export const WithoutMusicSite: Story = {
  parameters: { feature: { siteLinks: { social: [], extension: {} } } },
};
