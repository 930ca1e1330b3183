import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Kbd } from '../kbd';
import { key, keyboardStory } from '../story-kit/keyboard';
import { CommandList } from './CommandList';

const onChoose = fn();

const meta = {
  title: 'Inputs/CommandList',
  component: CommandList,
  tags: ['ready'],
  args: {
    label: 'What to do',
    placeholder: 'Type to find',
    options: [
      { value: 'open', label: 'Open', hint: 'File', end: <Kbd>O</Kbd> },
      { value: 'save', label: 'Save', hint: 'File', end: <Kbd>S</Kbd> },
      { value: 'copy', label: 'Copy', hint: 'Edit', keywords: 'duplicate' },
    ],
    onChoose,
    labels: {
      empty: 'No matches. Try fewer letters.',
      busy: 'Searching',
      count: (count) => `${count} matches`,
    },
  },
} satisfies Meta<typeof CommandList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { options: [] } };
export const Busy: Story = { args: { options: [], busy: true } };
export const FoundElsewhere: Story = {
  args: { found: [{ value: 'far', label: 'From far away', hint: 'Server' }] },
};

export const Keyboard: Story = keyboardStory([
  key(
    'ArrowDown',
    'Moves to the next one; from the last to the first.',
    async ({ canvas, user }) => {
      onChoose.mockClear();
      await user.click(canvas.getByRole('combobox'));
      await user.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('option', { name: /Save/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    },
  ),
  key('ArrowUp', 'Moves to the one before.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('option', { name: /Open/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }),
  key(
    'Letters',
    'Leave what has them in its words; the first of those is chosen next.',
    async ({ canvas, user }) => {
      await user.keyboard('dup');
      await expect(canvas.getAllByRole('option')).toHaveLength(1);
    },
  ),
  key('Enter', 'Chooses it.', async ({ user }) => {
    await user.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ value: 'copy' }));
  }),
]);
