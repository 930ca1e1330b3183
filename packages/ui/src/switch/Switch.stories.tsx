import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Switch } from './Switch';

const meta = {
  title: 'Inputs/Switch',
  component: Switch,
  tags: ['ready'],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Dark mode' } };

export const On: Story = { args: { label: 'Dark mode', defaultChecked: true } };
export const Disabled: Story = {
  args: { label: 'Dark mode', defaultChecked: true, disabled: true },
};

export const Keyboard: Story = {
  args: { label: 'Dark mode' },
  ...keyboardStory([
    key('Tab', 'Moves the focus to the switch.', async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('switch', { name: 'Dark mode' })).toHaveFocus();
    }),
    key('Space', 'Turns it on; again turns it off.', async ({ canvas, user }) => {
      await user.keyboard(' ');
      await expect(canvas.getByRole('switch')).toBeChecked();
      await user.keyboard(' ');
      await expect(canvas.getByRole('switch')).not.toBeChecked();
    }),
  ]),
};
