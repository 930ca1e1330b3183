import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Accordion } from './Accordion';

const items = ['a', 'b'].map((value) => ({ value, title: value, content: `about ${value}` }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Accordion', () => {
  it('an accordion reports the open section as a list of one, and an empty list once it is folded', () => {
    const onValueChange = vi.fn();
    render(<Accordion items={items} onValueChange={onValueChange} />);
    press('a');
    press('b');
    press('b');
    expect(onValueChange.mock.calls).toEqual([[['a']], [['b']], [[]]]);
  });

  it('an accordion holds nothing of a section that is folded', () => {
    render(<Accordion items={items} />);
    const held = () => screen.queryByText('about a');
    expect(held()).toBeNull();
    press('a');
    expect(screen.getByRole('region', { name: 'a' }).contains(held())).toBe(true);
    press('a');
    expect(held()).toBeNull();
  });

  it('Accordion keeps the others open where several may be', () => {
    const onValueChange = vi.fn();
    render(<Accordion multiple items={items} defaultValue={['a']} onValueChange={onValueChange} />);
    press('b');
    expect(onValueChange.mock.calls).toEqual([[['a', 'b']]]);
  });

  it('Accordion stays as its owner says', () => {
    render(<Accordion items={items} value={[]} headingLevel={2} />);
    press('a');
    expect(screen.getByRole('button', { name: 'a' }).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });
});
