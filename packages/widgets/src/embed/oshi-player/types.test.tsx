import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('the tag in JSX takes the attributes of the element, and links inside', () => {
  const element = (
    <oshi-player video="abcdefghijk" start="1:30" muted theme="auto">
      <a href="/watch">Watch</a>
    </oshi-player>
  );
  expect(renderToString(element)).toBe(
    '<oshi-player video="abcdefghijk" start="1:30" muted="" theme="auto"><a href="/watch">Watch</a></oshi-player>',
  );
});

it('the tag in JSX does not compile without a video', () => {
  // @ts-expect-error: it would show nothing
  expect(renderToString(<oshi-player start={30} />)).toContain('oshi-player');
});

it('the events have the details the element gives them', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are tested, not the element
  const target = document.createElement('div') as unknown as HTMLElementTagNameMap['oshi-player'];
  const received: boolean[] = [];
  target.addEventListener('oshi-change', ({ detail }) => received.push(detail.paused));
  target.dispatchEvent(
    new CustomEvent('oshi-change', {
      detail: { paused: true, ended: false, currentTime: 1, duration: 2 },
    }),
  );
  expect(received).toEqual([true]);
});
