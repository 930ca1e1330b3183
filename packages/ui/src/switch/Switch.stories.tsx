import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Switch } from './Switch';

const meta = { title: 'UI/Switch', component: Switch } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Dark mode' } };

export const On: Story = { args: { label: 'Dark mode', defaultChecked: true } };
/** Space turns it on and off. */
export const ByKeyboard: Story = {
  args: { label: 'Dark mode' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('switch', { name: 'Dark mode' });
    input.focus();
    await userEvent.keyboard(' ');
    await expect(input).toBeChecked();
  },
};
