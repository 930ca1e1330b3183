import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button';
import { escapeOf, key, keyboardStory } from '../story-kit/keyboard';
import { Switch } from '../switch';
import { Sheet } from './Sheet';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    title: 'Filter',
    closeLabel: 'Close',
    trigger: <Button>Filter</Button>,
    children: (
      <>
        <Switch label="Hide what is over" />
        <Switch label="Hide what is missing" />
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FromBelow: Story = { args: { defaultOpen: true } };
export const FromTheEnd: Story = { args: { defaultOpen: true, side: 'end' } };
export const FromTheStart: Story = { args: { defaultOpen: true, side: 'start' } };

export const Keyboard: Story = keyboardStory([
  key(
    'Enter',
    'On its button: opens, and moves the focus to the first thing in it.',
    async ({ canvas, page, user }) => {
      canvas.getByRole('button').focus();
      await user.keyboard('{Enter}');
      await page.findByRole('dialog', { name: 'Filter' });
      await waitFor(() =>
        expect(page.getByRole('switch', { name: 'Hide what is over' })).toHaveFocus(),
      );
    },
  ),
  key(
    'Tab',
    'Moves to the next thing in it; from the last to the first.',
    async ({ page, user }) => {
      await user.tab();
      await user.tab();
      await expect(page.getByRole('button', { name: 'Close' })).toHaveFocus();
      await user.tab();
      await expect(page.getByRole('switch', { name: 'Hide what is over' })).toHaveFocus();
    },
  ),
  escapeOf('Filter'),
]);
