import type { Client } from '@oshimado/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { nextTask } from '../../base/browser/next-task';
import { OUTBOX_KEY } from '../../base/viewer/ports/favorites-store';
import { FavoritesPrompt } from '../../parts/feed-lists';
import { never } from '../../storybook/answers';
import { keptFavorites } from '../../storybook/sample-channels';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser } from '../../testing';
import { ChannelList } from './ChannelList';

await loadActors();
// Loaded first, so that nothing arrives after the last test.
await import('../../parts/channel-picker/FavoritePicker');

const user = sampleUser();
const server: Partial<Client> = {
  getFavorites: () => Promise.resolve([]),
  patchFavorites: never,
};
beforeEach(() => logIn(user));

async function show() {
  render(
    <FeaturePage client={clientOf(server)}>
      <FavoritesPrompt isGuest={false} />
      <ChannelList tab="favorites" org="Hololive" hrefFor={String} />
    </FeaturePage>,
  );
  await act(() => nextTask());
}
/** What is said where favorites would be. */
const said = () =>
  screen.queryAllByText(/No favorite|Saving your favorites/).map(({ textContent }) => textContent);

it('a viewer without favorites reads how to get some', async () => {
  await show();
  await waitFor(() => expect(said()).toEqual(['No favorites yet', 'No favorite channels yet']));
});

it('a viewer whose first favorites are still to be sent reads that they are kept', async () => {
  localStorage.setItem(OUTBOX_KEY, keptFavorites(user.id));
  await show();
  const kept = 'Saving your favorites…';
  await waitFor(() => expect(said()).toEqual([kept, kept]));
});
