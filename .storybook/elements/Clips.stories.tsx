import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlsOf, reaches, renderElement, type ElementArgs } from './element-story';

const meta = {
  title: 'Embeds/oshi-clips',
  tags: ['ready'],
  render: renderElement,
  argTypes: controlsOf('oshi-clips'),
  args: { org: 'Hololive' },
  parameters: { element: 'oshi-clips' },
  play: reaches('shown'),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const Empty: Story = { args: { org: 'Empty' } };
export const Failed: Story = { args: { org: 'Failed' }, play: reaches('failed') };
