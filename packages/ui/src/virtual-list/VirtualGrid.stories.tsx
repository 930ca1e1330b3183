import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Card } from '../card';
import { key, keyboardStory } from '../story-kit/keyboard';
import { VirtualGrid } from './VirtualGrid';
import { inBox } from '../story-kit/in-box';

const MANY = 5000;
const items = Array.from({ length: MANY }, (_item, index) => `Entry ${index + 1}`);

const meta = {
  title: 'Display/VirtualGrid',
  component: VirtualGrid<string>,
  tags: ['ready'],
  args: {
    label: 'Entries',
    items,
    itemKey: (item) => item,
    renderItem: (item) => <Card href={`#${item}`} title={item} headingLevel={2} />,
    minColumnWidth: 160,
    estimateSize: 64,
  },
  decorators: [inBox({ blockSize: '20rem', inlineSize: '36rem', maxInlineSize: '100%' })],
} satisfies Meta<typeof VirtualGrid<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five thousand cells, of which those in view are drawn. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const cells = await within(canvasElement).findAllByRole('listitem');
    await expect(cells.length).toBeLessThan(120);
    await expect(cells[0]).toHaveAttribute('aria-setsize', String(MANY));
  },
};

const hasFocus = (canvas: ReturnType<typeof within>, name: string) =>
  waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves to the grid, then into its cells.', async ({ canvas, user }) => {
    await user.tab();
    await user.tab();
    await hasFocus(canvas, 'Entry 1');
  }),
  key('Arrow right', 'Moves to the next cell.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowRight}');
    await hasFocus(canvas, 'Entry 2');
  }),
  key('Arrow down', 'Moves to the cell below.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowDown}');
    await hasFocus(canvas, 'Entry 5');
  }),
  key('Arrow up', 'Moves to the cell above.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowUp}');
    await hasFocus(canvas, 'Entry 2');
  }),
  key('Arrow left', 'Moves to the cell before it.', async ({ canvas, user }) => {
    await user.keyboard('{ArrowLeft}');
    await hasFocus(canvas, 'Entry 1');
  }),
  key('End', 'Moves to the last cell.', async ({ canvas, user }) => {
    await user.keyboard('{End}');
    await hasFocus(canvas, `Entry ${MANY}`);
  }),
  key('Home', 'Moves to the first cell.', async ({ canvas, user }) => {
    await user.keyboard('{Home}');
    await hasFocus(canvas, 'Entry 1');
  }),
]);
