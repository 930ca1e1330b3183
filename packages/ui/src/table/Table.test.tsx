import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Table, type TableProps } from './Table';

const props = {
  caption: 'People',
  emptyText: 'Nobody yet.',
  rows: ['Ao', 'Hana'],
  rowKey: (row) => row,
  columns: [
    { id: 'name', header: 'Name', cell: (row) => row, sortable: true },
    { id: 'length', header: 'Length', cell: (row) => row.length, sortable: true },
    { id: 'note', header: 'Note', cell: () => '' },
  ],
} satisfies TableProps<string>;

const orders = () =>
  screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));

describe('Table', () => {
  it('Table marks the column it is sorted by, and only those that can be', () => {
    render(<Table {...props} sort={{ column: 'length', direction: 'descending' }} />);
    expect(orders()).toEqual(['none', 'descending', null]);
  });

  it('Table asks for the other direction on the sorted column, and for ascending on another', () => {
    const onSortChange = vi.fn();
    render(
      <Table
        {...props}
        sort={{ column: 'name', direction: 'ascending' }}
        onSortChange={onSortChange}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    fireEvent.click(screen.getByRole('button', { name: 'Length' }));
    expect(onSortChange.mock.calls).toEqual([
      [{ column: 'name', direction: 'descending' }],
      [{ column: 'length', direction: 'ascending' }],
    ]);
  });

  it('Table says that it is empty in a cell as wide as the table', () => {
    render(<Table {...props} rows={[]} />);
    expect(screen.getByText('Nobody yet.').getAttribute('colspan')).toBe('3');
  });
});
