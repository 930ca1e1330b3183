import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RefreshIcon } from '../icon';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Button } from './Button';

const onClick = fn();

const meta = {
  title: 'Actions/Button',
  component: Button,
  tags: ['ready'],
  args: { children: 'Save', onClick },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Solid: Story = {
  args: { children: 'Try again', variant: 'solid', startIcon: RefreshIcon },
};
export const Plain: Story = { args: { children: 'Load more', variant: 'plain' } };
export const Danger: Story = { args: { children: 'Delete', variant: 'danger' } };
export const Small: Story = { args: { children: 'Apply', size: 'small' } };
export const Disabled: Story = { args: { children: 'Save', disabled: true } };

/** While its work is under way it keeps its place and width, and takes no presses. */
export const Busy: Story = {
  args: { children: 'Saving', busy: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** In a button with an icon, the spinner replaces the icon. */
export const BusyWithPicture: Story = {
  args: { children: 'Try again', busy: true, startIcon: RefreshIcon },
};

/** The width is that of the words, busy or not. */
export const BusyKeepsWidth: Story = {
  render: () => (
    <>
      <Button>Save</Button> <Button busy>Save</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole('button', { name: 'Save' })
      .map((button) => button.getBoundingClientRect().width);
    await expect(widths[0]).toBeGreaterThan(0);
    await expect(widths[1]).toBe(widths[0]);
  },
};
export const LongText: Story = {
  args: { children: 'Änderungen an allen Einstellungen speichern '.repeat(4) },
};

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves the focus to the button.', async ({ canvas, user }) => {
    onClick.mockClear();
    await user.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  }),
  key('Enter', 'Presses it.', async ({ user }) => {
    await user.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledTimes(1);
  }),
  key('Space', 'Presses it.', async ({ user }) => {
    await user.keyboard(' ');
    await expect(onClick).toHaveBeenCalledTimes(2);
  }),
]);
