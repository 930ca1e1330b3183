import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { onFeaturePage } from '../../storybook/feature';
import { past, placeholder } from '../../storybook/sample-videos';
import PlayerFrame from './PlayerFrame';
import { VideoPlayer } from './VideoPlayer';

/** The players are stand-ins that speak the platforms' messages; the id of a video names a fault. */
const meta = {
  title: 'Widgets/VideoPlayer',
  component: VideoPlayer,
  decorators: [onFeaturePage],
  args: { video: past({ id: 'plays______' }), Frame: PlayerFrame, autoplay: true },
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const faulty = (id: string, text: RegExp): Story => ({
  args: { video: past({ id: id.padEnd(11, '_') }) },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(text, {}, { timeout: 30_000 }),
    ).toBeVisible();
  },
});

/** Nothing of the platform is loaded before a press. */
export const Poster: Story = { args: { autoplay: false } };
export const Playing: Story = {};
export const Twitch: Story = {
  args: { video: placeholder({ link: 'https://www.twitch.tv/someone' }) },
};
export const Deleted: Story = faulty('err100', /private or has been deleted/);
export const Refused: Story = faulty('err150', /doesn’t allow/);
export const NoReferrer: Story = faulty('err153', /which site this is/);
export const AutoplayRefused: Story = faulty('noautoplay', /Press play/);
/** The frame never answers: blocked, or offline. */
export const Silent: Story = faulty('silent', /isn’t responding/);
