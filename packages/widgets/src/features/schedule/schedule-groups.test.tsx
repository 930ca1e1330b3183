/** A schedule of a group of favorites. */
import type { Client } from '@oshimado/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFavoritesStore } from '../../base/viewer/ports/favorites-store';
import { recordDownloads } from '../../testing/downloads';
import { logIn, sampleFavorite, sampleUser } from '../../testing';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { videosCall } from '../../testing/schedule-client';
import {
  daysCalls,
  loadSchedule,
  openSchedule,
  SAMPLE_PNG,
  streamAt,
} from '../../testing/schedule-page';
import { HOUR, video } from '../../testing/videos';

beforeAll(loadSchedule);

describe('a schedule of a group of favorites', () => {
  const favorites = [
    sampleFavorite({ id: video().channel.id, name: 'Ao' }),
    sampleFavorite({ id: 'UC2', name: 'Beni' }),
  ];
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
  const openOf = async (address: string, days = daysCalls()) => {
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
      days,
    });
    await act(() => store.load());
  };
  const stream = (name: string | RegExp) => screen.findByRole('link', { name });

  it('a schedule of a group of favorites is chosen among those of the viewer, and named by the address', async () => {
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

  it('a schedule of a group of favorites is what the week shows, too', async () => {
    await openOf('who=favorites&group=group-gamers&view=week');
    expect(await stream(/Of group-gamers/)).toBeTruthy();
    expect(screen.queryByText('Of all')).toBeNull();
  });

  it('a schedule of a group of favorites leads to the addresses of its calendar and feeds', async () => {
    await openOf('who=favorites&group=group-gamers');
    fireEvent.click(screen.getByRole('button', { name: 'Export and share' }));
    const entry = await screen.findByRole('menuitem', { name: 'Calendar and feed addresses' });
    expect(entry.getAttribute('href')).toBe('/login#calendar');
  });

  describe('is a picture that the server draws', () => {
    const downloads = recordDownloads();
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    });
    const choose = async (name: string) => {
      fireEvent.click(screen.getByRole('button', { name: 'Export and share' }));
      fireEvent.click(await screen.findByRole('menuitem', { name }));
    };

    it('and is downloaded, with the streams that are shown', async () => {
      const days = daysCalls();
      await openOf('who=favorites&group=group-gamers&topic=', days);
      await stream('Of group-gamers');
      await choose('Download as a picture');
      await waitFor(() => expect(downloads).toHaveLength(1));
      expect(await downloads[0]?.file.text()).toBe(atob(SAMPLE_PNG));
      expect(days.getUsersSchedulePicture.mock.lastCall?.[0]).toMatchObject({
        ids: ['Of group-gamers'],
        group: 'group-gamers',
        zone: 'UTC',
        lang: 'en',
      });
    });

    it('and is given to an app; by a second press where the first is too long ago', async () => {
      const share = vi
        .fn<(data: ShareData) => Promise<void>>()
        .mockRejectedValueOnce(new DOMException('too late', 'NotAllowedError'))
        .mockResolvedValue();
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
      Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
      await openOf('who=favorites');
      await stream('Of all');
      await choose('Share as a picture…');
      await screen.findByText('The picture is ready.');
      expect(share).toHaveBeenCalledTimes(1);
      fireEvent.click(screen.getByRole('button', { name: 'Share' }));
      await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
      expect(share.mock.lastCall?.[0]?.files?.[0]?.type).toBe('image/png');
      expect(downloads).toEqual([]);
    });

    it('or the page says that it could not be drawn', async () => {
      vi.spyOn(console, 'error').mockReturnValue();
      const days = daysCalls();
      days.getUsersSchedulePicture.mockRejectedValue(new Error('down'));
      await openOf('who=favorites', days);
      await stream('Of all');
      await choose('Download as a picture');
      expect(await screen.findByText(/Couldn’t make the picture/)).toBeTruthy();
    });
  });

  it('a schedule of a group of favorites that is gone leaves all favorites', async () => {
    await openOf('who=favorites&group=gone');
    expect(await stream('Of all')).toBeTruthy();
  });
});
