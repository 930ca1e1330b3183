import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { key, keyboardStory } from '../story-kit/keyboard';
import { AlertDialog } from './AlertDialog';

const onAction = fn();

const meta = {
  title: 'Overlays/AlertDialog',
  component: AlertDialog,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Delete the list?',
    description: 'Its 12 entries go with it. This cannot be undone.',
    cancelLabel: 'Keep it',
    actionLabel: 'Delete',
    onAction,
    trigger: <Button>Delete list</Button>,
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

/** A press beside it is no answer. */
export const PressBeside: Story = {
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog');
    const scrim = dialog.parentElement;
    if (!scrim) throw new Error('The dialog lies in nothing.');
    await userEvent.click(scrim);
    await expect(dialog).toBeVisible();
  },
};

export const Keyboard: Story = keyboardStory([
  key(
    'Enter',
    'On its button: opens, and the safe answer has the focus.',
    async ({ canvas, page, user }) => {
      onAction.mockClear();
      canvas.getByRole('button').focus();
      await user.keyboard('{Enter}');
      await page.findByRole('alertdialog', { name: 'Delete the list?' });
      await waitFor(() => expect(page.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    },
  ),
  key('Tab', 'Moves between the answers, and never out of the dialog.', async ({ page, user }) => {
    await user.tab();
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await user.tab();
    await expect(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  }),
  key('Escape', 'Leaves everything as it is.', async ({ canvas, page, user }) => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(onAction).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  }),
  key(
    'Enter',
    'On an answer: gives it, closes the dialog and gives the focus back.',
    async ({ canvas, page, user }) => {
      await user.keyboard('{Enter}');
      await page.findByRole('alertdialog');
      await waitFor(() => expect(page.getByRole('button', { name: 'Keep it' })).toHaveFocus());
      await user.tab();
      await user.keyboard('{Enter}');
      await expect(onAction).toHaveBeenCalledOnce();
      await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('button')).toHaveFocus();
    },
  ),
]);
