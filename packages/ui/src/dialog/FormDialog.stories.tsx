import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from '../text-field';
import { FormDialog, type FormDialogProps } from './FormDialog';

function NameDialog(props: FormDialogProps) {
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <FormDialog
      {...props}
      onSubmit={() => {
        setIsMissing(name.trim() === '');
        props.onSubmit();
      }}
    >
      <TextField
        label="Name"
        value={name}
        onValueChange={setName}
        {...(isMissing && { error: 'Enter a name.' })}
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
