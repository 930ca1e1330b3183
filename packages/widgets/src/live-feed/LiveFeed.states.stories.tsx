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

/** Nothing asked yet: the page is hidden. */
export const Idle: Story = { args: { start: { isPageVisible: false } } };
export const Loading: Story = { args: { answer: 'never' } };
export const Ready: Story = { args: { start: { videos } } };
/** An answer is awaited while the older board stays. */
export const Refreshing: Story = { args: { start: { videos }, answer: 'never', refresh: true } };
export const Stale: Story = {
  args: { start: { videos, isPageVisible: false, isStale: true, ageMinutes: 20 } },
};
export const Empty: Story = { args: { start: { videos: [] } } };
export const Failed: Story = { args: { answer: 'timeout' } };
export const FailedWithOldBoard: Story = {
  args: { start: { videos, ageMinutes: 6 }, answer: 'http', refresh: true },
};
export const Offline: Story = { args: { start: { isOnline: false }, answer: 'network' } };
export const OfflineWithOldBoard: Story = {
  args: { start: { videos, isOnline: false, ageMinutes: 12 } },
};

/** "Try again" asks again. */
export const Retry: Story = {
  args: { answer: 'invalid', later: videos },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Try again|もう一度/ }));
    await expect((await canvas.findAllByRole('article')).length).toBe(videos.length);
  },
};
