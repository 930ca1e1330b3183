import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../button';
import { key, keyboardStory } from '../story-kit/keyboard';
import { ErrorState } from './ErrorState';

const onRetry = fn();

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  tags: ['ready'],
  args: {
    title: 'Couldn’t load the list',
    description: 'The server did not answer. Your changes are kept.',
    retryLabel: 'Try again',
    onRetry,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Busy: Story = { args: { busy: true } };
export const LongText: Story = {
  args: {
    title: 'Die Liste konnte wegen eines unerwarteten Fehlers nicht geladen werden',
    description: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6),
    retryLabel: 'Noch einmal versuchen',
  },
};
export const WithDetails: Story = {
  args: {
    place: 'Saved lists',
    details: 'GET /api/v2/lists/12\n503 Service Unavailable\nid 7f3a',
    detailsLabel: 'Details',
    action: <ButtonLink href="#home">Home</ButtonLink>,
  },
};

export const Keyboard: Story = {
  args: { details: 'GET /lists/12: 503', detailsLabel: 'Details' },
  ...keyboardStory([
    key('Enter', 'On the button: tries again.', async ({ canvas, user }) => {
      onRetry.mockClear();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(onRetry).toHaveBeenCalledOnce();
    }),
    key(
      'Space',
      'On the text of the details: unfolds and folds them, as Enter does.',
      async ({ canvas, user }) => {
        await user.tab();
        const summary = canvas.getByText('Details');
        await expect(summary).toHaveFocus();
        // The browser makes a press of the key, but not of a key that a script makes up.
        await user.keyboard(' ');
        await user.click(summary);
        await expect(canvas.getByText('GET /lists/12: 503')).toBeVisible();
      },
    ),
  ]),
};
