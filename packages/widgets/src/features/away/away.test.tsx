import type { Client } from '@oshimado/contract';
import { defaultSettings, writeModule } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createVisits } from '../../base/visits';
import { favoriteOf, sampleFullChannel } from '../../storybook/sample-channels';
import { past } from '../../storybook/sample-videos';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser, where, Where } from '../../testing';
import { createMemoryHistory } from '../../testing/memory-history';
import { NewMarks } from '../../parts/new-marks';
import { VideoList } from '../../parts/video-list';
import { CardsProvider } from '../card-actions';
import AwaySection from './AwaySection';
import AwayToast from './AwayToast';
import { Replaced } from '../../base/state/replaced';
import { deviceVisits } from '../../base/visits/use-visits';
import { deviceWatched } from '../../base/history/use-watched-state';

await loadActors();
beforeEach(() => {
  logIn(sampleUser());
});

const HOUR = 3_600_000;
const LEFT = Date.UTC(2026, 2, 1, 12);
const channel = sampleFullChannel();
const other = sampleFullChannel({ id: 'UCother000000000000000', name: 'Other' });
const hours = (count: number) => new Date(LEFT + count * HOUR).toISOString();
const videos = [
  past({
    id: 'missed00001',
    title: 'Latest',
    channel: { ...channel, photo: '' },
    available_at: hours(9),
  }),
  past({
    id: 'missed00002',
    title: 'Of who is watched',
    channel: { ...other, photo: '' },
    available_at: hours(8),
  }),
  past({
    id: 'missed00003',
    title: 'Watched',
    channel: { ...other, photo: '' },
    available_at: hours(7),
  }),
];

/** A device that was here, was away for so many hours, and is here again. */
function visitsAfter(away: number) {
  let now = LEFT;
  const visits = createVisits({ storage: null, tabs: new EventTarget(), now: () => now });
  visits.look();
  now += away * HOUR;
  visits.look();
  return visits;
}

async function draw(away: number, more: Partial<Client> = {}) {
  const visits = visitsAfter(away);
  const { history } = createMemoryHistory({ now: () => LEFT + 8 * HOUR });
  await history.note(videos[2] ?? past());
  const getUsersVideos = vi.fn<Client['getUsersVideos']>().mockResolvedValue(videos);
  const client = clientOf({
    getFavorites: () => Promise.resolve([favoriteOf(channel), favoriteOf(other)]),
    getUsersVideos,
    ...more,
  });
  await act(async () => {
    render(
      <FeaturePage client={client}>
        <Replaced what={deviceWatched} by={history}>
          <Replaced what={deviceVisits} by={() => visits}>
            <CardsProvider onReport={() => undefined}>
              <Suspense>
                <AwaySection />
                <AwayToast />
                <NewMarks>
                  <VideoList videos={videos} label="Archive" />
                </NewMarks>
              </Suspense>
              <Where />
            </CardsProvider>
          </Replaced>
        </Replaced>
      </FeaturePage>,
    );
  });
  return { getUsersVideos, visits };
}
const section = () => screen.findByRole('region', { name: 'While you were away' });
const noSection = () => screen.queryByRole('region', { name: 'While you were away' });
const marks = () => document.querySelectorAll('[data-part="new"]').length;

it('what muted favorites streamed was not missed', async () => {
  const muted = { ...favoriteOf(other), muted_until: new Date(Date.now() + HOUR).toISOString() };
  await draw(24, { getFavorites: () => Promise.resolve([favoriteOf(channel), muted]) });
  const text = (await section()).textContent;
  expect(text).toContain('Latest');
  expect(text).not.toContain('Of who is watched');
});

it('after a day away the favorites page says what was missed, the channels watched most first', async () => {
  const { getUsersVideos } = await draw(24);
  const text = (await section()).textContent;
  expect(text).toContain('2 streams from your favorites');
  expect(text).not.toContain('Watched');
  expect(text?.indexOf('Of who is watched')).toBeLessThan(text?.indexOf('Latest') ?? 0);
  expect(getUsersVideos.mock.lastCall?.[0]).toMatchObject({ status: ['past'], from: hours(0) });
});

it('after less than a day away nothing is said, and nothing is asked of the server; cards are marked', async () => {
  const { getUsersVideos } = await draw(23);
  expect(noSection()).toBeNull();
  expect(getUsersVideos).not.toHaveBeenCalled();
  expect(marks()).toBe(2);
});

it('what was missed is dismissed, and the marks stay until all is marked as seen', async () => {
  const { visits } = await draw(24);
  await section();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(noSection()).toBeNull();
  expect(marks()).toBe(2);
  act(() => visits.markSeen());
  expect(marks()).toBe(0);
});

it('marking all as seen removes the section and the marks', async () => {
  await draw(24);
  await section();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as seen' }));
  expect(noSection()).toBeNull();
  expect(marks()).toBe(0);
});

it('a toast leads to what was missed', async () => {
  const { visits } = await draw(24);
  fireEvent.click(await screen.findByRole('button', { name: 'Show' }));
  expect(where()).toBe('/favorites');
  expect(visits.getState()?.awaySince).toBe(LEFT);
});

it('a toast that is closed dismisses what was missed', async () => {
  const { visits } = await draw(24);
  const toast = (await screen.findByRole('button', { name: 'Show' })).closest('li');
  const close = toast && within(toast).getByRole('button', { name: 'Close' });
  if (close) fireEvent.click(close);
  expect(visits.getState()?.awaySince).toBeNull();
  expect(noSection()).toBeNull();
});

it('nothing of it is there for guests, without favorites, or for who keeps no history', async () => {
  localStorage.clear();
  await draw(24);
  expect(noSection()).toBeNull();
  cleanup();
  logIn(sampleUser());
  await draw(24, { getFavorites: () => Promise.resolve([]) });
  expect(noSection()).toBeNull();
  cleanup();
  const off = writeModule('settings', { ...defaultSettings('en'), keepHistory: false });
  localStorage.setItem(off.key, off.text);
  const { getUsersVideos } = await draw(24);
  expect([noSection(), marks()]).toEqual([null, 0]);
  expect(getUsersVideos).not.toHaveBeenCalled();
});
