import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepValue } from '../story-kit/keep-value';
import { key, keyboardStory, type KeyContext } from '../story-kit/keyboard';
import { Slider } from './Slider';
import { inBox } from '../story-kit/in-box';

const Example = keepValue(Slider);

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  tags: ['ready'],
  args: {
    label: 'Volume',
    value: [40],
    onValueChange: () => undefined,
    formatValue: (value) => `${value} %`,
  },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: '20rem', padding: '0.5rem' })],
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Range: Story = {
  args: { label: 'Part', value: [20, 70], thumbLabels: ['Begin', 'End'] },
};
export const Disabled: Story = { args: { disabled: true } };

const is = ({ canvas }: KeyContext, value: string) =>
  expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', value);

export const Keyboard: Story = keyboardStory([
  key('Tab', 'Moves the focus to the thumb.', async ({ canvas, user }) => {
    await user.tab();
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveFocus();
  }),
  key('Arrow right, arrow up', 'Take one step up.', async (on) => {
    await on.user.keyboard('{ArrowRight}{ArrowUp}');
    await is(on, '42');
  }),
  key('Arrow left, arrow down', 'Take one step down.', async (on) => {
    await on.user.keyboard('{ArrowLeft}{ArrowDown}');
    await is(on, '40');
  }),
  key('Page up', 'Takes ten steps up.', async (on) => {
    await on.user.keyboard('{PageUp}');
    await is(on, '50');
  }),
  key('Page down', 'Takes ten steps down.', async (on) => {
    await on.user.keyboard('{PageDown}');
    await is(on, '40');
  }),
  key('End', 'Goes to the greatest value.', async (on) => {
    await on.user.keyboard('{End}');
    await is(on, '100');
  }),
  key('Home', 'Goes to the least value.', async (on) => {
    await on.user.keyboard('{Home}');
    await is(on, '0');
  }),
]);

/** Each thumb is a stop of its own and stays on its side of the other. */
export const RangeKeyboard: Story = {
  args: { label: 'Part', value: [20, 70], thumbLabels: ['Begin', 'End'] },
  ...keyboardStory([
    key('Tab', 'Moves to the first thumb; again to the second.', async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('slider', { name: 'Begin' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('slider', { name: 'End' })).toHaveFocus();
    }),
    key(
      'Arrow right, arrow left',
      'Move the thumb that has the focus, and no other.',
      async ({ canvas, user }) => {
        const [begin, end] = canvas.getAllByRole('slider');
        await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
        await expect(end).toHaveAttribute('aria-valuenow', '71');
        await expect(begin).toHaveAttribute('aria-valuenow', '20');
      },
    ),
  ]),
};
