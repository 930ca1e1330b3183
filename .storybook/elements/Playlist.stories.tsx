import type { Meta, StoryObj } from '@storybook/react-vite';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-playlist',
  tags: ['ready'],
  ...elementStories('oshi-playlist', { playlist: '7' }),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const Empty: Story = { args: { playlist: 'empty' } };
export const Missing: Story = { args: { playlist: 'missing' }, play: reaches('failed') };
