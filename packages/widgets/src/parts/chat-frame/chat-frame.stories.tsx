import type { Meta, StoryObj } from '@storybook/react-vite';
import { chatClient, ChatStory, chatVideo as video } from '../../storybook/ChatStory';
import { onFeaturePage } from '../../storybook/feature';
import { ChatColumn, ChatFrame, LateCookiesHint, type ChatFrameProps } from '.';

const FrameStory = (props: ChatFrameProps) => (
  <ChatStory at={0}>
    <ChatFrame {...props} />
  </ChatStory>
);

const meta = {
  title: 'Widgets/ChatFrame',
  component: FrameStory,
  decorators: [onFeaturePage],
  args: { video: { ...video, status: 'past' }, CookiesHint: LateCookiesHint },
} satisfies Meta<typeof FrameStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { args: { video: { ...video, status: 'live' } } };
/** An archived chat without the extension. */
export const NeedsExtension: Story = {};
export const NoChat: Story = { args: { video: { ...video, type: 'clip', status: 'past' } } };
/** Both below each other; the height of the translations is a setting. */
export const Column: Story = {
  parameters: { feature: { client: chatClient({ count: 30 }) } },
  render: ({ video: shown }) => (
    <ChatStory count={30}>
      <ChatColumn
        video={{ ...shown, available_at: video.available_at }}
        showsChat
        showsTranslations
      />
    </ChatStory>
  ),
};
