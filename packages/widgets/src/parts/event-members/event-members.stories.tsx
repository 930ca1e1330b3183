import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onFeaturePage } from '../../storybook/feature';
import { sampleVideo } from '../../storybook/sample-videos';
import { EventMembers } from '.';

const own = sampleVideo({ id: 'event000001', status: 'live', live_viewers: 12_345 });
const onTwitch = sampleVideo({
  id: 'event000002',
  type: 'placeholder',
  placeholderType: 'external-stream',
  status: 'live',
  link: 'https://www.twitch.tv/example',
});
const guest = (at: number) =>
  sampleVideo({
    id: `event00001${at}`,
    status: 'live',
    live_viewers: 900 * at,
    channel: { ...own.channel, id: `UCguest${at}`, name: `Guest with a rather long name ${at}` },
  });

const meta = {
  title: 'Widgets/EventMembers',
  component: EventMembers,
  decorators: [onFeaturePage],
  args: { videos: [own, onTwitch] },
} satisfies Meta<typeof EventMembers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A collab that each member streams. */
export const Collab: Story = { args: { videos: [own, guest(1), guest(2), guest(3)] } };
/** In place, with each platform's viewers. */
export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button'));
    await expect(await canvas.findByRole('link', { name: 'Watch in Multiview' })).toBeVisible();
  },
};
