import type { PicturesFrom } from '@oshimado/domain';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useWidgets, WidgetsProvider } from '../../base/context';
import { clientOf, FeaturePage } from '../../testing';
import { ChatText } from './ChatText';

afterEach(cleanup);

const PICTURE = 'https://yt3.ggpht.com/abc=w48-h48-c-k-nd';

function Line({ pictures }: { readonly pictures: PicturesFrom | undefined }) {
  return (
    <WidgetsProvider value={{ ...useWidgets(), pictures }}>
      <ChatText message={`Good :wave:${PICTURE} morning`} />
    </WidgetsProvider>
  );
}
const draw = (pictures?: PicturesFrom) =>
  render(
    <FeaturePage client={clientOf({})}>
      <p>
        <Line pictures={pictures} />
      </p>
    </FeaturePage>,
  ).container.querySelector('p');

it('a chat line draws the emoji of a line as pictures of their host', () => {
  const line = draw();
  expect(line?.textContent).toBe('Good  morning');
  expect(line?.querySelector('img')?.getAttribute('src')).toBe(PICTURE);
  expect(line?.querySelector('img')?.alt).toContain('wave');
});

it('a chat line draws emoji as their names where pictures come from the server, which fetches nothing that a line names', () => {
  const line = draw('server');
  expect(line?.textContent).toBe('Good :wave: morning');
  expect(line?.querySelector('img')).toBeNull();
});
