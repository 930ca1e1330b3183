import type { Meta, StoryObj } from '@storybook/react-vite';
import { onStoryPage } from '../../storybook/decorator';
import { board } from '../../storybook/sample-videos';
import { FeedStory } from '../../storybook/FeedStory';

const meta = {
  title: 'Widgets/LiveFeed',
  component: FeedStory,
  decorators: [onStoryPage],
} satisfies Meta<typeof FeedStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A server with so many streams. */
const answering = (size: number) => () => Promise.resolve(board(size));

export const Default: Story = { args: { getLive: answering(16) } };
export const List: Story = { args: { getLive: answering(16), shape: 'list' } };
export const DenseList: Story = { args: { getLive: answering(16), shape: 'denseList' } };
export const SmallCards: Story = { args: { getLive: answering(24), gridSize: 2 } };

/** Hundreds on the board: 24 are drawn, more as the end comes near. */
export const StressTest: Story = { args: { getLive: answering(300) } };
