import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage } from '../../storybook/feature';
import { sampleVideo } from '../../storybook/sample-videos';
import { WatchTogether } from '.';

const videos = (count: number) =>
  Array.from({ length: count }, (_, at) => sampleVideo({ id: `video${at}`.padEnd(11, '_') }));

const meta = {
  title: 'Widgets/WatchTogether',
  component: WatchTogether,
  decorators: [onFeaturePage],
  args: { videos: videos(4) },
} satisfies Meta<typeof WatchTogether>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
/** It says how many are live now. */
export const Live: Story = { args: { areLive: true } };
/** A multiview holds 16. */
export const MoreThanSixteen: Story = { args: { videos: videos(40) } };
