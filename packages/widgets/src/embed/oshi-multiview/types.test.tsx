import '../element-types';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

it('the tag in JSX takes the attributes of the element, and links inside', () => {
  const element = (
    <oshi-multiview videos="abcdefghijk,twitch:someone" chat="on" controls="off">
      <a href="/watch">Watch</a>
    </oshi-multiview>
  );
  expect(renderToString(element)).toBe(
    '<oshi-multiview videos="abcdefghijk,twitch:someone" chat="on" controls="off"><a href="/watch">Watch</a></oshi-multiview>',
  );
});

it('the tag in JSX takes booleans', () => {
  const server = renderToString(<oshi-multiview videos="abcdefghijk" chat controls={true} />);
  expect(server).toBe('<oshi-multiview videos="abcdefghijk" chat="" controls=""></oshi-multiview>');
});

it('the tag in JSX does not compile with a switch that is neither on nor off', () => {
  // @ts-expect-error: on or off
  expect(renderToString(<oshi-multiview chat="yes" />)).toContain('oshi-multiview');
});

it('the events have the details the element gives them', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types are tested, not the element
  const target = document.createElement(
    'div',
  ) as unknown as HTMLElementTagNameMap['oshi-multiview'];
  const received: string[] = [];
  target.addEventListener('oshi-play', ({ detail }) =>
    received.push(...detail.videos.map(({ id }) => id)),
  );
  target.dispatchEvent(
    new CustomEvent('oshi-play', { detail: { videos: [{ id: 'someone', service: 'twitch' }] } }),
  );
  expect(received).toEqual(['someone']);
});
