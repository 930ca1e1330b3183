import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CommandList } from './CommandList';

const field = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => {
  fireEvent.click(field());
  fireEvent.keyDown(field(), { key });
};

const labels = {
  empty: 'No matches',
  busy: 'Searching',
  count: (count: number) => `${count} matches`,
};
const options = [
  { value: 'a', label: 'Open' },
  { value: 'b', label: 'Save' },
];

test('everything is shown, and the first is what Enter chooses', () => {
  const onChoose = vi.fn();
  render(<CommandList label="Do" options={options} onChoose={onChoose} labels={labels} />);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  press('Enter');
  expect(onChoose).toHaveBeenCalledWith(options[0]);
});

test('typing narrows the list and calls the owner', () => {
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
  type('sa');
  expect(onQueryChange).toHaveBeenLastCalledWith('sa');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Save']);
  press('Enter');
  expect(onChoose).toHaveBeenCalledWith(options[1]);
});

test('what was found elsewhere stands below, whatever was typed', () => {
  const found = [{ value: 'c', label: 'Far away' }];
  render(
    <CommandList label="Do" options={options} found={found} onChoose={vi.fn()} labels={labels} />,
  );
  type('zzz');
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Far away']);
});

test('a click chooses', () => {
  const onChoose = vi.fn();
  render(<CommandList label="Do" options={options} onChoose={onChoose} labels={labels} />);
  fireEvent.click(screen.getByRole('option', { name: 'Save' }));
  expect(onChoose).toHaveBeenCalledWith(options[1]);
});

test('an option in another language says so, and only its words do', () => {
  const songs = [{ value: 'c', label: 'カラオケ', lang: 'ja', hint: 'Topic' }];
  render(<CommandList label="Do" options={songs} onChoose={vi.fn()} labels={labels} />);
  expect(screen.getByText('カラオケ').lang).toBe('ja');
  expect(screen.getByText('Topic').closest('[lang]')).toBeNull();
});
