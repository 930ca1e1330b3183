import type { Meta, StoryObj } from '@storybook/react-vite';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-live-badge',
  tags: ['ready'],
  ...elementStories('oshi-live-badge', { channel: 'UCstory0000000000000001' }),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
/** It counts the streams that are live. */
export const Organization: Story = { args: { channel: undefined, org: 'Hololive' } };
export const NotLive: Story = { args: { channel: 'UCempty' } };
/** The server knows no such channel: the links inside stay. */
export const Missing: Story = { args: { channel: 'UCmissing' }, play: reaches('failed') };
