import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox';

describe('Checkbox', () => {
  it('Checkbox is mixed only while its owner says so', () => {
    const box = { label: 'All', onCheckedChange: vi.fn(), ref: createRef<HTMLInputElement>() };
    const { rerender } = render(<Checkbox {...box} checked="mixed" />);
    const input = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' });
    expect(box.ref.current).toBe(input);
    expect([input.indeterminate, input.checked]).toEqual([true, false]);
    rerender(<Checkbox {...box} checked />);
    expect([input.indeterminate, input.checked]).toEqual([false, true]);
  });

  it('Checkbox asks its owner for the other state', () => {
    const onCheckedChange = vi.fn();
    render(<Checkbox label="All" checked={false} onCheckedChange={onCheckedChange} />);
    fireEvent.click(screen.getByText('All'));
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
  });
});
