import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlsOf, reaches, renderElement, type ElementArgs } from './element-story';

const meta = {
  title: 'Embeds/oshi-video',
  tags: ['ready'],
  render: renderElement,
  argTypes: controlsOf('oshi-video'),
  args: { video: 'past0000001' },
  parameters: { element: 'oshi-video' },
  play: reaches('shown'),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const Waiting: Story = { args: { video: 'waiting0001' }, play: reaches('waiting') };
export const Missing: Story = { args: { video: 'missing0001' }, play: reaches('failed') };
