import type { Meta, StoryObj } from '@storybook/react-vite';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-live-feed',
  tags: ['ready'],
  ...elementStories('oshi-live-feed', { org: 'Hololive', max: 6 }),
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
