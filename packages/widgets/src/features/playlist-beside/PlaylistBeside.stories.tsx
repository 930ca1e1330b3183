import type { Client, Playlist } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { never, refusing } from '../../storybook/answers';
import { offline, onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { board } from '../../storybook/sample-videos';
import { PlaylistBeside } from '.';
import { inBox } from '../../storybook/in-box';

const videosOf = (count: number) =>
  board(count).map((video, index) => ({
    ...video,
    id: `list${String(index).padStart(7, '0')}`,
    status: 'past' as const,
    duration: 1_800 + index * 311,
  }));
const playlist = (count: number, name = 'Evening music'): Playlist => {
  const videos = videosOf(count);
  return {
    id: 7,
    name,
    user_id: '1',
    updated_at: '2026-01-01T00:00:00.000Z',
    video_ids: videos.map(({ id }) => id),
    videos,
  };
};
const on = (getPlaylist: Client['getPlaylist']) => ({
  feature: { client: { getPlaylist } } satisfies FeatureStoryOptions,
});
const having = (count: number, name?: string) => on(() => Promise.resolve(playlist(count, name)));

const meta = {
  title: 'Widgets/PlaylistBeside',
  component: PlaylistBeside,
  decorators: [inBox({ maxInlineSize: '26rem' }), onFeaturePage],
  parameters: having(24),
  args: { playlistId: '7', videoId: 'list0000000' },
} satisfies Meta<typeof PlaylistBeside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The current row is scrolled into view, and every row keeps the playlist in its address. */
export const Middle: Story = {
  args: { videoId: 'list0000015' },
  play: async ({ canvasElement }) => {
    const current = await within(canvasElement).findByRole('link', { current: true });
    await expect(current).toHaveAttribute('href', '/watch/list0000015?playlist=7');
    await expect(current).toBeVisible();
  },
};
/** There is nothing next. */
export const Last: Story = { args: { videoId: 'list0000023' } };
export const Short: Story = { parameters: having(2) };
/** As many as a playlist can have: only rows in view are drawn. */
export const FiveHundred: Story = {
  parameters: having(500, '推しの歌枠ぜんぶまとめた長い名前のプレイリスト'.repeat(2)),
  args: { videoId: 'list0000250' },
};
/** The video of the page is not in the list; the first one is next. */
export const Outside: Story = { args: { videoId: 'elsewhere00' } };
export const Empty: Story = { parameters: having(0) };
export const Loading: Story = { parameters: on(never) };
export const Failed: Story = { parameters: on(refusing(503, 'unavailable', 'getPlaylist')) };
export const Missing: Story = { parameters: on(refusing(404, 'not_found', 'getPlaylist')) };
export const Offline: Story = { parameters: offline() };
