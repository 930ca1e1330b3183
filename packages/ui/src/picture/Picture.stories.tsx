import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PlayIcon } from '../icon';
import { Picture } from './Picture';
import { inBox } from '../story-kit/in-box';

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22%3E%3Crect width=%2216%22 height=%229%22 fill=%22%23f06292%22/%3E%3C/svg%3E';

const meta = {
  title: 'Display/Picture',
  component: Picture,
  tags: ['ready'],
  decorators: [inBox({ inlineSize: '10rem' })],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { src: picture, fallback: PlayIcon } };
export const WithoutPicture: Story = { args: { src: null, fallback: PlayIcon } };
/** A picture that fails to load is replaced by the fallback. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken', fallback: PlayIcon },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeInTheDocument();
  },
};
