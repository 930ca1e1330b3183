import { CallError } from '@oshimado/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { focusManager } from '@tanstack/query-core';
import { expect, userEvent, within } from 'storybook/test';
import { inTurn, never, refusing } from '../../storybook/answers';
import { onStoryPage } from '../../storybook/decorator';
import { FeedStory } from '../../storybook/FeedStory';
import { offline } from '../../storybook/feature';
import { board } from '../../storybook/sample-videos';

const meta = {
  title: 'Widgets/LiveFeed/States',
  component: FeedStory,
  decorators: [onStoryPage],
} satisfies Meta<typeof FeedStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const videos = board(8);
const answering = () => Promise.resolve([...videos]);
const tooSlow = () => Promise.reject(new CallError('timeout', 'getLive', '/'));

/** A hidden page loads nothing. In docs it has a frame of its own, because a window is hidden as a whole. */
const hidden = {
  beforeEach: () => {
    focusManager.setFocused(false);
    return () => focusManager.setFocused(undefined);
  },
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
};
const retry: Play = async ({ canvasElement }) => {
  const button = await within(canvasElement).findByRole('button', { name: /Try again|もう一度/ });
  await userEvent.click(button);
};

/** Nothing is loaded: the page is hidden. */
export const Idle: Story = { ...hidden };
export const Loading: Story = { args: { getLive: never } };
export const Ready: Story = { args: { getLive: answering } };
/** A newer board is being loaded while the older one is shown. */
export const Refreshing: Story = { args: { kept: videos, getLive: never } };
/** The page was hidden for a while, so the board may be out of date. */
export const Stale: Story = { args: { kept: videos, ageMinutes: 20 }, ...hidden };
export const Empty: Story = { args: { getLive: () => Promise.resolve([]) } };
export const Failed: Story = { args: { getLive: tooSlow } };
/** The first board failed and is loaded again. */
export const FailedRetrying: Story = {
  args: { getLive: inTurn(refusing(503), never) },
  play: async (context) => {
    await retry(context);
    await expect(within(context.canvasElement).getByRole('button')).toHaveAttribute('aria-busy');
  },
};
export const FailedWithOldBoard: Story = {
  args: { kept: videos, ageMinutes: 6, getLive: refusing(503) },
};
export const Offline: Story = { parameters: offline() };
export const OfflineWithOldBoard: Story = {
  args: { kept: videos, ageMinutes: 12 },
  parameters: offline(),
};

/** "Try again" loads the board again. */
export const Retry: Story = {
  args: { getLive: inTurn(refusing(503), answering) },
  play: async (context) => {
    await retry(context);
    const cards = await within(context.canvasElement).findAllByRole('article');
    await expect(cards.length).toBe(videos.length);
  },
};
