import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('the tag in JSX takes the attributes of the element, and links inside', () => {
  const element = (
    <oshi-playlist playlist="7" max={6}>
      <a href="/playlist">Songs</a>
    </oshi-playlist>
  );
  expect(renderToString(element)).toBe(
    '<oshi-playlist playlist="7" max="6"><a href="/playlist">Songs</a></oshi-playlist>',
  );
});

it('the tag in JSX does not compile without a playlist', () => {
  // @ts-expect-error: it would show nothing
  expect(renderToString(<oshi-playlist max={6} />)).toContain('oshi-playlist');
});

it('the events have the details the element gives them', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are tested, not the element
  const target = document.createElement('div') as unknown as HTMLElementTagNameMap['oshi-playlist'];
  const received: number[] = [];
  target.addEventListener('oshi-ready', ({ detail }) => received.push(detail.count));
  target.dispatchEvent(new CustomEvent('oshi-ready', { detail: { count: 3 } }));
  expect(received).toEqual([3]);
});
