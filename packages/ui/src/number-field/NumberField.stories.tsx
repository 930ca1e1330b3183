import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { keepValue } from '../story-kit/keep-value';
import { key, keyboardStory, type KeyContext } from '../story-kit/keyboard';
import { NumberField } from './NumberField';
import { inBox } from '../story-kit/in-box';

const Example = keepValue(NumberField);

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
  decorators: [inBox({ maxInlineSize: '14rem' })],
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
  key(
    'Tab',
    'Moves the focus to the field; its buttons are for pointers.',
    async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('spinbutton', { name: 'Delay' })).toHaveFocus();
    },
  ),
  key('Arrow up', 'Takes one step up.', async (on) => {
    await on.user.keyboard('{ArrowUp}');
    await shows(on, '6');
  }),
  key('Arrow down', 'Takes one step down.', async (on) => {
    await on.user.keyboard('{ArrowDown}');
    await shows(on, '5');
  }),
  key('Page up', 'Takes ten steps up.', async (on) => {
    await on.user.keyboard('{PageUp}');
    await shows(on, '15');
  }),
  key('Page down', 'Takes ten steps down.', async (on) => {
    await on.user.keyboard('{PageDown}');
    await shows(on, '5');
  }),
  key('End', 'Goes to the greatest value.', async (on) => {
    await on.user.keyboard('{End}');
    await shows(on, '100');
  }),
  key('Home', 'Goes to the least value.', async (on) => {
    await on.user.keyboard('{Home}');
    await shows(on, '0');
  }),
  key('Digits, Enter', 'Write a number and take it, within the range.', async (on) => {
    await on.user.keyboard('999{Enter}');
    await shows(on, '100');
  }),
]);
