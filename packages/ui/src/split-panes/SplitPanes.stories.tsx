import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { SplitPanes } from './SplitPanes';
import { inBox } from '../story-kit/in-box';

const onLayoutChange = fn();
const text = (word: string) => <p style={{ margin: 0, padding: '1rem' }}>{word}</p>;

const meta = {
  title: 'Layout/SplitPanes',
  component: SplitPanes,
  tags: ['ready'],
  args: {
    panes: [
      { id: 'picture', content: text('Picture'), defaultSize: 70, minSize: 30 },
      { id: 'talk', content: text('Talk'), minSize: 15 },
    ],
    separatorLabel: (before, after) => `Between ${before.id} and ${after.id}`,
    onLayoutChange,
  },
  decorators: [inBox({ blockSize: '16rem', border: '1px solid currentColor' })],
} satisfies Meta<typeof SplitPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BelowEachOther: Story = { args: { orientation: 'vertical' } };
export const Three: Story = {
  args: {
    panes: [
      { id: 'one', content: text('One') },
      { id: 'two', content: text('Two') },
      { id: 'three', content: text('Three') },
    ],
  },
};

const shareOf = (separator: HTMLElement) => Number(separator.getAttribute('aria-valuenow'));

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves the focus to the separator.', async ({ canvas, user }) => {
    await user.tab();
    await expect(canvas.getByRole('separator', { name: /Between picture/ })).toHaveFocus();
  }),
  key('Arrow left', 'Makes what stands before it smaller.', async ({ canvas, user }) => {
    const separator = canvas.getByRole('separator');
    const before = shareOf(separator);
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shareOf(separator)).toBeLessThan(before));
  }),
  key('Arrow right', 'Makes it larger.', async ({ canvas, user }) => {
    const separator = canvas.getByRole('separator');
    const before = shareOf(separator);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(shareOf(separator)).toBeGreaterThan(before));
  }),
  key('Home', 'Makes it as small as it may be.', async ({ canvas, user }) => {
    await user.keyboard('{Home}');
    await waitFor(() => expect(shareOf(canvas.getByRole('separator'))).toBeCloseTo(30, 0));
  }),
  key(
    'End',
    'Makes the pane as large as allowed and reports the layout.',
    async ({ canvas, user }) => {
      await user.keyboard('{End}');
      await waitFor(() => expect(shareOf(canvas.getByRole('separator'))).toBeCloseTo(85, 0));
      await expect(onLayoutChange).toHaveBeenCalled();
    },
  ),
]);
