import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { onFeaturePage } from '../../../storybook/feature';
import { cellsOnPage, cellVideos, eventVideos, withMultiview } from '../../../storybook/multiview';
import { press, shows, steps } from '../../../storybook/press';
import SyncBar from './SyncBar';

const THREE = 'AAMMcell0______,AMMMcell1______,MAMMcell2______';
const RATES = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

const meta = {
  title: 'Widgets/MultiviewSync',
  component: SyncBar,
  decorators: [
    withMultiview({
      code: THREE,
      isSyncing: true,
      players: { playbackRates: RATES, duration: 7_200 },
    }),
    onFeaturePage,
  ],
  parameters: cellsOnPage(eventVideos(3)),
} satisfies Meta<typeof SyncBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Two of them have begun at the moment that was chosen. */
export const Playing: Story = { play: press('multiview', 'sync.play') };
/** Live streams have no common clock. */
export const Empty: Story = { parameters: cellsOnPage(cellVideos(3)) };
export const Offsets: Story = {
  play: steps(press('multiview', 'sync.settings'), shows('dialog')),
};
/** The bar itself is one slider, of the platform's own kind. */
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider');
    const before = slider.getAttribute('aria-valuetext');
    await fireEvent.change(slider, { target: { value: '3600' } });
    await waitFor(() => expect(slider.getAttribute('aria-valuetext')).not.toBe(before));
  },
};
