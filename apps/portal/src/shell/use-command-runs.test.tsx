/** "A command that is offered does something", on every page. */
import { loadActors } from '@oshimado/widgets/internal/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useActors } from '@oshimado/widgets/internal/base/viewer';
import { PageRefreshProvider } from '@oshimado/widgets/internal/base/page';
import { ToastLogProvider } from '@oshimado/widgets/internal/base/toast-log';
import { OrgDialogProvider } from '@oshimado/widgets/internal/features/org-selector';
import { clientOf, PortalPage } from '../testing/portal-page';
import { commandIds } from '@oshimado/widgets/internal/parts/key-bindings';
import { CommandsProvider } from '@oshimado/widgets/internal/features/commands';
import { useCommandRuns } from './use-command-runs';

await loadActors();

const video = {
  id: 'AAAAAAAAAAA',
  title: 'A stream',
  type: 'stream',
  status: 'past',
  duration: 60,
  available_at: '2026-01-10T00:00:00Z',
  published_at: null,
  channel: {
    id: 'UC1',
    name: 'Minato',
    english_name: null,
    type: 'vtuber',
    org: null,
    suborg: null,
    photo: '',
  },
} as const;

function Commands() {
  const runs = useCommandRuns();
  const playlist = useActors()?.playlist;
  return (
    <>
      {playlist ? <p>started</p> : null}
      <button type="button" onClick={() => playlist?.send({ type: 'videos.add', videos: [video] })}>
        add
      </button>
      <ul>
        {commandIds.map((id) => (
          <li key={id}>
            {runs[id] ? (
              <button type="button" onClick={runs[id]}>
                {id}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

const open = (address: string) =>
  render(
    <PortalPage client={clientOf({})} address={address}>
      <PageRefreshProvider>
        <ToastLogProvider>
          <CommandsProvider>
            <OrgDialogProvider onChoose={() => undefined}>
              <Commands />
            </OrgDialogProvider>
          </CommandsProvider>
        </ToastLogProvider>
      </PageRefreshProvider>
    </PortalPage>,
  );
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the organizations open on a page without the bar at the top', async () => {
  open('/multiview');
  await screen.findByText('started');
  press('org.open');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('undoing and redoing are offered while there is something to undo and redo', async () => {
  open('/');
  await screen.findByText('started');
  expect([button('playlist.undo'), button('playlist.redo')]).toEqual([null, null]);
  press('add');
  await waitFor(() => expect(button('playlist.undo')).not.toBeNull());
  press('playlist.undo');
  await waitFor(() => expect(button('playlist.undo')).toBeNull());
  expect(button('playlist.redo')).not.toBeNull();
});

it('a guest who saves the playlist is notified that it needs a login', async () => {
  open('/');
  await screen.findByText('started');
  press('playlist.save');
  expect(
    (await screen.findAllByText('You need to be logged in to save playlists')).length,
  ).toBeGreaterThan(0);
});

it('the next layout of cards is named, because a page without cards does not show it', async () => {
  open('/settings');
  await screen.findByText('started');
  press('display.next');
  expect((await screen.findAllByText('Medium cards')).length).toBeGreaterThan(0);
});
