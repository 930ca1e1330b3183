/** The archive of home: what it asks for, with clips among it and without. */
import type { Client } from '@oshimado/contract';
import { loadActors } from '@oshimado/widgets/internal/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { clientOf, PortalPage } from '../../testing/portal-page';
import { Home } from './Home';

await loadActors();

function Address() {
  const { search, hash } = useLocation();
  return <p>{search + hash}</p>;
}

async function open(address: string) {
  const getVideos = vi.fn<Client['getVideos']>().mockResolvedValue([]);
  const page = (
    <PortalPage client={clientOf({ getVideos })} address={address}>
      <Suspense>
        <Home />
      </Suspense>
      <Address />
    </PortalPage>
  );
  // Parts of the page are code of their own; React waits for them only within an awaited act.
  await act(async () => void render(page));
  return () => getVideos.mock.lastCall?.[0];
}

it('the archive is of streams alone, in every language', async () => {
  const lastQuery = await open('/#archive');
  await waitFor(() => expect(lastQuery()).toMatchObject({ type: ['stream'], org: 'Hololive' }));
  expect(lastQuery()).not.toHaveProperty('lang');
});

it('the archive is of streams and clips where the filter says so, from the first page on', async () => {
  const lastQuery = await open('/?page=3#archive');
  fireEvent.click(await screen.findByRole('button', { name: 'Filter and sort' }));
  const choice = await screen.findByRole('combobox', { name: 'Show' });
  fireEvent.change(choice, { target: { value: 'all' } });
  expect(screen.getByText('?type=all#archive')).toBeDefined();
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({
      type: ['stream', 'clip'],
      status: ['past', 'missing'],
      lang: ['en'],
    }),
  );
  fireEvent.change(choice, { target: { value: 'streams' } });
  expect(screen.getByText('#archive')).toBeDefined();
});

it('the archive is of what is gone where the filter says so, in every language', async () => {
  const lastQuery = await open('/?type=missing#archive');
  await waitFor(() =>
    expect(lastQuery()).toMatchObject({ type: ['stream', 'clip'], status: ['missing'] }),
  );
  expect(lastQuery()).not.toHaveProperty('lang');
});
