import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keepValue } from '../story-kit/keep-value';
import { key, keyboardStory, type KeyContext } from '../story-kit/keyboard';
import { Combobox } from './Combobox';
import { inBox } from '../story-kit/in-box';

const FRUIT = ['Apple', 'Apricot', 'Banana', 'Cherry', 'Date', 'Elderberry', 'Fig', 'Grape'];
const options = FRUIT.map((label) => ({ value: label.toLowerCase(), label }));
const many = Array.from({ length: 5000 }, (_option, index) => ({
  value: String(index),
  label: `Entry ${index}`,
}));

const Example = keepValue(Combobox);

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
      empty: 'No matches. Try fewer letters.',
      busy: 'Searching',
      remove: (label) => `Remove ${label}`,
      count: (count) => `${count} matches`,
    },
  },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: '24rem', minBlockSize: '22rem' })],
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
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches');
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
    key('Letters', 'Search, and open the list.', async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('combobox', { name: 'Fruit' })).toHaveFocus();
      await user.keyboard('ap');
      await expect(canvas.getAllByRole('option')).toHaveLength(3);
    }),
    key(
      'Arrow down',
      'Moves to the next option; opens the list where it is closed.',
      async ({ canvas, user }) => {
        await user.keyboard('{ArrowDown}');
        await expect(canvas.getByRole('option', { name: 'Apple' })).toHaveAttribute(
          'data-highlighted',
          'true',
        );
      },
    ),
    key('Arrow up', 'Moves to the option before it.', async ({ canvas, user }) => {
      await user.keyboard('{ArrowDown}{ArrowUp}');
      await expect(canvas.getByRole('option', { name: 'Apple' })).toHaveAttribute(
        'data-highlighted',
        'true',
      );
    }),
    key(
      'Enter',
      'Chooses the option, or takes the choice back; the list stays open for more.',
      async ({ canvas, user }) => {
        await user.keyboard('{Enter}');
        await expect(canvas.getByRole('button', { name: 'Remove Apple' })).toBeVisible();
        await expect(canvas.getByRole('combobox')).toHaveValue('');
      },
    ),
    key('End, Home', 'In the open list: move to the last and to the first option.', async (on) => {
      await on.user.keyboard('{End}');
      await highlights(on, 'Grape');
      await on.user.keyboard('{Home}');
      await highlights(on, 'Apple');
    }),
    key(
      'Page down, page up',
      'In the open list: move by ten options, to the last and the first at most.',
      async (on) => {
        await on.user.keyboard('{PageDown}');
        await highlights(on, 'Grape');
        await on.user.keyboard('{PageUp}');
        await highlights(on, 'Apple');
      },
    ),
    key('Escape', 'Closes the list.', async ({ canvas, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
    }),
    key('Alt + Arrow down', 'Opens the list.', async ({ canvas, user }) => {
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await expect(canvas.getAllByRole('option')).toHaveLength(FRUIT.length);
    }),
    key('Alt + Arrow up', 'Chooses the option and closes the list.', async (on) => {
      await on.user.keyboard('{End}');
      await highlights(on, 'Grape');
      await on.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(on.canvas.queryAllByRole('option')).toHaveLength(0));
      await expect(on.canvas.getByRole('button', { name: 'Remove Grape' })).toBeVisible();
    }),
    key(
      'Arrow left',
      'From the beginning of the field: moves to the last chip, then to those before it.',
      async ({ canvas, user }) => {
        await user.keyboard('{ArrowLeft}');
        await expect(canvas.getByText('Grape')).toHaveFocus();
        await user.keyboard('{ArrowLeft}');
        await expect(canvas.getByText('Apple')).toHaveFocus();
      },
    ),
    key(
      'Arrow right',
      'Moves to the next chip; from the last one back to the field.',
      async ({ canvas, user }) => {
        await user.keyboard('{ArrowRight}');
        await expect(canvas.getByText('Grape')).toHaveFocus();
        await user.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('combobox')).toHaveFocus();
      },
    ),
    key('Delete', 'On a chip: takes the choice away.', async ({ canvas, user }) => {
      await user.keyboard('{ArrowLeft}{Delete}');
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'Remove Grape' })).toBeNull(),
      );
      await expect(canvas.getByText('Apple')).toHaveFocus();
    }),
    key(
      'Backspace',
      'On a chip: takes the choice away; in the empty field: the last one.',
      async ({ canvas, user }) => {
        await user.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('combobox')).toHaveFocus();
        await user.keyboard('{Backspace}');
        await waitFor(() =>
          expect(canvas.queryByRole('button', { name: 'Remove Apple' })).toBeNull(),
        );
      },
    ),
  ]),
};
