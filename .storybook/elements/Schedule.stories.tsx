import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline } from '../../packages/widgets/src/storybook/feature';
import { controlsOf, reaches, renderElement, type ElementArgs } from './element-story';

const meta = {
  title: 'Embeds/oshi-schedule',
  tags: ['ready'],
  render: renderElement,
  argTypes: controlsOf('oshi-schedule'),
  args: { org: 'Hololive' },
  parameters: { element: 'oshi-schedule' },
  play: reaches('shown'),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const Empty: Story = { args: { org: 'Empty' } };
export const Offline: Story = {
  args: { org: 'Independents' },
  parameters: offline(),
  play: reaches('failed'),
};
