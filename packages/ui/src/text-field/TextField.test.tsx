import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './TextField';

const texts = { label: 'Name', clearLabel: 'Clear' };

describe('TextField', () => {
  it('TextField says what helps and what is wrong, and is invalid while something is', () => {
    const field = { ...texts, id: 'name', value: '', onValueChange: vi.fn() };
    const { rerender } = render(<TextField {...field} description="Everybody sees it." />);
    const input = screen.getByLabelText('Name');
    expect(input.getAttribute('aria-describedby')).toBe('name-description');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    rerender(<TextField {...field} description="Everybody sees it." error="Enter a username." />);
    expect(input.getAttribute('aria-describedby')).toBe('name-description name-error');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Enter a username.');
  });

  it('TextField is emptied by its button, which gives the focus back', () => {
    const onValueChange = vi.fn();
    const ref = createRef<HTMLInputElement>();
    render(<TextField {...texts} ref={ref} value="Ao" onValueChange={onValueChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
    expect(ref.current).toBe(screen.getByLabelText('Name'));
    expect(ref.current?.ownerDocument.activeElement).toBe(ref.current);
  });

  it.each([
    ['it is empty', { value: '' }],
    ['it is disabled', { value: 'Ao', disabled: true }],
  ])('has no such button where %s', (_where, props) => {
    render(<TextField {...texts} {...props} onValueChange={vi.fn()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('TextField hands its element to a function and runs the clean-up it gave', () => {
    const cleanUp = vi.fn();
    const ref = vi.fn(() => cleanUp);
    const { unmount } = render(<TextField {...texts} ref={ref} value="" onValueChange={vi.fn()} />);
    expect(ref).toHaveBeenCalledExactlyOnceWith(screen.getByLabelText('Name'));
    unmount();
    expect(cleanUp).toHaveBeenCalledOnce();
  });
});
