import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { keepValue } from '../story-kit/keep-value';
import { key, keyboardStory, type KeyContext } from '../story-kit/keyboard';
import { DatePicker } from './DatePicker';
import { inBox } from '../story-kit/in-box';

const Example = keepValue(DatePicker);

const meta = {
  title: 'Inputs/DatePicker',
  component: DatePicker,
  tags: ['ready'],
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  args: {
    label: 'Day',
    value: '2026-05-14',
    onValueChange: () => undefined,
    today: '2026-05-01',
    locale: 'en',
    placeholder: 'YYYY-MM-DD',
    invalidText: 'This is no day that can be chosen. Write it as 2026-05-14.',
    calendarLabel: 'Choose a date',
    previousLabel: 'Month before',
    nextLabel: 'Month after',
  },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: '18rem' })],
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  return within(canvasElement.ownerDocument.body).findByRole('grid');
};

export const Default: Story = {};
export const Empty: Story = { args: { value: null, description: 'The day it begins.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await expect(await open(canvasElement)).toBeVisible();
  },
};

/** Names, order and the first day of the week come from the platform. */
export const Japanese: Story = {
  args: {
    locale: 'ja',
    label: '日付',
    calendarLabel: '日付を選ぶ',
    previousLabel: '前の月',
    nextLabel: '次の月',
  },
  play: async ({ canvasElement }) => {
    const grid = await open(canvasElement);
    await expect(grid).toHaveAccessibleName('2026年5月');
    await expect(within(grid).getByRole('button', { name: /5月10日/ })).toHaveTextContent('10');
  },
};

/** Days outside the range cannot be chosen. */
export const Limited: Story = {
  args: { min: '2026-05-10', max: '2026-05-20' },
  play: async ({ canvasElement }) => {
    const grid = within(await open(canvasElement));
    await expect(grid.getByRole('button', { name: /May 9, 2026/ })).toBeDisabled();
    await expect(grid.getByRole('button', { name: /May 10, 2026/ })).toBeEnabled();
  },
};

/** What is no day stays as it was typed, and the field says what to do. */
export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-02-30');
    await expect(within(canvasElement).getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(field).toHaveValue('2026-02-30');
    await expect(field).toBeInvalid();
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/no day/);
  },
};

const onDay = ({ page }: KeyContext, name: RegExp) =>
  waitFor(() => expect(page.getByRole('button', { name })).toHaveFocus());

export const Keyboard: Story = keyboardStory([
  key('Digits, Enter', 'Write a day.', async ({ canvas, user }) => {
    const field = canvas.getByRole('textbox', { name: 'Day' });
    await user.clear(field);
    await user.keyboard('2026/5/13{Enter}');
    await expect(field).toHaveValue('2026-05-13');
  }),
  key('Enter, Space', 'On the button: open the calendar on the chosen day.', async (on) => {
    await on.user.tab();
    await on.user.keyboard(' ');
    await onDay(on, /May 13, 2026/);
    await on.user.keyboard('{Escape}');
    await waitFor(() => expect(on.canvas.getByRole('button')).toHaveFocus());
    await on.user.keyboard('{Enter}');
    await onDay(on, /May 13, 2026/);
  }),
  key('Arrow right, arrow left', 'Move by a day.', async (on) => {
    await on.user.keyboard('{ArrowRight}');
    await onDay(on, /May 14, 2026/);
    await on.user.keyboard('{ArrowLeft}');
    await onDay(on, /May 13, 2026/);
  }),
  key('Arrow down, arrow up', 'Move by a week.', async (on) => {
    await on.user.keyboard('{ArrowDown}');
    await onDay(on, /May 20, 2026/);
    await on.user.keyboard('{ArrowUp}');
    await onDay(on, /May 13, 2026/);
  }),
  key('Home, End', 'Move to the first and the last day of the week.', async (on) => {
    await on.user.keyboard('{Home}');
    await onDay(on, /May 10, 2026/);
    await on.user.keyboard('{End}');
    await onDay(on, /May 16, 2026/);
  }),
  key('Page down, page up', 'Move by a month.', async (on) => {
    await on.user.keyboard('{PageDown}');
    await onDay(on, /June 16, 2026/);
    await on.user.keyboard('{PageUp}');
    await onDay(on, /May 16, 2026/);
  }),
  key('Shift + page down, Shift + page up', 'Move by a year.', async (on) => {
    await on.user.keyboard('{Shift>}{PageDown}{/Shift}');
    await onDay(on, /May 16, 2027/);
    await on.user.keyboard('{Shift>}{PageUp}{/Shift}');
    await onDay(on, /May 16, 2026/);
  }),
  key(
    'Tab, Shift + Tab',
    'Move between the buttons to other months and the day; the month is one stop.',
    async (on) => {
      await on.user.tab({ shift: true });
      await expect(on.page.getByRole('button', { name: 'Month after' })).toHaveFocus();
      await on.user.tab({ shift: true });
      await expect(on.page.getByRole('button', { name: 'Month before' })).toHaveFocus();
      await on.user.tab();
      await on.user.tab();
      await onDay(on, /May 16, 2026/);
    },
  ),
  key(
    'Escape',
    'Closes the calendar and gives the focus back; the day stays.',
    async ({ canvas, page, user }) => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('grid')).toBeNull());
      await expect(canvas.getByRole('button')).toHaveFocus();
      await expect(canvas.getByRole('textbox')).toHaveValue('2026-05-13');
    },
  ),
  key(
    'Enter, Space',
    'On a day: choose it, close the calendar and give the focus back.',
    async (on) => {
      await on.user.keyboard('{Enter}');
      await onDay(on, /May 13, 2026/);
      await on.user.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(on.page.queryByRole('grid')).toBeNull());
      await expect(on.canvas.getByRole('textbox')).toHaveValue('2026-05-14');
      await expect(on.canvas.getByRole('button')).toHaveFocus();
      await on.user.keyboard('{Enter}');
      await onDay(on, /May 14, 2026/);
      await on.user.keyboard('{ArrowRight} ');
      await waitFor(() => expect(on.page.queryByRole('grid')).toBeNull());
      await expect(on.canvas.getByRole('textbox')).toHaveValue('2026-05-15');
    },
  ),
]);
