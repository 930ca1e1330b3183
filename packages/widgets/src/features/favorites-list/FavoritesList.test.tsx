import type { Client } from '@oshimado/contract';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { liveBoardKey, liveBoardQuery, SCHEDULE, VIDEO_LISTS } from '../../base/queries';
import {
  clientOf,
  FeaturePage,
  loadActors,
  logIn,
  sampleChannel,
  sampleFavorite,
  sampleUser,
} from '../../testing';
import { noteGroups, wantedGroups } from '../../base/wanted-groups';
import { keptFavorites } from '../../storybook/sample-channels';
import { AskedBoard } from '../../testing/AskedBoard';
import { memoryGroups, sampleGroup } from '../../testing/memory-groups';
import { fromNow, liveVideo, MINUTE, NOW, video } from '../../testing/videos';
import { manualTicker } from '../../testing/manual-ticker';
import { useActors } from '../../base/viewer';
import { createFavoritesStore, OUTBOX_KEY } from '../../base/viewer/ports/favorites-store';
import { FavoritesList } from './FavoritesList';
import { FavoritesLive } from './FavoritesLive';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';

// Loaded first, so that nothing arrives after the last test.
await Promise.all([loadActors(), import('./DrawerGroups')]);

const favorites = [sampleFavorite({ id: 'UClive' }), sampleFavorite({ id: 'UCsoon' })];
beforeEach(() => {
  logIn(sampleUser());
  createFavoritesStore(localStorage).writeList({ favorites, after: 0, owner: sampleUser().id });
});

/** A ticker that notifies every second, as that of a browser. */
function secondsTicker() {
  const { ticker, setTime } = manualTicker(NOW);
  const passTo = async (ms: number) => {
    // The effects of the last render subscribe to the ticker first.
    await act(() => Promise.resolve());
    act(() => {
      while (ticker.now() < NOW + ms) setTime(ticker.now() + 1_000);
    });
  };
  return { ticker, passTo };
}

const board = [
  liveVideo({ start_actual: fromNow(-10 * MINUTE), channel: { ...sampleChannel, id: 'UClive' } }),
  video({
    id: 'bbbbbbbbbbb',
    start_scheduled: fromNow(10 * MINUTE),
    channel: { ...sampleChannel, id: 'UCsoon' },
  }),
];

/** Puts a board into the cache, as if it had been loaded. */
function LoadedBoard() {
  const queries = useQueryClient();
  useEffect(() => {
    queries.setQueryData(liveBoardKey({ favorites: sampleUser().id }), board);
  }, [queries]);
  return null;
}

it('the clocks of the drawer change every 60 s and not in between', async () => {
  const { ticker, passTo } = secondsTicker();
  render(
    <FeaturePage client={clientOf({})} options={{ ticker: () => ticker, initialNow: NOW }}>
      <LoadedBoard />
      <FavoritesList />
    </FeaturePage>,
  );
  const clocks = () =>
    [...document.querySelectorAll('time [aria-hidden]')].map((one) => one.textContent);
  await waitFor(() => expect(clocks()).toEqual(['10m', '10m']));
  await passTo(MINUTE - 1_000);
  expect(clocks()).toEqual(['10m', '10m']);
  await passTo(MINUTE);
  expect(clocks()).toEqual(['11m', '9m']);
  await passTo(2 * MINUTE - 1_000);
  expect(clocks()).toEqual(['11m', '9m']);
  await passTo(2 * MINUTE);
  expect(clocks()).toEqual(['12m', '8m']);
});

it('the list says that it Couldn’t check who is live, and loads it again', async () => {
  const getUsersLive = vi.fn<Client['getUsersLive']>();
  getUsersLive.mockRejectedValueOnce(new Error('no answer')).mockResolvedValue(board);
  const { ticker } = manualTicker(NOW);
  render(
    <FeaturePage
      client={clientOf({ getUsersLive })}
      options={{ ticker: () => ticker, initialNow: NOW }}
    >
      <AskedBoard />
      <FavoritesList />
    </FeaturePage>,
  );
  expect((await screen.findByText(/Couldn’t check/)).getAttribute('role')).toBe('status');
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(document.querySelectorAll('time')).toHaveLength(2));
  expect(screen.queryByText(/Couldn’t check/)).toBeNull();
});

it('a viewer whose first favorite is still to be sent reads that it is being saved', async () => {
  createFavoritesStore(localStorage).writeList({ favorites: [], after: 0, owner: sampleUser().id });
  localStorage.setItem(OUTBOX_KEY, keptFavorites(sampleUser().id));
  const client = clientOf({
    getUsersLive: () => Promise.resolve([]),
    getFavorites: () => Promise.resolve([]),
    patchFavorites: () => new Promise<never>(() => undefined),
  });
  render(
    <FeaturePage client={client}>
      <FavoritesList />
    </FeaturePage>,
  );
  expect(await screen.findByText('Saving your favorites…')).toBeTruthy();
});

