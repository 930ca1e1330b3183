/** "Watch in Multiview", wherever it is. */
import type { Video } from '@oshimado/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { liveVideo, video } from '../../testing/videos';
import { WatchTogether } from '.';
import type { WatchTogetherProps } from './WatchTogether';

// Fetched after the page; here it is there.
await import('./WatchTogether');
afterEach(cleanup);

const many = (count: number): readonly Video[] =>
  Array.from({ length: count }, (_, at) => video({ id: `video${String(at).padStart(6, '0')}` }));
const draw = (props: WatchTogetherProps) =>
  render(
    <FeaturePage client={clientOf({})}>
      <WatchTogether {...props} />
      <p>after it</p>
    </FeaturePage>,
  );
const link = () => screen.findByRole('link', { name: 'Watch in Multiview' });
const hintOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

it('“Watch in Multiview” leads to a layout with the videos', async () => {
  draw({ videos: many(2) });
  const href = (await link()).getAttribute('href') ?? '';
  expect(href).toContain('/multiview/');
  expect(href).toContain('video000000');
  expect(href).toContain('video000001');
});

it('the button for several videos takes the first 16 of more, and says so', async () => {
  draw({ videos: many(30) });
  expect(hintOf(await link())).toBe('Opens the first 16 of 30 results');
});

it('the button for several videos says how many are live', async () => {
  draw({
    videos: [liveVideo({ id: 'aaaaaaaaaaa' }), liveVideo({ id: 'bbbbbbbbbbb' })],
    areLive: true,
  });
  expect(hintOf(await link())).toBe('Live now: 2');
});

it('the button for several videos is not there for one video', async () => {
  draw({ videos: many(1) });
  await screen.findByText('after it');
  expect(screen.queryByText('Watch in Multiview')).toBeNull();
});
