/** Home without a connection: what is kept of the organization that is chosen, with its age, or that nothing is. */
import type { Video } from '@oshimado/contract';
import { liveBoardKey, type FeedSource } from '../../base/queries';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageRefreshProvider } from '../../base/page';
import { OfflineBar } from '../offline-bar';
import { clientOf, FeaturePage, loadActors } from '../../testing';
import { LivePanel } from './LivePanel';
import { useBoard } from './FeedPage';

/** The clock of the page goes by minutes. */
const AN_HOUR = 62 * 60_000;

const stream = (id: string, title: string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what else is in a video is of no matter here
  ({
    id,
    title,
    type: 'stream',
    status: 'live',
    available_at: new Date().toISOString(),
    start_actual: new Date().toISOString(),
    channel: { id: 'UC1', name: 'A channel', org: 'Hololive', type: 'vtuber' },
  }) as unknown as Video;

await loadActors();
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

function Panel({ org }: { org: string }) {
  const source = useMemo<FeedSource>(() => ({ orgs: [org] }), [org]);
  const board = useBoard(source);
  return <LivePanel board={board} filter={{ org: 'All Vtubers' }} sort="latest" placeKey="here" />;
}

function Home() {
  const queries = useQueryClient();
  const [org, setOrg] = useState('Nijisanji');
  useState(() => {
    const kept = [stream('aaaaaaaaaaa', 'Kept stream')];
    const updatedAt = Date.now() - AN_HOUR;
    queries.setQueryData(liveBoardKey({ orgs: ['Hololive'] }), kept, { updatedAt });
  });
  return (
    <>
      <button type="button" onClick={() => setOrg('Hololive')}>
        Hololive
      </button>
      <Panel org={org} />
      <OfflineBar since={0} />
    </>
  );
}

it('changing the organization shows its kept board with its age; without one it says so once', async () => {
  render(
    <FeaturePage client={clientOf({})}>
      <PageRefreshProvider>
        <Home />
      </PageRefreshProvider>
    </FeaturePage>,
  );
  expect(await screen.findByText('You’re offline')).toBeTruthy();
  expect(screen.queryByText('Gomenasorry!')).toBeNull();
  expect(screen.getAllByText(/You’re offline/)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Hololive' }));
  expect(await screen.findByText('Kept stream')).toBeTruthy();
  expect(await screen.findByText('Last updated 1 hour ago')).toBeTruthy();
  expect(screen.getAllByText(/You’re offline/)).toHaveLength(1);
});
