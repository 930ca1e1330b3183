import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { keyboardStory } from '../story-kit/keyboard';
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
export const WithoutButton: Story = { args: { onRetry: undefined } };

export const Keyboard: Story = keyboardStory([
  {
    keys: 'Enter',
    does: 'On the button: tries at once.',
    press: async ({ canvas, user }) => {
      onRetry.mockClear();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Try now' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(onRetry).toHaveBeenCalledOnce();
    },
  },
]);
