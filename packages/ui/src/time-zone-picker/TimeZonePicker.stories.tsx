import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keepValue } from '../story-kit/keep-value';
import { key, keyboardStory } from '../story-kit/keyboard';
import { TimeZonePicker } from './TimeZonePicker';
import { inBox } from '../story-kit/in-box';

const Example = keepValue(TimeZonePicker);

const meta = {
  title: 'Inputs/TimeZonePicker',
  component: TimeZonePicker,
  tags: ['ready'],
  args: {
    label: 'Time zone',
    value: 'Asia/Tokyo',
    onValueChange: () => undefined,
    at: Date.UTC(2026, 4, 1),
    locale: 'en',
    zones: ['UTC', 'Asia/Tokyo', 'Asia/Seoul', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'],
    labels: {
      open: 'Show all',
      empty: 'No such zone. Try the nearest large city.',
      busy: 'Searching',
      remove: (label) => `Remove ${label}`,
      count: (count) => `${count} matches`,
    },
  },
  render: (args) => <Example {...args} />,
  decorators: [inBox({ maxInlineSize: '24rem', minBlockSize: '20rem' })],
} satisfies Meta<typeof TimeZonePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = { args: { disabled: true } };

export const Keyboard: Story = {
  args: { value: null },
  ...keyboardStory([
    key(
      'Letters',
      'Search by city, region, name or distance from UTC.',
      async ({ canvas, user }) => {
        await user.tab();
        await user.keyboard('germ');
        await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
        await user.clear(canvas.getByRole('combobox'));
        await user.keyboard('+09');
        await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
      },
    ),
    key('Arrow down, Enter', 'Choose a zone and close the list.', async ({ canvas, user }) => {
      await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(canvas.getByRole('combobox')).toHaveValue('Tokyo');
      await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('+09:00');
      await waitFor(() => expect(canvas.queryAllByRole('option')).toHaveLength(0));
    }),
  ]),
};
