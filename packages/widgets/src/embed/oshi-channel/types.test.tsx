import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('the tag in JSX takes the attributes of the element, and links inside', () => {
  const element = (
    <oshi-channel channel="UC1" lang="ja">
      <a href="/channel">Channel</a>
    </oshi-channel>
  );
  expect(renderToString(element)).toBe(
    '<oshi-channel channel="UC1" lang="ja"><a href="/channel">Channel</a></oshi-channel>',
  );
});

it('the tag in JSX does not compile without a channel', () => {
  // @ts-expect-error: it would show nothing
  expect(renderToString(<oshi-channel theme="auto" />)).toContain('oshi-channel');
});

it('the events have the details the element gives them', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are tested, not the element
  const target = document.createElement('div') as unknown as HTMLElementTagNameMap['oshi-channel'];
  const received: boolean[] = [];
  target.addEventListener('oshi-change', ({ detail }) => received.push(detail.live));
  target.dispatchEvent(new CustomEvent('oshi-change', { detail: { live: true } }));
  expect(received).toEqual([true]);
});
