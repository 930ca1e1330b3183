import { PageServicesProvider, defaultSiteLinks } from '@oshimado/widgets/internal/base/context';
import { createClient } from '@oshimado/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { RouterLink } from './RouterLink';

function renderLink(href: string, target?: string) {
  const navigate = vi.fn();
  render(
    <MemoryRouter initialEntries={['/search?q=a']}>
      <PageServicesProvider
        value={{ client: createClient(), siteLinks: defaultSiteLinks, navigate }}
      >
        <RouterLink href={href} target={target}>
          Link
        </RouterLink>
      </PageServicesProvider>
    </MemoryRouter>,
  );
  return { navigate, link: screen.getByRole('link', { name: 'Link' }) };
}

it('a press opens the address without loading the document again', () => {
  const { navigate, link } = renderLink('/watch/abc?list=1#top');
  expect(link).toHaveProperty('href', `${location.origin}/watch/abc?list=1#top`);
  // An event that is cancelled gives false.
  expect(fireEvent.click(link)).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/watch/abc?list=1#top', { replace: false });
});

it('a press on the link of the open page adds no entry to the history', () => {
  const { navigate, link } = renderLink('/search?q=a');
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/search?q=a', { replace: true });
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a press with %o is left to the browser', (press) => {
  const { navigate, link } = renderLink('/watch/abc');
  expect(fireEvent.click(link, press)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it('a link into another frame is left to the browser', () => {
  const { navigate, link } = renderLink('/watch/abc', '_parent');
  expect(fireEvent.click(link)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it.each(['//other.invalid/page', '/\\other.invalid/page', '/a/..//other.invalid/page'])(
  'the address %s cannot lead to another site',
  (href) => {
    const { link } = renderLink(href);
    expect(link).toHaveProperty('href', `${location.origin}/other.invalid/page`);
  },
);
