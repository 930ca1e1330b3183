import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlsOf, reaches, renderElement, type ElementArgs } from './element-story';

const meta = {
  title: 'Embeds/oshi-channel',
  tags: ['ready'],
  render: renderElement,
  argTypes: controlsOf('oshi-channel'),
  args: { channel: 'UCstory0000000000000001' },
  parameters: { element: 'oshi-channel' },
  play: reaches('shown'),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const Missing: Story = { args: { channel: 'UCmissing' }, play: reaches('failed') };
/** The server takes no call for half a minute; then it is asked again. */
export const Busy: Story = { args: { channel: 'UCbusy' }, play: reaches('failed') };
