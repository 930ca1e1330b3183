/** What the server draws of a shared layout before the program is there. */
import { defaultFrameOrigins, type MultiviewVideoCell } from '@oshimado/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FirstFrames, useFirstCells } from '.';
import { clientOf, FeaturePage } from '../../../testing';

/** Two videos, of which one is twice as wide, a Twitch channel, a chat and an empty cell. */
const CODE = 'AAMMaaaaaaaaaaa,MAGMbbbbbbbbbbb,SAGMtwitchsomebody,AMMMchat0,MMMM';

function Drawing({ code }: { readonly code: string | undefined }) {
  const cells: readonly MultiviewVideoCell[] = useFirstCells(code);
  return cells.length > 0 ? <FirstFrames cells={cells}>Loading</FirstFrames> : null;
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
  ['a page without a layout', undefined, false],
  ['a code with a fault', 'AAMMaaaaaaaaaaa,AAMMbbbbbbbbbb', false],
  ['the demo world, whose players need more than an id', CODE, true],
])('is not there for %s', (_, code, isDemo) => {
  expect(places(draw(code, isDemo).container)).toEqual([]);
});
