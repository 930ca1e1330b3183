/** The archive of a page, renewed on request and by itself. */
import type { Client } from '@oshimado/contract';
import { PAGE_SIZE } from '@oshimado/domain';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRefreshPage } from '../../base/page';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { feedPlace } from '../../testing/feed-place';
import { video } from '../../testing/videos';
import { VideosTab } from './VideosTab';

await loadActors();

const SOURCE = { orgs: ['Hololive'] };
const place = feedPlace({ tab: 'archive' });

interface PageProps {
  readonly keepsPlace: boolean;
}

function Page({ keepsPlace }: PageProps) {
  const refresh = useRefreshPage();
  return (
    <>
      <button type="button" onClick={() => void refresh({ keepsPlace })}>
        Renew
      </button>
      <VideosTab kind="archive" source={SOURCE} filter={{ org: 'Hololive' }} place={place} />
    </>
  );
}

const rows = (offset: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const id = `video${String(offset + at).padStart(6, '0')}`;
    return video({ id, title: `Video ${offset + at}`, status: 'past' });
  });

/** An archive of three pages, renewed when the first two are on screen: which pages it asked for. */
async function asked(props: PageProps): Promise<readonly number[]> {
  const offsets: number[] = [];
  const getVideos: Client['getVideos'] = (query) => {
    const offset = query?.offset ?? 0;
    offsets.push(offset);
    return Promise.resolve(rows(offset, offset < 2 * PAGE_SIZE ? PAGE_SIZE : 1));
  };
  render(
    <FeaturePage client={clientOf({ getVideos })}>
      <Page {...props} />
    </FeaturePage>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(offsets).toHaveLength(2));
  await screen.findByRole('button', { name: 'Load more' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Renew' })));
  return offsets;
}

it('an endless archive that is renewed by itself stays as far as it was loaded', async () => {
  expect(await asked({ keepsPlace: true })).toEqual([0, PAGE_SIZE]);
});

it('an endless archive that is asked for anew begins at its start', async () => {
  expect(await asked({ keepsPlace: false })).toEqual([0, PAGE_SIZE, 0]);
});
