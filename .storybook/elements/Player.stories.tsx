import type { Meta, StoryObj } from '@storybook/react-vite';
import { offline } from '../../packages/widgets/src/storybook/feature';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-player',
  tags: ['ready'],
  ...elementStories('oshi-player', { video: 'live0000001' }),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

/** Nothing of the platform is loaded before a press. */
export const Default: Story = {};
export const Missing: Story = { args: { video: 'missing0002' }, play: reaches('failed') };
export const Offline: Story = {
  args: { video: 'past0000002' },
  parameters: offline(),
  play: reaches('failed'),
};
