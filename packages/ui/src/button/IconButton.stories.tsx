import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { FilterIcon, HeartIcon, RefreshIcon } from '../icon';
import { IconButton } from './IconButton';

const onClick = fn();

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  tags: ['ready'],
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { icon: RefreshIcon, label: 'Refresh' } };

export const Pressed: Story = { args: { icon: HeartIcon, label: 'Favorite', pressed: true } };
export const NotPressed: Story = { args: { icon: HeartIcon, label: 'Favorite', pressed: false } };
export const Disabled: Story = { args: { icon: FilterIcon, label: 'Filter', disabled: true } };

export const Keyboard: Story = {
  args: { icon: HeartIcon, label: 'Favorite', onClick },
  ...keyboardStory([
    key('Tab', 'Moves the focus to the button.', async ({ canvas, user }) => {
      onClick.mockClear();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Favorite' })).toHaveFocus();
    }),
    key('Enter, Space', 'Press it.', async ({ user }) => {
      await user.keyboard('{Enter}');
      await user.keyboard(' ');
      await expect(onClick).toHaveBeenCalledTimes(2);
    }),
  ]),
};
