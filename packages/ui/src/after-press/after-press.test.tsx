import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAfterPress } from '.';

const onPress = vi.fn<(isLeft: boolean) => void>();

function Example() {
  const afterPress = useAfterPress();
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <input aria-label="Name" onBlur={() => afterPress(() => setLeft(true))} />
      {isLeft ? <p role="alert">Enter a name.</p> : null}
      <button type="button" onClick={() => onPress(isLeft)}>
        Send
      </button>
    </>
  );
}

const draw = () => {
  render(<Example />);
  return { field: screen.getByRole('textbox'), button: screen.getByRole('button') };
};

describe('useAfterPress', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onPress.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('moves nothing below a pointer that presses another control, and its click acts on what is drawn then', () => {
    const { field, button } = draw();
    fireEvent.mouseDown(button);
    fireEvent.blur(field);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.mouseUp(button);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledWith(true);
    expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  });

  it.each(['mouseUp', 'dragEnd'] as const)('follows a press without a click: %s', (end) => {
    const { field, button } = draw();
    fireEvent.mouseDown(button);
    fireEvent.blur(field);
    fireEvent[end](document.body);
    act(() => {
      vi.runAllTimers();
    });
    expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  });

  it('runs at once where the keyboard leaves the field', () => {
    const { field } = draw();
    fireEvent.blur(field);
    expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  });

  it('runs at once where the keyboard leaves the field and the end of a press was not seen', () => {
    const { field, button } = draw();
    fireEvent.mouseDown(button);
    fireEvent.keyDown(field, { key: 'Tab' });
    fireEvent.blur(field);
    expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  });
});
