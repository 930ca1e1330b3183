import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { chatClient, ChatStory, type ChatStoryProps } from '../../storybook/ChatStory';

const meta = {
  title: 'Widgets/LiveTranslations',
  component: ChatStory,
  decorators: [onFeaturePage],
} satisfies Meta<typeof ChatStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const story = (args: ChatStoryProps, more: FeatureStoryOptions = {}): Story => ({
  args,
  parameters: { feature: { client: chatClient(args), ...more } satisfies FeatureStoryOptions },
});

/** The newest line is at the bottom. */
export const Live: Story = story({});
export const LiveMany: Story = story({ count: 200 });
export const Empty: Story = story({ count: 0 });
export const Loading: Story = story({ socket: 'never', history: 'never' });
export const NotLiveYet: Story = story({ status: 'upcoming' });
/** Lines that are there stay readable. */
export const Reconnecting: Story = story({ socket: 'refused' });
export const Ended: Story = story({ socket: 'ended', count: 0 });
/** With the current line in the middle, and captions below. */
export const Archive: Story = story({ status: 'past', count: 200, at: 800 });
export const ArchiveEmpty: Story = story({ status: 'past', count: 0 });
export const ArchiveFailed: Story = story({ status: 'past', history: 'failed' });
/** Ten thousand lines, of which those in view are drawn. */
export const StressTest: Story = story({ status: 'past', count: 10_000, at: 40_000 });
export const Author: Story = {
  ...story({ count: 3 }),
  play: async () => {
    const [name] = await screen.findAllByText('Kaede TL');
    if (name) await userEvent.click(name);
    await screen.findByRole('dialog');
  },
};
