import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';
import { inBox } from '../story-kit/in-box';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  tags: ['ready'],
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: {} };

/** Fills its container, such as the place of a picture. */
export const Box: Story = {
  args: { shape: 'box' },
  decorators: [inBox({ inlineSize: '16rem', blockSize: '9rem' })],
};
export const Circle: Story = {
  args: { shape: 'circle' },
  decorators: [inBox({ inlineSize: '3rem', blockSize: '3rem' })],
};
export const Short: Story = { args: { width: '40%' } };
