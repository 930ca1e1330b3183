import { writeModule } from '@oshimado/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { onFeaturePage, type FeatureStoryOptions } from '../../storybook/feature';
import { scene2 } from '../../storybook/pictures';
import { sampleStoredVideo } from '../../testing/samples';
import { PlaylistButton } from './PlaylistButton';

const meta = {
  title: 'Widgets/Playlists/Button',
  component: PlaylistButton,
  decorators: [onFeaturePage],
} satisfies Meta<typeof PlaylistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const { key, text } = writeModule('playlist', {
  active: {
    id: null,
    userId: null,
    name: 'Evening',
    videos: ['a', 'b', 'c'].map((id) => sampleStoredVideo(`story-${id}`, { thumbnail: scene2 })),
  },
  isSaved: false,
  base: null,
});
const filled = { feature: { stored: { [key]: text } } satisfies FeatureStoryOptions };

/** No video is in the current playlist. */
export const Empty: Story = {};
/** The number of videos is on the button. */
export const Filled: Story = { parameters: filled };
/** The current playlist of a guest, in its popup. */
export const Open: Story = {
  parameters: filled,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await within(document.body).findByRole('dialog');
  },
};
export const OpenEmpty: Story = { play: Open.play };
