import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { keyboardStory, type KeyContext } from '../story-kit/keyboard';
import { NumberField, type NumberFieldProps } from './NumberField';

function Example({ value: given, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(given);
  return <NumberField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Inputs/NumberField',
  component: NumberField,
  tags: ['ready'],
  args: {
    label: 'Delay',
    description: 'Seconds, 0 to 100',
    value: 5,
    onValueChange: () => undefined,
    increaseLabel: 'One second more',
    decreaseLabel: 'One second less',
    min: 0,
    max: 100,
  },
  render: (args) => <Example {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: null } };
export const AtItsEnd: Story = { args: { value: 100 } };
export const Invalid: Story = { args: { value: null, error: 'Say how many seconds.' } };
export const Disabled: Story = { args: { disabled: true } };

const shows = ({ canvas }: KeyContext, text: string) =>
  expect(canvas.getByRole('spinbutton')).toHaveValue(text);

export const Keyboard: Story = keyboardStory([
  {
    keys: 'Tab',
    does: 'Moves the focus to the field; its buttons are for pointers.',
    press: async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('spinbutton', { name: 'Delay' })).toHaveFocus();
    },
  },
  {
    keys: 'Arrow up',
    does: 'Takes one step up.',
    press: async (on) => {
      await on.user.keyboard('{ArrowUp}');
      await shows(on, '6');
    },
  },
  {
    keys: 'Arrow down',
    does: 'Takes one step down.',
    press: async (on) => {
      await on.user.keyboard('{ArrowDown}');
      await shows(on, '5');
    },
  },
  {
    keys: 'Page up',
    does: 'Takes ten steps up.',
    press: async (on) => {
      await on.user.keyboard('{PageUp}');
      await shows(on, '15');
    },
  },
  {
    keys: 'Page down',
    does: 'Takes ten steps down.',
    press: async (on) => {
      await on.user.keyboard('{PageDown}');
      await shows(on, '5');
    },
  },
  {
    keys: 'End',
    does: 'Goes to the greatest value.',
    press: async (on) => {
      await on.user.keyboard('{End}');
      await shows(on, '100');
    },
  },
  {
    keys: 'Home',
    does: 'Goes to the least value.',
    press: async (on) => {
      await on.user.keyboard('{Home}');
      await shows(on, '0');
    },
  },
  {
    keys: 'Digits, Enter',
    does: 'Write a number and take it, within the range.',
    press: async (on) => {
      await on.user.keyboard('999{Enter}');
      await shows(on, '100');
    },
  },
]);
