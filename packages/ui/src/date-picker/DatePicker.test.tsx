import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DirectionProvider } from '../direction';
import { Calendar } from './Calendar';
import { DatePicker } from './DatePicker';

const common = { today: '2026-05-01', locale: 'en', previousLabel: 'Before', nextLabel: 'After' };

const draw = () => {
  const onValueChange = vi.fn();
  render(
    <DatePicker
      {...common}
      label="Day"
      value="2026-05-14"
      onValueChange={onValueChange}
      max="2026-12-31"
      placeholder="YYYY-MM-DD"
      invalidText="No day."
      calendarLabel="Choose a date"
    />,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
  const write = (text: string) => fireEvent.change(field, { target: { value: text } });
  const alertText = () => screen.getByRole('alert').textContent;
  return { onValueChange, field, write, alertText };
};

describe('DatePicker', () => {
  it('DatePicker says what is wrong when the field is left, and no more once it is right', () => {
    const { field, write, alertText } = draw();
    write('2026-0');
    expect(alertText()).toBe('');
    fireEvent.blur(field);
    expect(alertText()).toBe('No day.');
    expect(field.value).toBe('2026-0');
    write('2026-06-01');
    expect(alertText()).toBe('');
  });

  it('DatePicker says in words what is typed, not what was kept before', () => {
    const { write } = draw();
    expect(screen.queryByText('Thursday, May 14, 2026')).not.toBeNull();
    write('2026-05-15');
    expect(screen.queryByText('Friday, May 15, 2026')).not.toBeNull();
    write('2026-05-');
    expect(screen.queryByText(/2026$/)).toBeNull();
  });

  it('hands on no day outside its range', () => {
    const { onValueChange, field, write, alertText } = draw();
    write('2027-01-01');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(alertText()).toBe('No day.');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('DatePicker says that a text is no day, so that the former day is not taken for it, and keeps the text', () => {
    const onInvalid = vi.fn();
    const picker = (value: string | null) => (
      <DatePicker
        {...common}
        label="Day"
        value={value}
        onValueChange={() => undefined}
        onInvalid={onInvalid}
        placeholder="YYYY-MM-DD"
        invalidText="No day."
        calendarLabel="Choose a date"
      />
    );
    const { rerender } = render(picker('2026-05-14'));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
    fireEvent.change(field, { target: { value: '2026-13-45' } });
    fireEvent.blur(field);
    expect(onInvalid).toHaveBeenCalledWith('2026-13-45');
    rerender(picker(null));
    expect(field.value).toBe('2026-13-45');
    rerender(picker('2026-05-20'));
    expect(field.value).toBe('2026-05-20');
  });

  it('hands on a day as it is kept, and null for an empty field', () => {
    const { onValueChange, field, write } = draw();
    write('2026/5/3');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onValueChange).toHaveBeenLastCalledWith('2026-05-03');
    write('');
    fireEvent.blur(field);
    expect(onValueChange).toHaveBeenLastCalledWith(null);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'DatePicker leaves Enter to an input method: %o',
    (key) => {
      const { onValueChange, field, write } = draw();
      write('２０２６年５月３日');
      fireEvent.keyDown(field, { key: 'Enter', ...key });
      expect(onValueChange).not.toHaveBeenCalled();
    },
  );
});

describe('Calendar', () => {
  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('Calendar goes to the next day where the text goes to: %s, %s', (dir, key) => {
    render(
      <DirectionProvider dir={dir}>
        <Calendar {...common} value="2026-05-14" onValueChange={vi.fn()} />
      </DirectionProvider>,
    );
    const day = (name: RegExp) => screen.getByRole('button', { name });
    day(/May 14, 2026/).focus();
    fireEvent.keyDown(day(/May 14, 2026/), { key });
    expect(day(/May 15, 2026/).ownerDocument.activeElement).toBe(day(/May 15, 2026/));
  });
});
