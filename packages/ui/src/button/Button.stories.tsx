import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button';

const meta = { title: 'UI/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: 'Save', onClick: fn() } };

export const Solid: Story = {
  args: { children: 'Try again', variant: 'solid', startIcon: 'refresh' },
};
export const Plain: Story = { args: { children: 'Load more', variant: 'plain' } };
export const Small: Story = { args: { children: 'Apply', size: 'small' } };
export const Disabled: Story = { args: { children: 'Save', disabled: true } };

/** While its work is under way it stays in place and takes no presses. */
export const Busy: Story = {
  args: { children: 'Saving', busy: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};
