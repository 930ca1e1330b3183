import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from './RadioGroup';

const options = [
  { value: 'very good', label: 'Very good', description: 'Needs more of the line.' },
  { value: 'good', label: 'Good' },
];

describe('RadioGroup', () => {
  it('RadioGroup names its choices, whatever their values are', () => {
    const onValueChange = vi.fn();
    render(
      <RadioGroup label="Quality" options={options} value={null} onValueChange={onValueChange} />,
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Very good' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('very good');
  });

  it('RadioGroup is invalid as a whole while something is wrong', () => {
    const group = { label: 'Quality', options, value: null, onValueChange: vi.fn() };
    const { rerender } = render(<RadioGroup {...group} />);
    const box = screen.getByRole('radiogroup', { name: 'Quality' });
    expect(box.hasAttribute('aria-invalid')).toBe(false);
    rerender(<RadioGroup {...group} error="Choose one." />);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  });
});
