import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OshiSearchEvents } from './events';

it('the tag in JSX takes the attributes of the element, and links inside', () => {
  const element = (
    <oshi-search org="Hololive" max={6} theme="auto">
      <a href="/search">Search</a>
    </oshi-search>
  );
  expect(renderToString(element)).toBe(
    '<oshi-search org="Hololive" max="6" theme="auto"><a href="/search">Search</a></oshi-search>',
  );
});

it('the tag in JSX does not compile with a value the element cannot read', () => {
  // @ts-expect-error: it is a number
  expect(renderToString(<oshi-search max="many" />)).toContain('oshi-search');
});

it('the events have the details the element gives them', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are tested, not the element
  const target = document.createElement('div') as unknown as HTMLElementTagNameMap['oshi-search'];
  const received: OshiSearchEvents['oshi-search'][] = [];
  target.addEventListener('oshi-search', ({ detail }) => received.push(detail));
  target.dispatchEvent(new CustomEvent('oshi-search', { detail: { text: 'minecraft' } }));
  expect(received).toEqual([{ text: 'minecraft' }]);
});
