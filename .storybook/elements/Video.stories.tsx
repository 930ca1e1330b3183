import type { Meta, StoryObj } from '@storybook/react-vite';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-video',
  tags: ['ready'],
  ...elementStories('oshi-video', { video: 'past0000001' }),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const Waiting: Story = { args: { video: 'waiting0001' }, play: reaches('waiting') };
export const Missing: Story = { args: { video: 'missing0001' }, play: reaches('failed') };
