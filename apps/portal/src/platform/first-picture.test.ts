import { expect, test } from 'vitest';
import { firstPictureLink } from './first-picture';

const drawn = (candidates: string, sizes = '(min-width: 600px) 50vw, 100vw') =>
  `<link rel="preload" as="image" href="/icon.svg"/><link rel="preload" as="image" imageSrcSet="${candidates}" imageSizes="${sizes}" fetchPriority="high"/><main>…</main>`;

test('the first picture of a rendered page is preloaded by a Link header', () => {
  expect(
    firstPictureLink(drawn('https://a.test/m.webp?a=1&amp;b 320w, https://a.test/s 640w')),
  ).toBe(
    '<https://a.test>; rel=preconnect, <https://a.test/m.webp?a=1&b>; rel=preload; as=image; imagesrcset="https://a.test/m.webp?a=1&b 320w, https://a.test/s 640w"; imagesizes="(min-width: 600px) 50vw, 100vw"; fetchpriority=high',
  );
});

test('a picture of one size is preloaded by its address', () => {
  expect(
    firstPictureLink('<link rel="preload" as="image" href="/p/1.svg" fetchPriority="high"/><main>'),
  ).toBe('</p/1.svg>; rel=preload; as=image; fetchpriority=high');
});

test.each([
  ['a page without one', '<main></main>'],
  ['an address that a header cannot hold', drawn('https://a.test/窓.webp 320w')],
  ['an address that would end the quotes', drawn('https://a.test/&quot;>\\ 320w')],
  ['an address with a line in it', drawn('https://a.test/\r\nset-cookie: a 320w')],
])('%s names none', (_, html) => {
  expect(firstPictureLink(html)).toBeUndefined();
});
