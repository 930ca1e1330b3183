import type { Meta, StoryObj } from '@storybook/react-vite';
import { controlsOf, reaches, renderElement, type ElementArgs } from './element-story';

const meta = {
  title: 'Embeds/oshi-live-badge',
  tags: ['ready'],
  render: renderElement,
  argTypes: controlsOf('oshi-live-badge'),
  args: { channel: 'UCstory0000000000000001' },
  parameters: { element: 'oshi-live-badge' },
  play: reaches('shown'),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
/** It counts the streams that are live. */
export const Organization: Story = { args: { channel: undefined, org: 'Hololive' } };
export const NotLive: Story = { args: { channel: 'UCempty' } };
/** The server knows no such channel: the links inside stay. */
export const Missing: Story = { args: { channel: 'UCmissing' }, play: reaches('failed') };
