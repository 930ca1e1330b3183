import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { keyboardStory, type KeyContext } from '../story-kit/keyboard';
import { Slider, type SliderProps } from './Slider';

function Example({ value: given, ...props }: SliderProps) {
  const [value, setValue] = useState(given);
  return <Slider {...props} value={value} onValueChange={setValue} />;
}

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
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem', padding: '0.5rem' }}>
        <Story />
      </div>
    ),
  ],
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
  {
    keys: 'Tab',
    does: 'Moves the focus to the thumb.',
    press: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow right, arrow up',
    does: 'Take one step up.',
    press: async (on) => {
      await on.user.keyboard('{ArrowRight}{ArrowUp}');
      await is(on, '42');
    },
  },
  {
    keys: 'Arrow left, arrow down',
    does: 'Take one step down.',
    press: async (on) => {
      await on.user.keyboard('{ArrowLeft}{ArrowDown}');
      await is(on, '40');
    },
  },
  {
    keys: 'Page up',
    does: 'Takes ten steps up.',
    press: async (on) => {
      await on.user.keyboard('{PageUp}');
      await is(on, '50');
    },
  },
  {
    keys: 'Page down',
    does: 'Takes ten steps down.',
    press: async (on) => {
      await on.user.keyboard('{PageDown}');
      await is(on, '40');
    },
  },
  {
    keys: 'End',
    does: 'Goes to the greatest value.',
    press: async (on) => {
      await on.user.keyboard('{End}');
      await is(on, '100');
    },
  },
  {
    keys: 'Home',
    does: 'Goes to the least value.',
    press: async (on) => {
      await on.user.keyboard('{Home}');
      await is(on, '0');
    },
  },
]);

/** Each thumb is a stop of its own and stays on its side of the other. */
export const RangeKeyboard: Story = {
  args: { label: 'Part', value: [20, 70], thumbLabels: ['Begin', 'End'] },
  ...keyboardStory([
    {
      keys: 'Tab',
      does: 'Moves to the first thumb; again to the second.',
      press: async ({ canvas, user }) => {
        await user.tab();
        await expect(canvas.getByRole('slider', { name: 'Begin' })).toHaveFocus();
        await user.tab();
        await expect(canvas.getByRole('slider', { name: 'End' })).toHaveFocus();
      },
    },
    {
      keys: 'Arrow right, arrow left',
      does: 'Move the thumb that has the focus, and no other.',
      press: async ({ canvas, user }) => {
        const [begin, end] = canvas.getAllByRole('slider');
        await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
        await expect(end).toHaveAttribute('aria-valuenow', '71');
        await expect(begin).toHaveAttribute('aria-valuenow', '20');
      },
    },
  ]),
};
