/** The placeholder dialog: who takes part, who entered it, and what editors do with it. */
import { CallError, type Client, type Credits, type Role, type Video } from '@oshimado/contract';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, test, vi } from 'vitest';
import { createLoginStore, useViewer } from '../../base/viewer';
import { PageRefreshProvider, useOwnRefresh } from '../../base/page';
import { LIVE_BOARD, SCHEDULE } from '../../base/queries';
import { clientOf, FeaturePage, japaneseChannel, japaneseGuest, sampleUser } from '../../testing';
import PlaceholderDialog from './PlaceholderDialog';

const concert: Video = {
  id: 'plc_0000001',
  title: 'Concert',
  type: 'placeholder',
  placeholderType: 'event',
  link: 'https://event.example/',
  published_at: null,
  available_at: '2026-02-01T10:00:00.000Z',
  duration: 7200,
  status: 'upcoming',
  channel: japaneseChannel,
};

function logIn(role: Role) {
  const user = sampleUser({ role });
  createLoginStore(localStorage).write({ login: { jwt: 'a.b.c', user }, checkedAt: Date.now() });
}

interface HostProps {
  readonly video: Video;
  readonly renew: () => Promise<void>;
  readonly onClose: () => void;
}

/** A page that can renew itself and has the dialog open until it is closed, and says who looks at it. */
function Host({ video, renew, onClose }: HostProps) {
  const [isOpen, setOpen] = useState(true);
  const { user, isKnown } = useViewer();
  useOwnRefresh(renew);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <p>{isKnown ? `a ${user?.role ?? 'guest'} looks` : null}</p>
      {isOpen ? <PlaceholderDialog video={video} onClose={close} /> : null}
    </>
  );
}

const refused = (status: number, error: 'stale_login' | 'forbidden' | 'not_found') =>
  new CallError('http', 'deletePlaceholder', '/', status, { error, message: error });
const isRead = () => Promise.resolve([]);

function opened(calls: Partial<Client>, video: Partial<Video> = {}) {
  const onClose = vi.fn();
  const renew = vi.fn(() => Promise.resolve());
  render(
    <FeaturePage client={clientOf({ getMentions: isRead, ...calls })}>
      <PageRefreshProvider>
        <Host video={{ ...concert, ...video }} renew={renew} onClose={onClose} />
      </PageRefreshProvider>
    </FeaturePage>,
  );
  return { dialog: within(screen.getByRole('dialog', { name: 'Concert' })), onClose, renew };
}

async function asked(calls: Partial<Client>) {
  const view = opened(calls);
  fireEvent.click(await view.dialog.findByRole('button', { name: 'Delete' }));
  return { ...view, question: within(screen.getByRole('alertdialog')) };
}

it.each([false, true])('its picture is drawn unless pictures are hidden: %j', (hidesPictures) => {
  const video = { ...concert, thumbnail: 'https://a.example/concert.jpg' };
  render(
    <FeaturePage client={clientOf({ getMentions: isRead })} options={{ hidesPictures }}>
      <PageRefreshProvider>
        <PlaceholderDialog video={video} onClose={() => undefined} />
      </PageRefreshProvider>
    </FeaturePage>,
  );
  const pictures = [...screen.getByRole('dialog').querySelectorAll('img')].map(({ src }) => src);
  expect(pictures.some((src) => src.includes('concert') || src.includes('thumbnail'))).toBe(
    !hidesPictures,
  );
});

describe('the mentions of the video', () => {
  it('the mentions of the video are asked for, and lead to the channels', async () => {
    const getMentions = vi.fn<Client['getMentions']>().mockResolvedValue([japaneseGuest]);
    const { dialog } = opened({ getMentions });
    const link = await dialog.findByRole('link', { name: 'Shizuku' });
    expect(link.getAttribute('href')).toBe('/channel/UCguest');
    expect(getMentions.mock.calls[0]?.[0]).toEqual({ id: concert.id });
  });

  it('mentions that a list contains are shown at once', () => {
    const { dialog } = opened(
      { getMentions: () => new Promise(() => undefined) },
      { mentions: [japaneseGuest] },
    );
    expect(dialog.getByRole('link', { name: 'Shizuku' })).toBeDefined();
  });

  it('mentions that failed to load are reported, and loaded again on request', async () => {
    const getMentions = vi.fn<Client['getMentions']>().mockRejectedValueOnce(new Error('offline'));
    getMentions.mockResolvedValue([japaneseGuest]);
    const { dialog } = opened({ getMentions });
    expect(await dialog.findByText('Couldn’t load the other participants.')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('link', { name: 'Shizuku' })).toBeDefined();
  });
});

