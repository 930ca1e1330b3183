import type { Meta, StoryObj } from '@storybook/react-vite';
import { onFeaturePage } from '../../../storybook/feature';
import { cellsOnPage, cellVideos, withMultiview } from '../../../storybook/multiview';
import { press, shows, steps } from '../../../storybook/press';
import MediaControls from './MediaControls';
import { ShareMenu } from './ShareMenu';

const FOUR = 'AAMMcell0______,AMMMcell1______,MAMMcell2______,MMMMtwitchsomeone';
const opened = withMultiview({ code: FOUR, players: { playbackRates: [1, 2], volume: 0.6 } });

const meta = {
  title: 'Widgets/MultiviewMedia',
  component: MediaControls,
  decorators: [opened, onFeaturePage],
  parameters: {
    ...cellsOnPage(cellVideos(3)),
    docs: { story: { inline: false, height: '36rem' } },
  },
  args: { onClose: () => undefined },
} satisfies Meta<typeof MediaControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Controls: Story = { play: shows('dialog') };
/** Their players are still loading. */
export const Loading: Story = {
  decorators: [withMultiview({ code: FOUR }), onFeaturePage],
  play: shows('dialog'),
};
export const Empty: Story = {
  decorators: [withMultiview({}), onFeaturePage],
  play: shows('dialog'),
};
export const OnlyOneWithSound: Story = {
  play: steps(shows('dialog'), press('multiview', 'media.muteAll')),
};
export const Share: Story = {
  render: () => <ShareMenu />,
  play: steps(press('multiview', 'bar.share'), shows('dialog')),
};
