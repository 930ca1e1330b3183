import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from './Avatar';

const picture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22%3E%3Crect width=%221%22 height=%221%22 fill=%22%23f06292%22/%3E%3C/svg%3E';

const meta = {
  title: 'Display/Avatar',
  component: Avatar,
  tags: ['ready'],
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { src: picture } };

export const Large: Story = { args: { src: picture, size: 100 } };
export const WithoutPicture: Story = { args: { src: null } };
export const Initials: Story = { args: { src: null, name: 'Ada Lovelace' } };
export const InitialsOfAnotherScript: Story = { args: { src: null, name: '空 そら', size: 100 } };
/** Nothing beside it says who it is. */
export const Alone: Story = {
  args: { src: null, name: 'Ada Lovelace', alt: 'Ada Lovelace', size: 40 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('img', { name: 'Ada Lovelace' }),
    ).toHaveTextContent('AL');
  },
};
/** A picture that fails to load is replaced by the account icon. */
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } };
