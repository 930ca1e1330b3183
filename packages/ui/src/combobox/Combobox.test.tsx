import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pointerPress } from '../story-kit/pointer-press';
import { Combobox, type ComboboxProps } from './Combobox';
import type { ComboboxOption } from './options';

const many = Array.from({ length: 250 }, (_option, index) => ({
  value: String(index),
  label: `Entry ${index}`,
}));

function Example({ value: given = [], ...props }: Partial<ComboboxProps>) {
  const [value, setValue] = useState<readonly ComboboxOption[]>(given);
  return (
    <Combobox
      label="Entry"
      options={many}
      labels={{
        open: 'Show all',
        empty: 'No matches.',
        busy: 'Searching',
        remove: (label) => `Remove ${label}`,
        count: (count) => `${count} matches`,
      }}
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

const draw = (props: Partial<ComboboxProps> = {}) => {
  render(<Example {...props} />);
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Entry' });
  const write = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { field, write };
};

describe('Combobox', () => {
  it('draws a hundred options and says how many there are', () => {
    const { write } = draw();
    write('entry');
    expect(screen.getAllByRole('option')).toHaveLength(100);
    expect(screen.getByRole('status').textContent).toBe('250 matches');
  });

  it('does not say that nothing matches beside an error that is why there are no options', () => {
    const { write } = draw({ options: [], error: 'Couldn’t load the topics.' });
    write('entry');
    expect(screen.getByRole('alert').textContent).toBe('Couldn’t load the topics.');
    expect(screen.queryByText('No matches.')).toBeNull();
  });

  it('says that nothing matches beside an error of the choice', () => {
    const { write } = draw({ error: 'Choose at least one.' });
    write('xyz');
    expect(screen.getByRole('status').textContent).toBe('No matches.');
  });

  it('without chips marks the choices in the list alone, and Backspace takes none of them away', () => {
    const { field, write } = draw({ multiple: true, hasChips: false, value: many.slice(7, 8) });
    expect(screen.queryByRole('button', { name: 'Remove Entry 7' })).toBeNull();
    fireEvent.keyDown(field, { key: 'Backspace' });
    write('Entry 7');
    expect(screen.getAllByRole('option')[0]?.getAttribute('aria-selected')).toBe('true');
  });

  it('goes back to what is chosen where nothing was', () => {
    const { field, write } = draw({ value: many.slice(7, 8) });
    write('Entry 9');
    fireEvent.blur(field);
    expect(field.value).toBe('Entry 7');
  });

  it('asks for options elsewhere and does not search them again', () => {
    const onQueryChange = vi.fn();
    const { write } = draw({ options: many.slice(0, 3), onQueryChange });
    write('something else');
    expect(onQueryChange).toHaveBeenLastCalledWith('something else');
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('takes the last chip away by Backspace from an empty field', () => {
    const { field } = draw({ multiple: true, value: many.slice(0, 2) });
    fireEvent.keyDown(field, { key: 'Backspace' });
    const chips = screen.getAllByRole('button', { name: /^Remove/ });
    expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual(['Remove Entry 0']);
  });

  it('lets the keys go on from the field after a chip was taken away by a press', () => {
    const { field } = draw({ multiple: true, value: many.slice(0, 2) });
    pointerPress(screen.getByRole('button', { name: 'Remove Entry 1' }), 'mouse');
    expect(document.activeElement).toBe(field);
    fireEvent.keyDown(field, { key: 'Backspace' });
    expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(0);
  });

  it('leaves the focus where it is when a finger takes a chip away', () => {
    const { field } = draw({ multiple: true, value: many.slice(0, 2) });
    pointerPress(screen.getByRole('button', { name: 'Remove Entry 1' }), 'touch');
    expect(document.activeElement).toBe(document.body);
    field.focus();
    pointerPress(screen.getByRole('button', { name: 'Remove Entry 0' }), 'touch');
    expect(document.activeElement).toBe(field);
  });

  it('chooses and takes back by presses, the list staying open', () => {
    draw({ multiple: true });
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    const press = () => fireEvent.click(screen.getByRole('option', { name: 'Entry 3' }));
    const chips = () => screen.queryAllByRole('button', { name: /^Remove/ });
    press();
    expect(chips()).toHaveLength(1);
    press();
    expect(chips()).toHaveLength(0);
    expect(screen.getAllByRole('option')).toHaveLength(100);
  });

  it('does not lose the first letter that is typed after a choice', () => {
    const { field, write } = draw({ multiple: true });
    write('Entry 42');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'ArrowUp', altKey: true });
    expect(screen.getByRole('button', { name: 'Remove Entry 42' })).toBeTruthy();
    expect(field.value).toBe('');
    write('E');
    expect(field.value).toBe('E');
  });

  it('a combobox reports nothing while it is drawn', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { field, write } = draw({ multiple: true });
    write('Entry 42');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('chooses by Enter and takes the choice back by another', () => {
    const { field, write } = draw({ multiple: true });
    write('Entry 42');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByRole('button', { name: 'Remove Entry 42' })).toBeTruthy();
    write('Entry 42');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.queryByRole('button', { name: 'Remove Entry 42' })).toBeNull();
  });

  it.each(['Escape', 'ArrowDown', 'End', 'Enter', 'Backspace'])(
    'leaves %s to an input method that is composing',
    (key) => {
      const { field, write } = draw({ multiple: true, value: many.slice(0, 1) });
      write('entry 24');
      const before = screen.getByRole('listbox').innerHTML;
      const isTaken = !fireEvent.keyDown(field, { key, keyCode: 229, isComposing: true });
      expect(isTaken).toBe(false);
      expect(field.getAttribute('aria-expanded')).toBe('true');
      expect(field.value).toBe('entry 24');
      expect(screen.getByRole('listbox').innerHTML).toBe(before);
    },
  );

  it('says in which language the words of an option and of a chip are', () => {
    const songs = [{ value: 'c', label: 'カラオケ', lang: 'ja' }];
    draw({ multiple: true, options: songs, value: songs });
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getAllByText('カラオケ').map(({ lang }) => lang)).toEqual(['ja', 'ja']);
    // The button that takes the chip away speaks the language of the page.
    expect(screen.getByRole('button', { name: /^Remove/ }).closest('[lang]')).toBeNull();
  });
});