describe('the credits', () => {
  test.each<[Credits, string, string | null]>([
    [
      { discord: { name: '460046004600460046', link: 'oshimado', user: 'windowsill' } },
      'Discord: windowsill',
      'https://discord.gg/oshimado',
    ],
    [
      { discord: { name: '460046004600460046', link: 'oshimado' } },
      'Discord: discord.gg/oshimado',
      'https://discord.gg/oshimado',
    ],
    [{ discord: { user: 'w', link: 'javascript:alert(1)' } }, 'Discord: w', null],
    [
      { datasource: { name: 'A calendar', link: 'https://calendar.example/' } },
      'Data source: A calendar',
      'https://calendar.example/',
    ],
    [{ bot: { name: 'Owl', user: 'owner' } }, 'Bot: Owl, run by owner', null],
    [{ bot: { user: 'owner' } }, 'Bot: owner', null],
    [{ editor: { name: 'Window Cleaner', user: '4600' } }, 'Editor: Window Cleaner', null],
  ])('%j say %s', (credits, text, href) => {
    const { dialog } = opened({}, { credits });
    const item = dialog.getByText((_, element) => element?.tagName === 'LI', { exact: false });
    expect(item.textContent?.startsWith(text)).toBe(true);
    expect(item.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
  });

  it('credits without a name are left out', () => {
    const { dialog } = opened({}, { credits: { bot: {} } });
    expect(dialog.queryByText('Added by')).toBeNull();
  });
});

describe('for any role above user', () => {
  it.each(['editor', 'admin'] as const)(
    '%s sees the id, and the way to its editor',
    async (role) => {
      logIn(role);
      const { dialog } = opened({});
      expect(await dialog.findByText('ID: plc_0000001')).toBeDefined();
      expect(dialog.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
        '/add_placeholder?id=plc_0000001',
      );
    },
  );

  it('who entered it changes and deletes it too', async () => {
    logIn('user');
    const { dialog } = opened({}, { credits: { editor: { name: 'somebody', user: '1' } } });
    expect(await dialog.findByRole('link', { name: 'Edit' })).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDefined();
  });

  it('deletes it after a question, says so, and the page renews itself', async () => {
    logIn('editor');
    const deletePlaceholder = vi.fn<Client['deletePlaceholder']>().mockResolvedValue({});
    const { question, onClose, renew } = await asked({ deletePlaceholder });
    expect(deletePlaceholder).not.toHaveBeenCalled();
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(deletePlaceholder.mock.calls).toEqual([[{ id: 'plc_0000001' }]]);
    expect(await screen.findByText('“Concert” was deleted')).toBeDefined();
    expect(renew).toHaveBeenCalledOnce();
  });

  it.each([LIVE_BOARD, SCHEDULE])('deletes it from other lists too: %s', async (name) => {
    logIn('editor');
    const load = vi.fn(() => Promise.resolve([]));
    function List() {
      useQuery({ queryKey: [name, 'of others'], queryFn: load });
      return null;
    }
    const calls = {
      getMentions: isRead,
      deletePlaceholder: vi.fn<Client['deletePlaceholder']>().mockResolvedValue({}),
    };
    render(
      <FeaturePage client={clientOf(calls)}>
        <PageRefreshProvider>
          <List />
          <PlaceholderDialog video={concert} onClose={() => undefined} />
        </PageRefreshProvider>
      </FeaturePage>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  it('deletes nothing when the question is answered with no', async () => {
    logIn('editor');
    const deletePlaceholder = vi.fn<Client['deletePlaceholder']>().mockResolvedValue({});
    const { question, dialog } = await asked({ deletePlaceholder });
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDefined();
    expect(deletePlaceholder).not.toHaveBeenCalled();
  });

  it.each([
    [refused(403, 'stale_login'), /logged in within the last 24 hours/],
    [refused(403, 'forbidden'), /doesn’t have permission to delete it/],
    [refused(404, 'not_found'), /It isn’t on this server/],
    [new CallError('network', 'deletePlaceholder', '/'), /Check your connection/],
  ])('shows why it failed: %s', async (failure, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    logIn('editor');
    const { question, dialog, onClose } = await asked({
      deletePlaceholder: () => Promise.reject(failure),
    });
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toMatch(/Couldn’t delete “Concert”/);
    expect(alert.textContent).toMatch(words);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows a failure after the dialog was closed, too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    logIn('editor');
    let fail: (error: Error) => void = () => undefined;
    const { question, dialog } = await asked({
      deletePlaceholder: () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    });
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fail(refused(404, 'not_found'));
    expect(await screen.findByText('Couldn’t delete “Concert”')).toBeDefined();
  });
});

it.each(['user', null] as const)('%s sees none of the editors’ part', async (role) => {
  if (role !== null) logIn(role);
  const { dialog } = opened({});
  await screen.findByText(`a ${role ?? 'guest'} looks`);
  expect(dialog.queryByText(/plc_0000001/)).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(dialog.queryByRole('link', { name: 'Edit' })).toBeNull();
});
