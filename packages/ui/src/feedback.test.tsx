import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from './avatar';
import { EmptyState } from './empty-state';
import { Notice } from './notice';
import { Select } from './select';
import { Skeleton } from './skeleton';
import { Spinner } from './spinner';
import { Switch } from './switch';

describe('Select', () => {
  const options = [
    { value: 'latest', label: 'Latest' },
    { value: 'viewers', label: 'Most viewers' },
  ];

  it.each([false, true])('Select is labelled, the label hidden or not: %s', (hideLabel) => {
    const onChange = vi.fn();
    render(<Select label="Sort" hideLabel={hideLabel} options={options} onChange={onChange} />);
    const select = screen.getByLabelText<HTMLSelectElement>('Sort');
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ['latest', 'Latest'],
      ['viewers', 'Most viewers'],
    ]);
    fireEvent.change(select, { target: { value: 'viewers' } });
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('Select says which of its options are in another language', () => {
    const languages = [
      { value: 'en', label: 'English' },
      { value: 'ja', label: '日本語', lang: 'ja' },
    ];
    render(<Select label="Language" options={languages} />);
    const select = screen.getByLabelText<HTMLSelectElement>('Language');
    expect([...select.options].map((option) => option.getAttribute('lang'))).toEqual([null, 'ja']);
  });

  it('labels each of two by itself', () => {
    render(
      <>
        <Select label="Sort" options={options} />
        <Select label="Order" options={options} id="order" />
      </>,
    );
    expect(screen.getByLabelText('Sort')).not.toBe(screen.getByLabelText('Order'));
    expect(screen.getByLabelText('Order').id).toBe('order');
  });
});

describe('Switch', () => {
  it('Switch is a labelled switch that its label turns', () => {
    render(<Switch label="Hide collabs" />);
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Hide collabs' });
    expect(control.checked).toBe(false);
    fireEvent.click(screen.getByText('Hide collabs'));
    expect(control.checked).toBe(true);
  });
});

describe('Notice', () => {
  it('Notice waits for a pause unless it is an alert', () => {
    const { rerender } = render(<Notice title="Saved">All of it</Notice>);
    expect(screen.getByRole('status').textContent).toBe('SavedAll of it');
    rerender(<Notice title="Saved" role="alert" action={<button type="button">Again</button>} />);
    expect(screen.getByRole('alert').contains(screen.getByRole('button'))).toBe(true);
  });
});

describe('EmptyState', () => {
  it('an empty state is a status with a heading of level 2, or of the given level', () => {
    const { rerender } = render(<EmptyState title="Nothing" description="Here" />);
    expect(screen.getByRole('status').contains(screen.getByRole('heading', { level: 2 }))).toBe(
      true,
    );
    expect(screen.getByText('Here').tagName).toBe('P');
    rerender(<EmptyState title="Nothing" headingLevel={1} role="alert" />);
    expect(screen.getByRole('alert').contains(screen.getByRole('heading', { level: 1 }))).toBe(
      true,
    );
  });
});

describe('Avatar', () => {
  it('Avatar draws the icon where there is no picture', () => {
    const { container } = render(<Avatar src={null} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
  });

  const A = 'https://pictures.test/a.jpg';
  const B = 'https://pictures.test/b.jpg';
  // happy-dom fetches no pictures and calls each of them complete at once.
  const isComplete = (complete: boolean) =>
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);

  it('Avatar draws the icon for a picture that fails, and tries the next one', () => {
    isComplete(false);
    const { container, rerender } = render(<Avatar src={A} size={100} />);
    const picture = container.querySelector('img');
    expect([picture?.alt, picture?.width, picture?.height]).toEqual(['', 100, 100]);
    if (picture) fireEvent.error(picture);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')).not.toBeNull();
    rerender(<Avatar src={B} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe(B);
  });

  it('Avatar draws the icon for a picture that had failed before the page was taken over', () => {
    isComplete(true);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(A);
    const { container } = render(<Avatar src={A} />);
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('what is awaited', () => {
  it('what is awaited is hidden from readers as a skeleton', () => {
    const { container } = render(<Skeleton shape="circle" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('');
  });

  it('what is awaited is named by a spinner', () => {
    render(<Spinner label="Loading" />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});
