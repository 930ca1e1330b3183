import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlsOf, reaches, renderElement, type ElementArgs } from './element-story';

const meta = {
  title: 'Embeds/oshi-live-feed',
  tags: ['ready'],
  render: renderElement,
  argTypes: controlsOf('oshi-live-feed'),
  args: { org: 'Hololive', max: 6 },
  parameters: { element: 'oshi-live-feed' },
  play: reaches('shown'),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

/** The board */
export const Default: Story = {};
/** One row that scrolls sideways. */
export const Strip: Story = { args: { layout: 'strip', max: 12 } };
export const Waiting: Story = { args: { org: 'Waiting' }, play: reaches('waiting') };
export const Empty: Story = { args: { org: 'Empty' } };
export const Failed: Story = { args: { org: 'Failed' }, play: reaches('failed') };