it('favorites are drawn in their last order until it is known who is live', async () => {
  const page = (streams: ReactNode) => (
    <FeaturePage
      client={clientOf({})}
      options={{ ticker: () => manualTicker(NOW).ticker, initialNow: NOW }}
    >
      {streams}
      <FavoritesList />
    </FeaturePage>
  );
  const order = () =>
    [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  const inOrder = ['/channel/UClive', '/channel/UCsoon'];
  // By name the other one comes first.
  const named = favorites.toSorted((a, b) => b.id.localeCompare(a.id));
  createFavoritesStore(localStorage).writeList({
    favorites: named,
    after: 0,
    owner: sampleUser().id,
  });
  render(page(null));
  await waitFor(() => expect(order()).toEqual(inOrder.toReversed()));
  cleanup();
  render(page(<LoadedBoard />));
  await waitFor(() => expect(order()).toEqual(inOrder));
  cleanup();
  render(page(null));
  await waitFor(() => expect(order()).toEqual(inOrder));
});

/** Presses a heart and leaves, once the actors are there. Its effect runs after that of `FavoritesLive` before it, which listens. */
function PressedHeart() {
  const favorites = useActors()?.favorites;
  useEffect(() => {
    favorites?.send({ type: 'favorite.toggle', channelId: 'UCnew', channelType: 'vtuber' });
    favorites?.send({ type: 'favorites.flush' });
  }, [favorites]);
  return null;
}

it('favorites that were saved make the live board load at once, whatever its age', async () => {
  const getUsersLive = vi.fn<Client['getUsersLive']>(() => Promise.resolve(board));
  const patchFavorites = vi.fn<Client['patchFavorites']>(() => Promise.resolve([...favorites]));
  render(
    <FeaturePage client={clientOf({ getUsersLive, patchFavorites })}>
      <LoadedBoard />
      <FavoritesLive />
      <PressedHeart />
    </FeaturePage>,
  );
  await waitFor(() => expect(getUsersLive).toHaveBeenCalledTimes(1));
  expect(patchFavorites).toHaveBeenCalledTimes(1);
});

const savingClient = (getUsersLive: Client['getUsersLive']) =>
  clientOf({ getUsersLive, patchFavorites: () => Promise.resolve([...favorites]) });

it('favorites that were saved restart lists that the viewer has left, and leave those of others', async () => {
  const owner = `favorites:${sampleUser().id}`;
  const keys = [
    [VIDEO_LISTS, owner],
    [VIDEO_LISTS, 'orgs:Hololive'],
    [SCHEDULE, owner],
    [SCHEDULE, 'orgs:Hololive'],
  ];
  const client = savingClient(() => Promise.resolve(board));
  let kept = () => [] as unknown[];
  function LeftLists() {
    const queries = useQueryClient();
    useEffect(() => {
      for (const key of keys) queries.setQueryData(key, []);
      kept = () =>
        keys.map((key) => {
          const state = queries.getQueryState(key);
          return state?.data !== undefined && !state.isInvalidated;
        });
    }, [queries]);
    return null;
  }
  render(
    <FeaturePage client={client}>
      <LeftLists />
      <FavoritesLive />
      <PressedHeart />
    </FeaturePage>,
  );
  await waitFor(() => expect(kept()).toEqual([false, true, false, true]));
});

it('favorites that were saved give up a load of the live board that began before', async () => {
  const answers: (() => void)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const client = savingClient((_, options) => {
    signals.push(options?.signal);
    return new Promise((resolve) => answers.push(() => resolve(board)));
  });
  function LoadingBoard() {
    const queries = useQueryClient();
    useEffect(() => {
      void queries.prefetchQuery(liveBoardQuery(client, { favorites: sampleUser().id }));
    }, [queries]);
    return null;
  }
  render(
    <FeaturePage client={client}>
      <LoadingBoard />
      <FavoritesLive />
      <PressedHeart />
    </FeaturePage>,
  );
  await waitFor(() => expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]));
});

describe('groups', () => {
  beforeEach(() => wantedGroups.setState(false));

  const memory = () =>
    memoryGroups({
      groups: [
        sampleGroup({ channelIds: ['UClive', 'UCsoon'] }),
        sampleGroup({ id: 'group-late', name: 'Late night', position: 2, channelIds: ['UCsoon'] }),
      ],
    });
  const draw = (of = memory()) => {
    const store = of.openTab();
    render(
      <Replaced what={pageGroups} by={store}>
        <FeaturePage
          client={clientOf({})}
          options={{ ticker: () => manualTicker(NOW).ticker, initialNow: NOW }}
        >
          <LoadedBoard />
          <FavoritesList />
        </FeaturePage>
      </Replaced>,
    );
    return store;
  };
  const shown = () =>
    [...document.querySelectorAll('[aria-label="Groups"] a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);

  it('lead to their boards, and say how many of their streams are live', async () => {
    noteGroups('kept');
    draw();
    await waitFor(() =>
      expect(shown()).toEqual([
        ['Gamers1 live', '/favorites?group=group-gamers'],
        ['Late night', '/favorites?group=group-late'],
      ]),
    );
    // The drawer is on every page: it alone does not ask the account for groups.
    expect(wantedGroups.getState()).toBe(false);
  });

  it('groups are not read where the device has none', async () => {
    const load = vi.spyOn(draw(), 'load');
    await waitFor(() => expect(document.querySelectorAll('time')).toHaveLength(2));
    expect(load).not.toHaveBeenCalled();
    expect(shown()).toEqual([]);
  });
});
