import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { OfflineState } from './OfflineState';

const onRetry = fn();

const meta = {
  title: 'Feedback/OfflineState',
  component: OfflineState,
  tags: ['ready'],
  args: {
    title: 'No connection',
    description: 'What you see is from 12:04. It renews itself when the connection is back.',
    retryLabel: 'Try now',
    onRetry,
  },
} satisfies Meta<typeof OfflineState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: { description: 'Was hier steht, ist von gestern und wird später erneuert. '.repeat(6) },
};
export const WithoutButton: Story = { args: { onRetry: undefined } };

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves to the button.', async ({ canvas, user }) => {
    onRetry.mockClear();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Try now' })).toHaveFocus();
  }),
  key('Enter, Space', 'Try at once.', async ({ user }) => {
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    await expect(onRetry).toHaveBeenCalledTimes(2);
  }),
]);
