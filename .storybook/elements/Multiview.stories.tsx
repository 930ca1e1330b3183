import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlsOf, reaches, renderElement, type ElementArgs } from './element-story';

const meta = {
  title: 'Embeds/oshi-multiview',
  tags: ['ready'],
  render: renderElement,
  argTypes: controlsOf('oshi-multiview'),
  args: { videos: 'live0000004,past0000004' },
  parameters: { element: 'oshi-multiview' },
  play: reaches('shown'),
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
