import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OshiClipsEvents } from './events';

it('the tag in JSX takes the attributes of the element, and links inside', () => {
  const element = (
    <oshi-clips org="Hololive" languages="en,ja" max={6} theme="auto">
      <a href="/#clips">Clips</a>
    </oshi-clips>
  );
  expect(renderToString(element)).toBe(
    '<oshi-clips org="Hololive" languages="en,ja" max="6" theme="auto"><a href="/#clips">Clips</a></oshi-clips>',
  );
});

it('the tag in JSX does not compile with a value the element cannot read', () => {
  // @ts-expect-error: it is a number
  expect(renderToString(<oshi-clips max="many" />)).toContain('oshi-clips');
});

it('the events have the details the element gives them', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are tested, not the element
  const target = document.createElement('div') as unknown as HTMLElementTagNameMap['oshi-clips'];
  const received: OshiClipsEvents['oshi-ready'][] = [];
  target.addEventListener('oshi-ready', ({ detail }) => received.push(detail));
  target.dispatchEvent(new CustomEvent('oshi-ready', { detail: { count: 3 } }));
  expect(received).toEqual([{ count: 3 }]);
});
