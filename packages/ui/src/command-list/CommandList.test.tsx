import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CommandList } from './CommandList';

afterEach(cleanup);

const labels = {
  empty: 'Nothing fits',
  busy: 'Searching',
  count: (count: number) => `${count} fit`,
};
const options = [
  { value: 'a', label: 'Open' },
  { value: 'b', label: 'Save' },
];

test('everything is shown, and the first is what Enter chooses', async () => {
  const onChoose = vi.fn();
  render(<CommandList label="Do" options={options} onChoose={onChoose} labels={labels} />);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.type(screen.getByRole('combobox'), '{Enter}');
  expect(onChoose).toHaveBeenCalledWith(options[0]);
});

test('what is typed narrows the list and is told to the owner', async () => {
  const onChoose = vi.fn();
  const onQueryChange = vi.fn();
  render(
    <CommandList
      label="Do"
      options={options}
      onChoose={onChoose}
      onQueryChange={onQueryChange}
      labels={labels}
    />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'sa');
  expect(onQueryChange).toHaveBeenLastCalledWith('sa');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Save']);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(options[1]);
});

test('what was found elsewhere stands below, whatever was typed', async () => {
  const found = [{ value: 'c', label: 'Far away' }];
  render(
    <CommandList label="Do" options={options} found={found} onChoose={vi.fn()} labels={labels} />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Far away']);
});

test('a click chooses', async () => {
  const onChoose = vi.fn();
  render(<CommandList label="Do" options={options} onChoose={onChoose} labels={labels} />);
  await userEvent.click(screen.getByRole('option', { name: 'Save' }));
  expect(onChoose).toHaveBeenCalledWith(options[1]);
});
