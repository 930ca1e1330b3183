/** The streams of a folded card. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clientOf, FeaturePage } from '../../testing';
import { liveVideo } from '../../testing/videos';
import { EventMembers } from '.';

// Fetched after the page; here it is there.
await Promise.all([import('./EventMembers'), import('./EventStreams')]);
afterEach(cleanup);

const videos = [
  liveVideo({ id: 'aaaaaaaaaaa', live_viewers: 1_200 }),
  liveVideo({
    id: 'bbbbbbbbbbb',
    type: 'placeholder',
    placeholderType: 'external-stream',
    link: 'https://www.twitch.tv/minato',
    live_viewers: 0,
  }),
];
const draw = () =>
  render(
    <FeaturePage client={clientOf({})}>
      <EventMembers videos={videos} />
    </FeaturePage>,
  );
const toggle = () => screen.findByRole('button', { name: 'Streams of this event: 2' });

it('the list of streams is folded at first, and a press unfolds and folds it', async () => {
  draw();
  const button = await toggle();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('list')).toBeNull();
  fireEvent.click(button);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByRole('list')).toBeNull();
});

it('the list of streams says the platform of each stream and its own viewers, and leads to it', async () => {
  draw();
  fireEvent.click(await toggle());
  const [own, elsewhere] = await screen.findAllByRole('listitem');
  expect(own?.textContent).toContain('YouTube');
  expect(own?.textContent).toContain('1.2K viewers');
  expect(elsewhere?.textContent).toContain('Twitch');
  expect(elsewhere?.textContent).not.toContain('viewers');
  const link = within(elsewhere ?? document.body).getByRole('link');
  expect(link.getAttribute('href')).toBe('https://www.twitch.tv/minato');
});

it('the list of streams opens all of them in multiview by one press', async () => {
  draw();
  fireEvent.click(await toggle());
  const href = (await screen.findByRole('link', { name: 'Watch in Multiview' })).getAttribute(
    'href',
  );
  expect(href).toContain('aaaaaaaaaaa');
  expect(href).toContain('minato');
});
