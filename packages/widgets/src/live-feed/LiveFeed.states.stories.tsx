import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onStoryPage } from '../storybook/decorator';
import { FeedStory } from '../storybook/FeedStory';
import { board } from '../storybook/sample-videos';

const meta = {
  title: 'Widgets/LiveFeed/States',
  component: FeedStory,
  decorators: [onStoryPage],
} satisfies Meta<typeof FeedStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const videos = board(8);

/** Nothing is on its way: the page is hidden. */
export const Idle: Story = {};
export const Loading: Story = { args: { isLoading: true } };
export const Ready: Story = { args: { videos } };
/** A newer answer is on its way while the older board is shown. */
export const Refreshing: Story = { args: { videos, isLoading: true } };
export const Stale: Story = { args: { videos, ageMinutes: 20 } };
export const Empty: Story = { args: { videos: [] } };
export const Failed: Story = { args: { failure: 'timeout' } };
/** The first board failed and is loaded again. */
export const FailedRetrying: Story = { args: { failure: 'http', isLoading: true } };
export const FailedWithOldBoard: Story = { args: { videos, ageMinutes: 6, failure: 'http' } };
export const Offline: Story = { args: { failure: 'offline', isOnline: false } };
export const OfflineWithOldBoard: Story = { args: { videos, ageMinutes: 12, isOnline: false } };

/** "Try again" loads the board again. */
export const Retry: Story = {
  args: { failure: 'invalid', later: videos },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Try again|もう一度/ }));
    await expect((await canvas.findAllByRole('article')).length).toBe(videos.length);
  },
};
