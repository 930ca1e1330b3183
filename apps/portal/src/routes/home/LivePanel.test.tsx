/** Home without a connection: what is kept of the organization that is chosen, with its age, or that nothing is. */
import type { Video } from '@oshimado/contract';
import { defaultPreferences } from '@oshimado/domain';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PageStateContext } from '../../app/page-context';
import { PageRefreshProvider } from '../../app/page-refresh';
import type { Messages } from '../../i18n/messages';
import { OfflineBar } from '../../pwa/OfflineBar';
import { clientOf, englishMessages, PortalPage } from '../../testing/portal-page';
import type { FeedSource } from './feed-source';
import { LivePanel } from './LivePanel';
import { useBoard } from './use-board';

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

let messages: Messages;
beforeAll(async () => {
  messages = await englishMessages();
  await import('../../actors/start-actors');
});
beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Panel({ org }: { org: string }) {
  const source = useMemo<FeedSource>(() => ({ type: 'orgs', orgs: [org] }), [org]);
  const board = useBoard(source);
  return <LivePanel board={board} filter={{ org: 'All Vtubers' }} sort="latest" />;
}

function Home() {
  const queries = useQueryClient();
  const [org, setOrg] = useState('Nijisanji');
  useState(() => {
    queries.setQueryData(['live', 'orgs:Hololive'], {
      videos: [stream('aaaaaaaaaaa', 'Kept stream')],
      fetchedAt: Date.now() - AN_HOUR,
    });
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
  const preferences = { ...defaultPreferences };
  const state = { now: 0, language: 'en' as const, preferences, orgs: [], messages, url: '/' };
  render(
    <PageStateContext value={{ state, live: undefined }}>
      <PortalPage client={clientOf({})} messages={messages}>
        <PageRefreshProvider>
          <Home />
        </PageRefreshProvider>
      </PortalPage>
    </PageStateContext>,
  );
  expect(await screen.findByText('You are offline')).toBeTruthy();
  expect(screen.queryByText('Gomenasorry!')).toBeNull();
  expect(screen.getAllByText(/You are offline/)).toHaveLength(1);
  screen.getByRole('button', { name: 'Hololive' }).click();
  expect(await screen.findByText('Kept stream')).toBeTruthy();
  expect(await screen.findByText('Last updated 1 hour ago')).toBeTruthy();
  expect(screen.getAllByText(/You are offline/)).toHaveLength(1);
});
