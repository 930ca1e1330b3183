import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('the tag in JSX takes the attributes of the element, and links inside', () => {
  const element = (
    <oshi-video video="abcdefghijk" theme="auto">
      <a href="/watch">Watch</a>
    </oshi-video>
  );
  expect(renderToString(element)).toBe(
    '<oshi-video video="abcdefghijk" theme="auto"><a href="/watch">Watch</a></oshi-video>',
  );
});

it('the tag in JSX does not compile without a video', () => {
  // @ts-expect-error: it would show nothing
  expect(renderToString(<oshi-video theme="auto" />)).toContain('oshi-video');
});

it('the events have the details the element gives them', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are tested, not the element
  const target = document.createElement('div') as unknown as HTMLElementTagNameMap['oshi-video'];
  const received: string[] = [];
  target.addEventListener('oshi-error', ({ detail }) => received.push(detail.code));
  // @ts-expect-error: a card has no count
  target.addEventListener('oshi-ready', ({ detail }) => expect(detail.count).toBeUndefined());
  target.dispatchEvent(new CustomEvent('oshi-error', { detail: { code: 'missing' } }));
  expect(received).toEqual(['missing']);
});
