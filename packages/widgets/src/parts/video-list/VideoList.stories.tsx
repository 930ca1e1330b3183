import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStoryPage } from '../../storybook/decorator';
import { board } from '../../storybook/sample-videos';
import { loadListKeeper } from './load-list-keeper';
import { VideoList } from './VideoList';
import { VideoListSkeleton } from './VideoListSkeleton';

const meta = {
  title: 'Widgets/VideoList',
  component: VideoList,
  decorators: [onStoryPage],
  args: { videos: board(12), label: 'Streams', headingLevel: 2 },
} satisfies Meta<typeof VideoList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};
export const MediumCards: Story = { args: { gridSize: 1 } };
export const SmallCards: Story = { args: { gridSize: 2 } };
export const List: Story = { args: { shape: 'list' } };
export const DenseList: Story = { args: { shape: 'denseList' } };
/** On the page of a channel. */
export const WithoutChannels: Story = { args: { hideChannel: true } };
/** A thousand cards: those far from the screen are boxes of the same height, so the page has the elements of some dozens. */
export const StressTest: Story = {
  args: { videos: board(1_000), renderLimit: 1_000 },
  play: async ({ canvasElement }) => {
    await loadListKeeper();
    let y = canvasElement.scrollHeight / 2;
    // Heights are known after the first layout: each scroll looks again, a frame later.
    while (canvasElement.querySelectorAll('*').length > 3_000) {
      window.scrollTo(0, (y += 1));
      // oxlint-disable-next-line no-await-in-loop
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  },
};
/** The place of a list that is loading. */
export const GridLoading: Story = { render: () => <VideoListSkeleton /> };
export const ListLoading: Story = { render: () => <VideoListSkeleton shape="list" /> };
export const DenseListLoading: Story = { render: () => <VideoListSkeleton shape="denseList" /> };
