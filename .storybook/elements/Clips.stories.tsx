import type { Meta, StoryObj } from '@storybook/react-vite';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-clips',
  tags: ['ready'],
  ...elementStories('oshi-clips', { org: 'Hololive' }),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const Empty: Story = { args: { org: 'Empty' } };
export const Failed: Story = { args: { org: 'Failed' }, play: reaches('failed') };
