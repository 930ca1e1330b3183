import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { onFeaturePage } from '../../storybook/feature';
import { manyComments, sampleWatched, withPlayer } from '../../storybook/sample-watch';
import { HighlightsBar } from './HighlightsBar';

const meta = {
  title: 'Widgets/HighlightsBar',
  component: HighlightsBar,
  decorators: [withPlayer({ currentTime: 2_600, duration: 7_384 }), onFeaturePage],
  args: { video: sampleWatched() },
} satisfies Meta<typeof HighlightsBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Nothing has been started, so there is no position. */
export const NotPlaying: Story = {
  decorators: [withPlayer({ isReady: false }), onFeaturePage],
};
export const SongsOnly: Story = { args: { video: sampleWatched({ comments: [] }) } };
/** All six classes: 1 to 6 time stamps. */
export const Classes: Story = {
  args: {
    video: sampleWatched({
      songs: [],
      comments: [1, 2, 3, 4, 5, 6].flatMap((count) =>
        Array.from({ length: count }, (_, index) => ({
          comment_key: `${count} ${index}`,
          message: `${count * 15}:00 so many speak of this`,
        })),
      ),
    }),
  },
};
export const Dense: Story = { args: { video: sampleWatched({ comments: manyComments(2_000) }) } };
/** Before its end, a stream has no length but the player's. */
export const Live: Story = { args: { video: sampleWatched({ status: 'live', duration: 0 }) } };

/** One stop; Home, End and the arrows lead from mark to mark. */
export const Keyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const bar = await within(canvasElement).findByRole('list');
    const marks = within(bar).getAllByRole('button');
    await userEvent.tab();
    await expect(marks[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(marks.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(marks.at(-2)).toHaveFocus();
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toBeVisible());
  },
};
