import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { TextField } from '../text-field';
import { FormDialog, type FormDialogProps } from './FormDialog';

function NameDialog(props: FormDialogProps) {
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <FormDialog
      {...props}
      open={isOpen}
      onClose={() => {
        setIsOpen(false);
        props.onClose();
      }}
      onSubmit={() => {
        setIsMissing(name.trim() === '');
        props.onSubmit();
      }}
    >
      <TextField
        label="Name"
        value={name}
        onValueChange={setName}
        error={isMissing ? 'Enter a name.' : undefined}
      />
    </FormDialog>
  );
}

const meta = {
  title: 'Overlays/FormDialog',
  component: FormDialog,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Name the list',
    closeLabel: 'Close',
    cancelLabel: 'Not now',
    submitLabel: 'Save',
    onSubmit: fn(),
    onClose: fn(),
    children: null,
  },
  render: (props) => <NameDialog {...props} />,
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(page().getByRole('textbox', { name: 'Name' }), 'Sunday{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(page().getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** The owner keeps it open, and says what is wrong. */
export const WithProblem: Story = {
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Save' }));
    await expect(await page().findByText('Enter a name.')).toBeVisible();
  },
};
/** It is being submitted: the Enter key does nothing more. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.type(page().getByRole('textbox', { name: 'Name' }), 'Sunday{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const CannotBeSubmitted: Story = { args: { submitDisabled: true } };
export const Destroys: Story = {
  args: { title: 'Delete the list?', submitLabel: 'Delete', submitVariant: 'danger' },
};

export const Keyboard: Story = keyboardStory([
  key('Enter', 'In a field: submits the form.', async ({ page: dialog, user }) => {
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(await dialog.findByText('Enter a name.')).toBeVisible();
  }),
  key(
    'Tab',
    'Moves to the button that leaves it, then to the one that submits.',
    async ({ page: dialog, user }) => {
      for (const name of ['Not now', 'Save']) {
        await user.tab();
        await expect(dialog.getByRole('button', { name })).toHaveFocus();
      }
    },
  ),
  key('Escape', 'Leaves it.', async ({ page: dialog, user }) => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('dialog')).toBeNull());
  }),
]);
