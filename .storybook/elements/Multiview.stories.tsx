import type { Meta, StoryObj } from '@storybook/react-vite';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-multiview',
  tags: ['ready'],
  ...elementStories('oshi-multiview', { videos: 'live0000004,past0000004' }),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const WithChat: Story = { args: { chat: true } };
/** None of its videos can be read. */
export const Unreadable: Story = {
  args: { videos: 'no video at all' },
  play: reaches('failed'),
};
