import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Toast, ToastRegion } from './Toast';

const onOpenChange = fn();

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
      <ToastRegion label="Notifications ({hotkey})">
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
    title: 'Couldn’t save',
    description: 'The server did not answer.',
    action: <Button size="small">Try again</Button>,
    actionHint: 'Save again from the menu of the list',
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
