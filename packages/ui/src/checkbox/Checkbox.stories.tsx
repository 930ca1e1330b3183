import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Checkbox, type CheckboxProps } from './Checkbox';

function Example({ checked: given, ...props }: CheckboxProps) {
  const [checked, setChecked] = useState(given);
  return <Checkbox {...props} checked={checked} onCheckedChange={setChecked} />;
}

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  tags: ['ready'],
  args: { label: 'Remember me', checked: false, onCheckedChange: () => undefined },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { checked: true } };
export const WithDescription: Story = {
  args: { description: 'On this device, until you log out.', checked: true },
};
export const Disabled: Story = { args: { disabled: true, checked: true } };

/** For a group of which some are checked. */
export const Mixed: Story = {
  args: { label: 'All languages', checked: 'mixed' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves the focus to the box.', async ({ canvas, user }) => {
    await user.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toHaveFocus();
  }),
  key('Space', 'Chooses it; again takes the choice back.', async ({ canvas, user }) => {
    await user.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await user.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  }),
]);
