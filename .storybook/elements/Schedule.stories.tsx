import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline } from '../../packages/widgets/src/storybook/feature';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-schedule',
  tags: ['ready'],
  ...elementStories('oshi-schedule', { org: 'Hololive' }),
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
