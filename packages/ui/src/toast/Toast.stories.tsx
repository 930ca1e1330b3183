import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Toast, ToastRegion } from './Toast';

/** Long enough for a slow machine to put the pointer there. */
const SOON_MS = 5000;
const LATER_MS = 6000;
const onOpenChange = fn();
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const meta = {
  title: 'Feedback/Toast',
  component: Toast,
  subcomponents: { ToastRegion },
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Saved',
    description: 'The list has 12 entries.',
    tone: 'success',
    closeLabel: 'Close',
    duration: Infinity,
    onOpenChange,
  },
  decorators: [
    (Story) => (
      <ToastRegion label="Messages ({hotkey})">
        <Story />
      </ToastRegion>
    ),
  ],
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Information: Story = { args: { tone: 'info', title: 'A new version is there' } };
export const Warning: Story = { args: { tone: 'warning', title: 'Nearly full' } };

/** What can be done about it, with the way to do the same elsewhere. */
export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'Could not be saved',
    description: 'The server did not answer.',
    action: <Button size="small">Try again</Button>,
    actionHint: 'Save again from the menu of the list',
  },
};

/** It waits while a pointer is on it and goes on when the pointer leaves. */
export const WaitsForPointer: Story = {
  args: { duration: SOON_MS },
  play: async ({ canvasElement }) => {
    onOpenChange.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const toast = (await page.findByText('Saved')).closest('li');
    if (!toast) throw new Error('The toast is no item.');
    await userEvent.hover(toast);
    await later(LATER_MS);
    await expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.unhover(toast);
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** It waits while the focus is among the messages and goes on when the focus leaves. */
export const WaitsForFocus: Story = {
  args: { duration: SOON_MS },
  play: async ({ canvasElement }) => {
    onOpenChange.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('Saved');
    await userEvent.keyboard('[F8]');
    await later(LATER_MS);
    await expect(onOpenChange).not.toHaveBeenCalled();
    const list = page.getByRole('list');
    list.blur();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Keyboard: Story = keyboardStory([
  key(
    'F8',
    'Leads to the messages from anywhere; while the focus is there, all of them wait.',
    async ({ page, user }) => {
      onOpenChange.mockClear();
      await page.findByText('Saved');
      await user.keyboard('[F8]');
      await waitFor(() => expect(page.getByRole('list')).toHaveFocus());
    },
  ),
  key('Tab', 'Moves to the newest message, then to its buttons.', async ({ page, user }) => {
    await user.tab();
    await user.tab();
    await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  }),
  key('Escape', 'Closes the message that has the focus.', async ({ user }) => {
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  }),
]);
