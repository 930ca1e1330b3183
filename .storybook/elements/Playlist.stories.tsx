import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlsOf, reaches, renderElement, type ElementArgs } from './element-story';

const meta = {
  title: 'Embeds/oshi-playlist',
  tags: ['ready'],
  render: renderElement,
  argTypes: controlsOf('oshi-playlist'),
  args: { playlist: '7' },
  parameters: { element: 'oshi-playlist' },
  play: reaches('shown'),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const Empty: Story = { args: { playlist: 'empty' } };
export const Missing: Story = { args: { playlist: 'missing' }, play: reaches('failed') };
