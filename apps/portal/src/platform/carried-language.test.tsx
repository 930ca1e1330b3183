/** "`lang` in the query overrides the UI language and is copied to the next page's query on each navigation." */
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import {
  createPath,
  Link,
  MemoryRouter,
  parsePath,
  StaticRouter,
  useLocation,
  useSearchParams,
} from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { CarriedLanguage, useRemoveLanguage, withCarriedLanguage } from './CarriedLanguage';

const asText = (to: ReturnType<typeof withCarriedLanguage>) =>
  typeof to === 'string' ? to : createPath(to);
const here = { pathname: '/search', search: '?q=a&lang=ja' };

describe('the language in the address', () => {
  it.each([
    ['/about', '/about?lang=ja'],
    ['/channel?org=Hololive', '/channel?org=Hololive&lang=ja'],
    ['/#archive', '/?lang=ja#archive'],
    ['/about?lang=en', '/about?lang=en'],
  ])('the language in the address goes along to %s', (to, carried) => {
    expect(asText(withCarriedLanguage(to, here))).toBe(carried);
  });

  it('the language in the address is not added to an address without one', () => {
    const to = { pathname: '/about', search: '?org=x' };
    expect(withCarriedLanguage(to, { pathname: '/', search: '?org=y' })).toBe(to);
  });

  it('the language in the address changes nothing else of the address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, hash) => {
        const to = parsePath(createPath(parsePath(`/a${path}?${query}#${hash}`)));
        const carried = withCarriedLanguage(to, here);
        const result = parsePath(asText(carried));
        expect(result.pathname).toBe(to.pathname);
        expect(result.hash).toBe(to.hash);
        const without = (search = '') =>
          [...new URLSearchParams(search)].filter(([name]) => name !== 'lang');
        expect(without(result.search)).toEqual(without(to.search));
      }),
    );
  });
});

function Page() {
  const { pathname, search } = useLocation();
  const [, setSearch] = useSearchParams();
  return (
    <>
      <output>{pathname + search}</output>
      <Link to="/about">About</Link>
      <button type="button" onClick={() => setSearch({ q: 'b' }, { replace: true })}>
        Rewrite
      </button>
      <button type="button" onClick={useRemoveLanguage()}>
        Remove
      </button>
    </>
  );
}

describe('a link', () => {
  const draw = (at: string) =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <CarriedLanguage>
          <Page />
        </CarriedLanguage>
      </MemoryRouter>,
    );
  const place = () => screen.getByRole('status').textContent;
  const link = () => screen.getByRole('link', { name: 'About' });

  it('a link has the language in its href, and keeps it when it is followed', () => {
    draw('/?lang=ja-JP');
    expect(link().getAttribute('href')).toBe('/about?lang=ja');
    fireEvent.click(link());
    expect(place()).toBe('/about?lang=ja');
  });

  it('a link is unchanged if the address has no language', () => {
    draw('/');
    expect(link().getAttribute('href')).toBe('/about');
  });

  it('a link is rendered by the server as in the browser', () => {
    const html = renderToString(
      <StaticRouter location="/?lang=ja">
        <CarriedLanguage>
          <Link to="/about">About</Link>
        </CarriedLanguage>
      </StaticRouter>,
    );
    expect(html).toContain('href="/about?lang=ja"');
  });

  it('a link keeps the language after the page has rewritten its query', () => {
    draw('/search?q=a&lang=ja');
    fireEvent.click(screen.getByRole('button', { name: 'Rewrite' }));
    expect(place()).toBe('/search?q=b&lang=ja');
    expect(link().getAttribute('href')).toBe('/about?lang=ja');
  });

  it('a link has no language after it was removed from the address', () => {
    draw('/search?q=a&lang=ja#top');
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(place()).toBe('/search?q=a');
    expect(link().getAttribute('href')).toBe('/about');
  });
});
