import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('the tag in JSX takes the attributes of the element, and links inside', () => {
  const element = (
    <oshi-chat video="abcdefghijk" languages="en,ja" player="stream">
      <a href="/watch">Translations</a>
    </oshi-chat>
  );
  expect(renderToString(element)).toBe(
    '<oshi-chat video="abcdefghijk" languages="en,ja" player="stream"><a href="/watch">Translations</a></oshi-chat>',
  );
});

it('the tag in JSX does not compile without a video', () => {
  // @ts-expect-error: it would show nothing
  expect(renderToString(<oshi-chat languages="en" />)).toContain('oshi-chat');
});

it('the events have the details the element gives them', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are tested, not the element
  const target = document.createElement('div') as unknown as HTMLElementTagNameMap['oshi-chat'];
  const received: number[] = [];
  target.addEventListener('oshi-jump', ({ detail }) => received.push(detail.seconds));
  target.dispatchEvent(new CustomEvent('oshi-jump', { detail: { seconds: 3 } }));
  expect(received).toEqual([3]);
});
