import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { key, keyboardStory, type KeyContext } from '../story-kit/keyboard';
import { SortableList, type SortableItem, type SortableListProps } from './SortableList';

const NAMES = ['First', 'Second', 'Third', 'Fourth'];

function Example({ items: given, ...props }: SortableListProps) {
  const [items, setItems] = useState<readonly SortableItem[]>(given);
  const onReorder = (from: number, to: number) => {
    const rest = items.filter((_item, index) => index !== from);
    setItems([...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)]);
  };
  return <SortableList {...props} items={items} onReorder={onReorder} />;
}

const meta = {
  title: 'Inputs/SortableList',
  component: SortableList,
  tags: ['ready'],
  args: {
    label: 'Order',
    items: NAMES.map((name) => ({ id: name, name, content: name })),
    onReorder: () => undefined,
    labels: {
      handle: (name) => `Move ${name}`,
      instructions: 'Press Space to pick up, arrows to move, Space to drop, or Escape to cancel.',
      lifted: ({ name, position, count }) => `${name} picked up, ${position} of ${count}.`,
      moved: ({ name, position, count }) => `${name} is now in position ${position} of ${count}.`,
      dropped: ({ name, position, count }) => `${name} dropped, ${position} of ${count}.`,
      cancelled: ({ name, position, count }) => `${name} is back, ${position} of ${count}.`,
    },
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        name: 'A',
        content: 'A text that is longer than a phone is wide and goes on '.repeat(3),
      },
      { id: 'b', name: 'B', content: 'Short' },
    ],
  },
};

const order = ({ canvas }: KeyContext) =>
  canvas.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);
const said = ({ page }: KeyContext, text: string) =>
  waitFor(() => expect(page.getByRole('status')).toHaveTextContent(text));

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves from handle to handle.', async ({ canvas, user }) => {
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Move First' })).toHaveFocus();
  }),
  key('Space', 'Lifts the item.', async (on) => {
    await on.user.keyboard('[Space]');
    await said(on, 'First picked up, 1 of 4.');
  }),
  key('Arrow down', 'Moves it one place on.', async (on) => {
    await on.user.keyboard('[ArrowDown]');
    await said(on, 'First is now in position 2 of 4.');
  }),
  key('Arrow up', 'Moves it one place back.', async (on) => {
    await on.user.keyboard('[ArrowDown]');
    await said(on, 'First is now in position 3 of 4.');
    await on.user.keyboard('[ArrowUp]');
    await said(on, 'First is now in position 2 of 4.');
  }),
  key('Space', 'Puts it down; the focus stays on its handle.', async (on) => {
    await on.user.keyboard('[Space]');
    await said(on, 'First dropped, 2 of 4.');
    await waitFor(() => expect(order(on)).toEqual(['Second', 'First', 'Third', 'Fourth']));
    await expect(on.canvas.getByRole('button', { name: 'Move First' })).toHaveFocus();
  }),
  key('Escape', 'Puts it back where it was.', async (on) => {
    await on.user.keyboard('[Space]');
    await said(on, 'First picked up, 2 of 4.');
    await on.user.keyboard('[ArrowDown]');
    await said(on, 'First is now in position 3 of 4.');
    await on.user.keyboard('[Escape]');
    await said(on, 'First is back, 2 of 4.');
    await expect(order(on)).toEqual(['Second', 'First', 'Third', 'Fourth']);
  }),
]);
