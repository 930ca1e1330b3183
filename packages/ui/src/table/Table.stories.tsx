import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { key, keyboardStory } from '../story-kit/keyboard';
import { Table, type TableProps, type TableSort } from './Table';
import { inBox } from '../story-kit/in-box';

interface Person {
  readonly name: string;
  readonly group: string;
  readonly entries: number;
}

const people: readonly Person[] = [
  { name: 'Ao', group: 'Sea', entries: 12 },
  { name: 'Hana', group: 'Garden', entries: 3 },
  { name: 'Mio', group: 'Sea', entries: 1204 },
];

const VALUES: Readonly<Record<string, (person: Person) => string | number>> = {
  name: ({ name }) => name,
  entries: ({ entries }) => entries,
};

const sorted = (rows: readonly Person[], { column, direction }: TableSort) =>
  rows.toSorted((a, b) => {
    const [x, y] = [VALUES[column]?.(a) ?? '', VALUES[column]?.(b) ?? ''];
    return (x < y ? -1 : 1) * (direction === 'ascending' ? 1 : -1);
  });

function Example({ rows, ...props }: TableProps<Person>) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  return <Table {...props} rows={sorted(rows, sort)} sort={sort} onSortChange={setSort} />;
}

const meta = {
  title: 'Display/Table',
  component: Example,
  tags: ['ready'],
  args: {
    caption: 'People',
    emptyText: 'Nobody yet.',
    rows: people,
    rowKey: ({ name }) => name,
    columns: [
      { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true },
      { id: 'group', header: 'Group', cell: ({ group }) => group },
      {
        id: 'entries',
        header: 'Entries',
        cell: ({ entries }) => entries.toLocaleString('en'),
        sortable: true,
        align: 'end',
      },
    ],
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { isSelected: ({ name }) => name === 'Hana' } };
export const Empty: Story = { args: { rows: [] } };
export const Busy: Story = { args: { busy: true } };
export const Narrow: Story = {
  decorators: [inBox({ inlineSize: '12rem' })],
};

export const Keyboard: Story = keyboardStory([
  key(
    'Tab',
    'Moves to the table, where arrows scroll it, then to each heading that sorts.',
    async ({ canvas, user }) => {
      await user.tab();
      await expect(canvas.getByRole('region', { name: 'People' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
      await user.tab();
      await expect(canvas.getByRole('button', { name: 'Entries' })).toHaveFocus();
    },
  ),
  key('Enter', 'On a heading: sorts by it.', async ({ canvas, user }) => {
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Entries' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Hana');
  }),
  key(
    'Space',
    'On the heading it is sorted by: turns the order around.',
    async ({ canvas, user }) => {
      await user.keyboard(' ');
      await expect(canvas.getByRole('columnheader', { name: 'Entries' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
      await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Mio');
    },
  ),
]);
