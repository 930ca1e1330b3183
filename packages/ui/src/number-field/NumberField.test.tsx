import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { pointerPress } from '../story-kit/pointer-press';
import { NumberField, type NumberFieldProps } from './NumberField';

function Example({ value: given, ...props }: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(given ?? null);
  return (
    <NumberField
      label="Delay"
      increaseLabel="More"
      decreaseLabel="Less"
      {...props}
      value={value}
      onValueChange={setValue}
    />
  );
}

const draw = (props: Partial<NumberFieldProps>) => {
  render(<Example {...props} />);
  return screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Delay' });
};

const write = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });

describe('NumberField', () => {
  it('hands on what was typed outside its range where the owner says what is wrong with it', () => {
    const field = draw({ value: 5, min: 1, max: 100, keepsTyped: true });
    write(field, '999');
    fireEvent.blur(field);
    expect(field.value).toBe('999');
    expect(field.getAttribute('aria-valuenow')).toBe('999');
    write(field, 'long');
    fireEvent.blur(field);
    expect(field.value).toBe('long');
    expect(field.hasAttribute('aria-valuenow')).toBe(false);
  });

  it('lets everything be typed and comes back to its range when it is left', () => {
    const field = draw({ value: 5, min: 0, max: 100 });
    write(field, '999');
    expect(field.value).toBe('999');
    fireEvent.blur(field);
    expect(field.value).toBe('100');
  });

  it('takes what was typed only when a press that leaves it has reached its target', () => {
    const onValueChange = vi.fn<(value: number | null) => void>();
    render(
      <NumberField
        label="Delay"
        increaseLabel="More"
        decreaseLabel="Less"
        value={5}
        onValueChange={onValueChange}
      />,
    );
    const field = screen.getByRole('spinbutton');
    write(field, '20');
    fireEvent.mouseDown(document.body);
    fireEvent.blur(field);
    fireEvent.mouseUp(document.body);
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.click(document.body);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(20);
  });

  it('keeps its number where what was typed is none', () => {
    const field = draw({ value: 5 });
    write(field, 'soon');
    fireEvent.blur(field);
    expect(field.value).toBe('5');
  });

  it('is emptied by an empty text', () => {
    const field = draw({ value: 5 });
    write(field, '');
    fireEvent.blur(field);
    expect(field.hasAttribute('aria-valuenow')).toBe(false);
  });

  it('does not change by the wheel', () => {
    const field = draw({ value: 5 });
    field.focus();
    fireEvent.wheel(field, { deltaY: -100 });
    expect(field.value).toBe('5');
  });

  it('steps on from what was typed', () => {
    const field = draw({ value: 5 });
    write(field, '20');
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(field.value).toBe('21');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'takes no key of an input method: %o',
    (key) => {
      const field = draw({ value: 5 });
      fireEvent.keyDown(field, { key: 'ArrowUp', ...key });
      expect(field.value).toBe('5');
    },
  );

  it('leaves Home and End to the text where there is no range', () => {
    const field = draw({ value: 5 });
    expect(fireEvent.keyDown(field, { key: 'Home' })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'End' })).toBe(true);
    expect(field.value).toBe('5');
  });

  it('has no step beyond its ends', () => {
    const field = draw({ value: 3, min: 3, max: 9 });
    const less = screen.getByRole('button', { name: 'Less' });
    expect(less.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'More' }).hasAttribute('aria-disabled')).toBe(false);
    fireEvent.click(less);
    expect(field.value).toBe('3');
  });

  it('offers the step down from what was typed, though its number is the least', () => {
    const field = draw({ value: 3, min: 3, max: 9 });
    write(field, '7');
    const less = screen.getByRole('button', { name: 'Less' });
    expect(less.hasAttribute('aria-disabled')).toBe(false);
    fireEvent.click(less);
    expect(field.value).toBe('6');
  });

  it('lets the keys go on from the field after a press that led to its end', () => {
    const field = draw({ value: 8, min: 3, max: 9 });
    pointerPress(screen.getByRole('button', { name: 'More' }), 'mouse');
    expect(field.value).toBe('9');
    expect(document.activeElement).toBe(field);
  });

  it('leaves the focus where it is when a finger presses a step', () => {
    const field = draw({ value: 8, min: 3, max: 9 });
    pointerPress(screen.getByRole('button', { name: 'More' }), 'touch');
    expect(field.value).toBe('9');
    expect(document.activeElement).toBe(document.body);
  });

  it('keeps the focus on a step that a screen reader pressed at its end', () => {
    draw({ value: 8, min: 3, max: 9 });
    const more = screen.getByRole('button', { name: 'More' });
    more.focus();
    fireEvent.click(more);
    expect(document.activeElement).toBe(more);
    expect(more.matches(':disabled')).toBe(false);
  });
});
