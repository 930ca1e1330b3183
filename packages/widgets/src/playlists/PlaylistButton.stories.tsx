import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { onFeaturePage } from '../storybook/feature';
import { PlaylistButton } from './PlaylistButton';

const meta = {
  title: 'Widgets/Playlists/Button',
  component: PlaylistButton,
  decorators: [onFeaturePage],
} satisfies Meta<typeof PlaylistButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** The current playlist of a guest, in its popup. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button'));
    await within(document.body).findByRole('dialog');
  },
};
