import type { Meta, StoryObj } from '@storybook/react-vite';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-chat',
  tags: ['ready'],
  ...elementStories('oshi-chat', { video: 'past0000003', languages: 'en' }),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

/** Of a recording: all its lines. */
export const Default: Story = {};
export const Waiting: Story = { args: { video: 'waiting0003' }, play: reaches('waiting') };
export const Failed: Story = { args: { video: 'failed00003' }, play: reaches('failed') };
