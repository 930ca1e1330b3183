import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton';

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
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '16rem', blockSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Circle: Story = {
  args: { shape: 'circle' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '3rem', blockSize: '3rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Short: Story = { args: { width: '40%' } };
