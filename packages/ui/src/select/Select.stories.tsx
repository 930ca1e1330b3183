import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Select } from './Select';

const options = ['Latest', 'Most popular'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Inputs/Select',
  component: Select,
  tags: ['ready'],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Sort by', options } };

export const HiddenLabel: Story = { args: { label: 'Sort by', hideLabel: true, options } };

export const Disabled: Story = { args: { label: 'Sort by', options, disabled: true } };

export const Keyboard: Story = {
  args: { label: 'Sort by', options },
  ...keyboardStory([
    key('Tab', 'Moves the focus to the field.', async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
    }),
    key(
      'Enter, arrows, letters',
      'Open the list, move in it and choose; the platform sees to them.',
      async ({ canvas, user }) => {
        // A script cannot press keys in the platform's own list; it can choose as the list does.
        const field = canvas.getByRole('combobox');
        await user.selectOptions(field, 'Most popular');
        await expect(field).toHaveValue('Most popular');
      },
    ),
  ]),
};
