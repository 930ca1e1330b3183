import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button';
import { escapeOf, key, keyboardStory } from '../story-kit/keyboard';
import { TextField } from '../text-field';
import { Dialog, DialogClose } from './Dialog';

function NameField() {
  const [name, setName] = useState('Sunday');
  return <TextField label="Name" value={name} onValueChange={setName} />;
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Name the list',
    description: 'You can change it later.',
    closeLabel: 'Close',
    trigger: <Button>New list</Button>,
    children: <NameField />,
    actions: (
      <>
        <DialogClose>
          <Button>Not now</Button>
        </DialogClose>
        <DialogClose>
          <Button variant="solid">Save</Button>
        </DialogClose>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const Large: Story = { args: { defaultOpen: true, size: 'large' } };

/** Taller than the screen: the whole window scrolls, the page behind it does not. */
export const Tall: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 30 }, (_item, line) => <p key={line}>Line {line + 1}</p>),
  },
};

export const Keyboard: Story = keyboardStory([
  key(
    'Enter',
    'On its button: opens, and moves the focus to the first thing in the dialog.',
    async ({ canvas, page, user }) => {
      canvas.getByRole('button', { name: 'New list' }).focus();
      await user.keyboard('{Enter}');
      await expect(await page.findByRole('dialog', { name: 'Name the list' })).toBeVisible();
      await waitFor(() => expect(page.getByRole('textbox')).toHaveFocus());
    },
  ),
  key(
    'Tab',
    'Moves to the next thing in the dialog; from the last to the first.',
    async ({ page, user }) => {
      for (const name of ['Not now', 'Save', 'Close']) {
        await user.tab();
        await expect(page.getByRole('button', { name })).toHaveFocus();
      }
      await user.tab();
      await expect(page.getByRole('textbox')).toHaveFocus();
    },
  ),
  key(
    'Shift + Tab',
    'Moves to the one before it; from the first to the last.',
    async ({ page, user }) => {
      await user.tab({ shift: true });
      await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    },
  ),
  escapeOf('New list'),
]);
