import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { keyboardStory } from '../story-kit/keyboard';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

function Example({ value: given, ...props }: RadioGroupProps) {
  const [value, setValue] = useState(given);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  tags: ['ready'],
  args: {
    label: 'Quality',
    value: 'good',
    onValueChange: () => undefined,
    options: [
      { value: 'good', label: 'Good' },
      { value: 'better', label: 'Better', description: 'Needs more of the line.' },
      { value: 'best', label: 'Best' },
    ],
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SideBySide: Story = { args: { orientation: 'horizontal' } };
export const Invalid: Story = { args: { value: null, error: 'Choose one of them.' } };
/** Nothing is chosen: the platform calls such radio buttons indeterminate, and they still look empty. */
export const Nothing: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = keyboardStory([
  {
    keys: 'Tab',
    does: 'Moves to the chosen one; the group is one stop.',
    press: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('radio', { name: 'Good' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow down, arrow right',
    does: 'Choose the next one.',
    press: async ({ canvas, user }) => {
      await user.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Better' })).toBeChecked();
      await user.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('radio', { name: 'Best' })).toBeChecked();
    },
  },
  {
    keys: 'Arrow up, arrow left',
    does: 'Choose the one before it.',
    press: async ({ canvas, user }) => {
      await user.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('radio', { name: 'Better' })).toBeChecked();
      await user.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
    },
  },
  {
    keys: 'Arrow up, arrow down at the ends',
    does: 'Go on at the other end.',
    press: async ({ canvas, user }) => {
      await user.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('radio', { name: 'Best' })).toBeChecked();
      await user.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
    },
  },
  {
    keys: 'Space',
    does: 'Chooses the one that has the focus.',
    press: async ({ canvas, user }) => {
      await user.keyboard(' ');
      await expect(canvas.getByRole('radio', { name: 'Good' })).toBeChecked();
    },
  },
]);
