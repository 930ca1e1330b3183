import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keyboardStory, type KeyContext } from '../story-kit/keyboard';
import { Combobox, type ComboboxProps } from './Combobox';

const FRUIT = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Date', 'Elderberry', 'Fig', 'Grape'];
const options = FRUIT.map((label) => ({ value: label.toLowerCase(), label }));
const many = Array.from({ length: 5000 }, (_option, index) => ({
  value: String(index),
  label: `Entry ${index}`,
}));

function Example({ value: given, ...props }: ComboboxProps) {
  const [value, setValue] = useState(given);
  return <Combobox {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Inputs/Combobox',
  component: Combobox,
  tags: ['ready'],
  args: {
    label: 'Fruit',
    options,
    value: [],
    onValueChange: () => undefined,
    labels: {
      open: 'Show all',
      empty: 'Nothing fits. Try fewer letters.',
      busy: 'Searching',
      remove: (label) => `Remove ${label}`,
      count: (count) => `${count} fit`,
    },
  },
  render: (args) => <Example {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem', minBlockSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: options.slice(1, 2) } };
export const Several: Story = {
  args: { multiple: true, value: options.slice(0, 3), label: 'Fruits' },
};
export const Invalid: Story = { args: { error: 'Choose at least one.' } };
export const Disabled: Story = {
  args: { disabled: true, multiple: true, value: options.slice(0, 2) },
};

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  return canvas;
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getAllByRole('option')).toHaveLength(FRUIT.length);
  },
};
export const Busy: Story = {
  args: { options: [], busy: true },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
  },
};
export const NothingFits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing fits');
  },
};

/** Thousands of options: a hundred are drawn, the others are found by typing. */
export const Many: Story = {
  args: { options: many },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.getAllByRole('option')).toHaveLength(100);
    await userEvent.type(canvas.getByRole('combobox'), '4999');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
  },
};

const highlights = ({ canvas }: KeyContext, name: string) =>
  waitFor(() =>
    expect(canvas.getByRole('option', { name })).toHaveAttribute('data-highlighted', 'true'),
  );

export const Keyboard: Story = {
  args: { multiple: true },
  ...keyboardStory([
    {
      keys: 'Letters',
      does: 'Search, and open the list.',
      press: async ({ canvas, user }) => {
        await user.tab();
        await expect(canvas.getByRole('combobox', { name: 'Fruit' })).toHaveFocus();
        await user.keyboard('ap');
        await expect(canvas.getAllByRole('option')).toHaveLength(3);
      },
    },
    {
      keys: 'Arrow down',
      does: 'Moves to the next option; opens the list where it is closed.',
      press: async ({ canvas, user }) => {
        await user.keyboard('{ArrowDown}');
        await expect(canvas.getByRole('option', { name: 'Apple' })).toHaveAttribute(
          'data-highlighted',
          'true',
        );
      },
    },
    {
      keys: 'Arrow up',
      does: 'Moves to the option before it.',
      press: async ({ canvas, user }) => {
        await user.keyboard('{ArrowDown}{ArrowUp}');
        await expect(canvas.getByRole('option', { name: 'Apple' })).toHaveAttribute(
          'data-highlighted',
          'true',
        );
      },
    },
    {
      keys: 'Enter',
      does: 'Chooses the option, or takes the choice back; the list stays open for more.',
      press: async ({ canvas, user }) => {
        await user.keyboard('{Enter}');
        await expect(canvas.getByRole('button', { name: 'Remove Apple' })).toBeVisible();
        await expect(canvas.getByRole('combobox')).toHaveValue('');
      },
    },
    {
      keys: 'End, Home',
      does: 'In the open list: move to the last and to the first option.',
      press: async (on) => {
        await on.user.keyboard('{End}');
        await highlights(on, 'Grape');
        await on.user.keyboard('{Home}');
        await highlights(on, 'Apple');
      },
    },
    {
      keys: 'Page down, page up',
      does: 'In the open list: move by ten options, to the last and the first at most.',
      press: async (on) => {
        await on.user.keyboard('{PageDown}');
        await highlights(on, 'Grape');
        await on.user.keyboard('{PageUp}');
        await highlights(on, 'Apple');
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the list.',
      press: async ({ canvas, user }) => {
        await user.keyboard('{Escape}');
        await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
      },
    },
    {
      keys: 'Alt + Arrow down',
      does: 'Opens the list.',
      press: async ({ canvas, user }) => {
        await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
        await expect(canvas.getAllByRole('option')).toHaveLength(FRUIT.length);
      },
    },
    {
      keys: 'Alt + Arrow up',
      does: 'Chooses the option and closes the list.',
      press: async (on) => {
        await on.user.keyboard('{End}');
        await highlights(on, 'Grape');
        await on.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
        await waitFor(() => expect(on.canvas.queryAllByRole('option')).toHaveLength(0));
        await expect(on.canvas.getByRole('button', { name: 'Remove Grape' })).toBeVisible();
      },
    },
    {
      keys: 'Arrow left',
      does: 'From the beginning of the field: moves to the last chip, then to those before it.',
      press: async ({ canvas, user }) => {
        await user.keyboard('{ArrowLeft}');
        await expect(canvas.getByText('Grape')).toHaveFocus();
        await user.keyboard('{ArrowLeft}');
        await expect(canvas.getByText('Apple')).toHaveFocus();
      },
    },
    {
      keys: 'Arrow right',
      does: 'Moves to the next chip; from the last one back to the field.',
      press: async ({ canvas, user }) => {
        await user.keyboard('{ArrowRight}');
        await expect(canvas.getByText('Grape')).toHaveFocus();
        await user.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('combobox')).toHaveFocus();
      },
    },
    {
      keys: 'Delete',
      does: 'On a chip: takes the choice away.',
      press: async ({ canvas, user }) => {
        await user.keyboard('{ArrowLeft}{Delete}');
        await waitFor(() =>
          expect(canvas.queryByRole('button', { name: 'Remove Grape' })).toBeNull(),
        );
        await expect(canvas.getByText('Apple')).toHaveFocus();
      },
    },
    {
      keys: 'Backspace',
      does: 'On a chip: takes the choice away; in the empty field: the last one.',
      press: async ({ canvas, user }) => {
        await user.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('combobox')).toHaveFocus();
        await user.keyboard('{Backspace}');
        await waitFor(() =>
          expect(canvas.queryByRole('button', { name: 'Remove Apple' })).toBeNull(),
        );
      },
    },
  ]),
};
