import { fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { pageWindow, Pagination, type PaginationProps } from './Pagination';

const props = {
  label: 'Pages',
  hrefFor: (page: number) => `?page=${page}`,
  labels: {
    page: (page: number) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',
    newer: 'Newer',
    older: 'Older',
  },
} satisfies Partial<PaginationProps>;

const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe('the page window', () => {
  const pages = fc.integer({ min: 1, max: 500 }).chain((pageCount) =>
    fc.record({
      pageCount: fc.constant(pageCount),
      page: fc.integer({ min: 1, max: pageCount }),
      size: fc.integer({ min: 1, max: 9 }),
    }),
  );

  it('the page window is a run of real pages with the current one among them, as long as there is room', () => {
    fc.assert(
      fc.property(pages, ({ page, pageCount, size }) => {
        const shown = pageWindow(page, pageCount, size);
        expect(shown).toHaveLength(Math.min(size, pageCount));
        expect(shown).toContain(page);
        expect(shown[0]).toBeGreaterThanOrEqual(1);
        expect(shown.at(-1)).toBeLessThanOrEqual(pageCount);
        expect(shown.every((number, index) => number === (shown[0] ?? 0) + index)).toBe(true);
      }),
    );
  });

  it('the page window has the current page in the middle where there is room', () => {
    expect(pageWindow(7, 12, 5)).toEqual([5, 6, 7, 8, 9]);
    expect(pageWindow(1, 12, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(12, 12, 5)).toEqual([8, 9, 10, 11, 12]);
  });

  it('the page window has no page that is not there when the current one is past the last, or there is none', () => {
    expect(pageWindow(99, 3, 5)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 0, 5)).toEqual([]);
  });
});

describe('Pagination', () => {
  it('Pagination is a landmark whose pages are addresses, the current one marked', () => {
    render(<Pagination {...props} page={4} pageCount={12} />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect([2, 3, 4, 5, 6].map((page) => hrefOf(`Page ${page}`))).toEqual([
      '?page=2',
      '?page=3',
      '?page=4',
      '?page=5',
      '?page=6',
    ]);
    const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.getAttribute('aria-label'))).toEqual(['Page 4']);
    expect(current[0]?.getAttribute('aria-current')).toBe('page');
    expect([hrefOf('Previous'), hrefOf('Next')]).toEqual(['?page=3', '?page=5']);
  });

  it.each([
    [1, undefined, '?page=2'],
    [12, '?page=11', undefined],
    [99, '?page=98', undefined],
  ])('on page %i of 12 leads back to %s and on to %s', (page, back, on) => {
    render(<Pagination {...props} page={page} pageCount={12} />);
    expect([hrefOf('Previous') ?? undefined, hrefOf('Next') ?? undefined]).toEqual([back, on]);
  });

  it('a pagination of unknown length offers only newer and older', () => {
    render(<Pagination {...props} page={3} />);
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Newer', '?page=2'],
      ['Older', '?page=4'],
    ]);
  });

  it.each([
    ['a single page', { pageCount: 1 }],
    ['a list without rows', { pageCount: 0 }],
    ['a first page that nothing follows', { hasNext: false }],
  ])('Pagination draws nothing for %s', (_, given) => {
    const { container } = render(<Pagination {...props} page={1} {...given} />);
    expect(container.childElementCount).toBe(0);
  });

  it.each([1, 0])('Pagination leads back from a page that is not there, of %i', (pageCount) => {
    render(<Pagination {...props} page={5} pageCount={pageCount} />);
    expect(hrefOf('Page 1')).toBe('?page=1');
  });

  it('a pagination reports which page was chosen', () => {
    const onPage = vi.fn();
    render(<Pagination {...props} page={4} pageCount={12} onPage={onPage} />);
    fireEvent.click(screen.getByRole('link', { name: 'Page 6' }));
    fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
    expect(onPage.mock.calls).toEqual([[6], [3]]);
  });

  it('Pagination takes the link of a router', () => {
    render(
      <Pagination
        {...props}
        page={2}
        pageCount={2}
        linkComponent={({ href, ...rest }) => <a {...rest} href={`/app${href}`} />}
      />,
    );
    expect(hrefOf('Page 1')).toBe('/app?page=1');
  });
});
