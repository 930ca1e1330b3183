import type { Meta, StoryObj } from '@storybook/react-vite';
import { reaches, type ElementArgs, elementStories } from './element-story';

const meta = {
  title: 'Embeds/oshi-channel',
  tags: ['ready'],
  ...elementStories('oshi-channel', { channel: 'UCstory0000000000000001' }),
} satisfies Meta<ElementArgs>;
export default meta;
type Story = StoryObj<ElementArgs>;

export const Default: Story = {};
export const Missing: Story = { args: { channel: 'UCmissing' }, play: reaches('failed') };
/** The server takes no call for half a minute; then it is asked again. */
export const Busy: Story = { args: { channel: 'UCbusy' }, play: reaches('failed') };
