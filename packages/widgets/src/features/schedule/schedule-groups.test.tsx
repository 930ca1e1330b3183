/** A schedule of a group of favorites. */
import type { Client, Favorite } from '@oshimado/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFavoritesStore } from '../../base/viewer/ports/favorites-store';
import { logIn, sampleChannel, sampleUser } from '../../testing';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { videosCall } from '../../testing/schedule-client';
import { loadSchedule, openSchedule, streamAt } from '../../testing/schedule-page';
import { HOUR, video } from '../../testing/videos';

beforeAll(loadSchedule);

const favoriteOf = (id: string, name: string): Favorite => ({
  ...sampleChannel,
  id,
  name,
  group: null,
  twitter: null,
  video_count: 0,
  subscriber_count: 0,
  clip_count: null,
  inactive: false,
});

describe('a schedule of a group of favorites', () => {
  const favorites = [favoriteOf(video().channel.id, 'Ao'), favoriteOf('UC2', 'Beni')];
  const groups = memoryGroups({
    groups: [
      sampleGroup({ channelIds: ['UC2'] }),
      sampleGroup({ id: 'group-singers', name: '歌枠', position: 2 }),
    ],
  });
  beforeEach(() => {
    logIn(sampleUser());
    createFavoritesStore(localStorage).writeList({ favorites, after: 0, owner: sampleUser().id });
  });
  afterEach(() => localStorage.clear());
  const openOf = async (address: string) => {
    const getUsersVideos = vi.fn<Client['getUsersVideos']>((query = {}) =>
      videosCall([streamAt(query.group === undefined ? 'Of all' : `Of ${query.group}`, HOUR)])(
        query,
      ),
    );
    const store = groups.openTab();
    await openSchedule([], {
      address,
      client: { getUsersVideos, getFavorites: () => Promise.resolve(favorites) },
      groups: store,
    });
    await act(() => store.load());
  };
  const stream = (name: string | RegExp) => screen.findByRole('link', { name });

  it('is chosen among those of the viewer, and named by the address', async () => {
    await openOf('who=favorites');
    expect(await stream('Of all')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const field = await screen.findByLabelText<HTMLSelectElement>('Group');
    expect(
      within(field)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All favorites', 'Gamers', '歌枠']);
    fireEvent.change(field, { target: { value: 'group-singers' } });
    expect(screen.getByTestId('query').textContent).toBe('who=favorites&group=group-singers');
    expect(await stream('Of group-singers')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Only favorites' }));
    expect(screen.getByTestId('query').textContent).toBe('');
  });

  it('is what the week shows, too', async () => {
    await openOf('who=favorites&group=group-gamers&view=week');
    expect(await stream(/Of group-gamers/)).toBeTruthy();
    expect(screen.queryByText('Of all')).toBeNull();
  });

  it('leads to the addresses of its calendar and feeds', async () => {
    await openOf('who=favorites&group=group-gamers');
    fireEvent.click(screen.getByRole('button', { name: 'Export and share' }));
    const entry = await screen.findByRole('menuitem', { name: 'Calendar and feed addresses' });
    expect(entry.getAttribute('href')).toBe('/login#calendar');
  });

  it('that is gone leaves all favorites', async () => {
    await openOf('who=favorites&group=gone');
    expect(await stream('Of all')).toBeTruthy();
  });
});
