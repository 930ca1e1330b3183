/** What the server draws of a shared layout before the program is there. */
import { defaultFrameOrigins } from '@oshimado/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { firstDrawing, FirstFrames } from '.';
import { clientOf, FeaturePage } from '../../../testing';

/** Two videos, of which one is twice as wide, a Twitch channel, a chat and an empty cell. */
const CODE = 'AAMMaaaaaaaaaaa,MAGMbbbbbbbbbbb,SAGMtwitchsomebody,AMMMchat0,MMMM';

function Drawing({ code }: { readonly code: string | undefined }) {
  const drawing = firstDrawing(code);
  return drawing && <FirstFrames drawing={drawing}>Loading</FirstFrames>;
}

const draw = (code: string | undefined, isDemo = false) =>
  render(
    <FeaturePage
      client={clientOf({})}
      siteLinks={{ social: [], extension: {}, frames: { ...defaultFrameOrigins, isDemo } }}
    >
      <Drawing code={code} />
    </FeaturePage>,
  );

const places = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) => dataset);

it('the first drawing has the pictures of YouTube’s videos, and where their players go', () => {
  const { container } = draw(CODE);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([
    expect.stringContaining('/aaaaaaaaaaa/mqdefault'),
    expect.stringContaining('/bbbbbbbbbbb/mqdefault'),
  ]);
  const [one, two] = places(container);
  expect(places(container)).toHaveLength(2);
  expect(one).toMatchObject({ place: '0-0-12-12', area: '144', title: 'Player: aaaaaaaaaaa' });
  expect(two).toMatchObject({ place: '12-0-6-12', area: '72' });
  // This page is named at its end by the browser.
  expect(one?.['src']).toMatch(/\/embed\/aaaaaaaaaaa\?.*&autoplay=0&mute=0&.*&origin=$/);
});

it.each([
  ['a page without a layout', undefined],
  ['a code with a fault', 'AAMMaaaaaaaaaaa,AAMMbbbbbbbbbb'],
  ['a layout without a video of YouTube', 'SAGMtwitchsomebody,AMMMchat0'],
])('is not there for %s', (_, code) => {
  expect(places(draw(code).container)).toEqual([]);
});

it('the drawing of the demo world has pictures alone, whose players need more than an id', () => {
  const { container } = draw(CODE, true);
  expect(container.querySelectorAll('img')).toHaveLength(2);
  expect(places(container).map(({ src }) => src)).toEqual([undefined, undefined]);
});

it.each([
  ['all cells of a layout that has room on the smallest', 'AAYMaaaaaaaaaaa,AMYMbbbbbbbbbbb', 'all'],
  [
    'the first cell of a layout that has none on the largest',
    'AAIMaaaaaaaaaaa,IAQMbbb-bbb_bbb',
    'first',
  ],
  ['nothing of a layout that has room on some', 'AAMMaaaaaaaaaaa,MAMMbbbbbbbbbbb', undefined],
  ['nothing of such a layout that begins with a chat', 'AAIMchat0,IAIMbbbbbbbbbbb', undefined],
])('the drawing shows an upright phone %s', (_, code, shown) => {
  const { container } = draw(code);
  const grid = container.querySelector<HTMLElement>('[data-part="first-frames"]');
  expect(grid?.dataset['phones']).toBe(shown);
  expect(container.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(shown ? 1 : 0);
});
