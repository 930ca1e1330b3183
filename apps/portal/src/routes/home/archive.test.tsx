/** The archive of home: what it asks for, with clips among it and without. */
import type { Client } from '@oshimado/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PageRefreshProvider } from '../../app/page-refresh';
import type { Messages } from '../../i18n/messages';
import { clientOf, englishMessages, PortalPage } from '../../testing/portal-page';
import { useFeedAddress } from './feed-address';
import type { FeedSource } from './feed-source';
import { FilterPanel } from './FilterPanel';
import { VideosTab } from './VideosTab';

const source: FeedSource = { type: 'orgs', orgs: ['Hololive'] };

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

function Archive() {
  const address = useFeedAddress();
  const { search, hash } = useLocation();
  return (
    <>
      <p>{search + hash}</p>
      <FilterPanel
        tab="archive"
        address={address}
        canChooseOrgs={false}
        trigger={<button type="button">Filter</button>}
      />
      <VideosTab
        kind={address.showsClips ? 'all' : 'archive'}
        source={source}
        filter={{ org: 'Hololive' }}
        uploadedBefore=""
      />
    </>
  );
}

function open(address: string) {
  const getVideos = vi.fn<Client['getVideos']>().mockResolvedValue([]);
  render(
    <PortalPage client={clientOf({ getVideos })} messages={messages} address={address}>
      <PageRefreshProvider>
        <Archive />
      </PageRefreshProvider>
    </PortalPage>,
  );
  return () => getVideos.mock.lastCall?.[0];
}

it('is of streams alone, in every language', async () => {
  const lastQuery = open('/#archive');
  await waitFor(() => expect(lastQuery()).toMatchObject({ type: ['stream'], org: 'Hololive' }));
  expect(lastQuery()).not.toHaveProperty('lang');
});

it('is of streams and clips where the filter says so, from the first page on', async () => {
  const lastQuery = open('/?page=3#archive');
  const choice = await screen.findByRole('switch', { name: 'Show clips as well' });
  fireEvent.click(choice);
  expect(screen.getByText('?type=all#archive')).toBeDefined();
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({
      type: ['stream', 'clip'],
      status: ['past', 'missing'],
      lang: ['en'],
    }),
  );
  fireEvent.click(choice);
  expect(screen.getByText('#archive')).toBeDefined();
});
