import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Switch } from '../switch';
import { escapeOf, key, keyboardStory } from '../story-kit/keyboard';
import { Popover, PopoverClose } from './Popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    label: 'Display',
    trigger: <Button>Display</Button>,
    children: (
      <>
        <Switch label="Large pictures" />
        <PopoverClose>
          <Button size="small">Done</Button>
        </PopoverClose>
      </>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: true } };

export const Keyboard: Story = keyboardStory([
  key(
    'Enter',
    'On its button: opens, and moves the focus to the first thing in it.',
    async ({ canvas, page, user }) => {
      canvas.getByRole('button', { name: 'Display' }).focus();
      await user.keyboard('{Enter}');
      await page.findByRole('dialog', { name: 'Display' });
      await waitFor(() => expect(page.getByRole('switch')).toHaveFocus());
    },
  ),
  key('Tab', 'Moves to the next thing in it.', async ({ page, user }) => {
    await user.tab();
    await expect(page.getByRole('button', { name: 'Done' })).toHaveFocus();
  }),
  escapeOf('Display'),
  key('Space', 'On its button: opens and closes it.', async ({ page, user }) => {
    await user.keyboard(' ');
    await page.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  }),
]);
