/** "Upload script dialog": what is read, what is sent, and the way back. */
import { CallError, type Chat, type Client, type User, type Video } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CardsProvider } from '../../features/card-actions';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser } from '../../testing';
import { video } from '../../testing/videos';
import { VideoCard } from '../video-card';
import { useOpenScriptUpload } from '.';
import { previewTime } from './script-upload.connect';

await loadActors();
// The code of menu and dialog comes when they are opened; here it is there.
await import('../video-card/OpenCardMenu');
await import('./UploadScriptDialog');

const START = '2026-01-10T12:00:00.000Z';
const past = video({ status: 'past', available_at: START });
const old: Chat = {
  id: '7',
  name: 'somebody',
  message: 'Old line',
  timestamp: Date.parse(START),
  video_offset: 0,
  duration: null,
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'user',
};
const SRT = '1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nBye\n';
const file = (text: string, name = 'script.srt') => new File([text], name);

/** A server that keeps the own lines of one room. */
function server() {
  let lines: Chat[] = [old];
  let lastId = 100;
  return {
    lines: () => lines.map(({ message }) => message),
    calls: {
      getChats: vi.fn<Client['getChats']>(() => Promise.resolve(lines)),
      postScriptLog: vi.fn<Client['postScriptLog']>(({ body }) => {
        const results = body.map(({ type, data }) => {
          if (type === 'Delete') {
            lines = lines.filter(({ id }) => id !== String(data.id));
            return { type, res: { id: String(data.id) } };
          }
          const id = String((lastId += 1));
          lines = [
            ...lines,
            {
              ...old,
              id,
              message: data.message,
              timestamp: Number(data.timestamp),
              duration: data.duration == null ? null : Number(data.duration),
            },
          ];
          return { type, res: { id } };
        });
        return Promise.resolve(results);
      }),
    } satisfies Partial<Client>,
  };
}

function OpenUpload({ of }: { of: Video }) {
  const open = useOpenScriptUpload();
  return open ? (
    <button type="button" onClick={() => open(of)}>
      Open
    </button>
  ) : null;
}

const page = (calls: Partial<Client>, of: Video, user: User | null) => {
  if (user) logIn(user);
  render(
    <StrictMode>
      <FeaturePage client={clientOf(calls)}>
        <CardsProvider onReport={vi.fn()}>
          <VideoCard video={of} />
          <OpenUpload of={of} />
        </CardsProvider>
      </FeaturePage>
    </StrictMode>,
  );
};
async function opened(calls: Partial<Client>, of: Video = past) {
  page(calls, of, sampleUser({ username: 'somebody' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
  return within(await screen.findByRole('dialog', { name: 'Upload script' }));
}
type Opened = Awaited<ReturnType<typeof opened>>;
const choose = (dialog: Opened, chosen: File) =>
  fireEvent.change(dialog.getByLabelText('Choose a script file, or drop it here'), {
    target: { files: [chosen] },
  });
const overwrite = (dialog: Opened) =>
  dialog.getByRole<HTMLButtonElement>('button', { name: 'Overwrite' });

describe('where it is opened', () => {
  it('the menu of a past video opens it', async () => {
    page(server().calls, past, sampleUser());
    await screen.findByRole('button', { name: 'Open' });
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Singing' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Upload script' }));
    expect(await screen.findByRole('dialog', { name: 'Upload script' })).toBeDefined();
  });

  it('a guest is led to the login', async () => {
    page({}, past, null);
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Singing' }));
    const entry = await screen.findByRole('menuitem', { name: 'Upload script' });
    expect(entry.getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  });

  it('a video whose start is not known says so', async () => {
    const dialog = await opened({}, { ...past, available_at: '' });
    expect(dialog.getByText(/this video’s start time isn’t known/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Overwrite' })).toBeNull();
  });
});

describe('a file', () => {
  it('a file shows whose name it gets, and can be sent only once it is parsed', async () => {
    const dialog = await opened(server().calls);
    expect(dialog.getByText('somebody')).toBeDefined();
    expect(dialog.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/login');
    expect(overwrite(dialog).disabled).toBe(true);
    choose(dialog, file(SRT));
    expect(await dialog.findByText('script.srt: 2 lines')).toBeDefined();
    expect(overwrite(dialog).disabled).toBe(false);
  });

  it.each([
    ['unknown.txt', 'Hello', 'This file type isn’t supported. Use .ass, .ttml, .srt, or .vtt.'],
    ['script.srt', 'no times', 'Unable to parse file'],
    ['script.ass', 'not a script', /Unable to parse file/],
    ['large.srt', 'a'.repeat(2_000_001), 'The file is larger than 2 MB.'],
  ])('%s is refused with its reason', async (name, text, reason) => {
    const dialog = await opened(server().calls);
    choose(dialog, file(text, name));
    expect(await dialog.findByText(reason)).toBeDefined();
    expect(overwrite(dialog).disabled).toBe(true);
  });

  it('a file with markup shows it as text', async () => {
    const dialog = await opened(server().calls);
    choose(dialog, file('1\n00:00:01,000 --> 00:00:02,000\n<img src=x onerror=alert(1)>\n'));
    await dialog.findByText('script.srt: 1 line');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('a file says before it is sent what is left out, and why', async () => {
    const dialog = await opened(server().calls);
    const lost = Array.from({ length: 11 }, (_, at) => `lost ${at}\n`).join('\n');
    choose(
      dialog,
      file(`1\n00:00:01,000 --> 00:00:02,000\nHi\n\n2\nsoon --> 00:00:03,0\nHo\n\n${lost}`),
    );
    expect(
      await dialog.findByText('script.srt: 1 line · 12 entries will be skipped'),
    ).toBeDefined();
    const entries = within(dialog.getByRole('list', { name: 'Skipped entries' }));
    const texts = entries.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts).toHaveLength(11);
    expect(texts.slice(0, 2)).toEqual([
      'Line 6 · its time can’t be read · soon --> 00:00:03,0 Ho',
      'Line 9 · text without a time · lost 0',
    ]);
    expect(texts.at(-1)).toBe('and 2 more');
    expect(overwrite(dialog).disabled).toBe(false);
  });

  it('a file with the wrong extension is read by its content', async () => {
    const dialog = await opened(server().calls);
    choose(dialog, file('0:00:01.000,0:00:02.000\nHi\n', 'captions.sbv'));
    expect(await dialog.findByText('captions.sbv: 1 line')).toBeDefined();
    choose(dialog, file('WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n\n00:03.000 --> 00:04.000\nHo\n'));
    expect(await dialog.findByText('script.srt: 2 lines')).toBeDefined();
  });

  it('a file is the first script of several that are dropped, and the others are named until another is chosen', async () => {
    const dialog = await opened(server().calls);
    fireEvent.drop(dialog.getByLabelText('Choose a script file, or drop it here'), {
      dataTransfer: {
        files: [file('', 'cover.png'), file(SRT, 'first.srt'), file(SRT, 'second.srt')],
      },
    });
    expect(await dialog.findByText('first.srt: 2 lines')).toBeDefined();
    expect(dialog.getByText('Not read: cover.png and second.srt')).toBeDefined();
    choose(dialog, file(SRT, 'second.srt'));
    expect(await dialog.findByText('second.srt: 2 lines')).toBeDefined();
    expect(dialog.queryByText(/^Not read/)).toBeNull();
  });

  it('a file has times to the tenth of a second', () => {
    expect(previewTime(1_500)).toBe('0:01.5');
    expect(previewTime(3_723_099)).toBe('1:02:03.0');
  });
});

describe('overwriting', () => {
  const send = async (dialog: Opened) => {
    choose(dialog, file(SRT));
    await dialog.findByText('script.srt: 2 lines');
    fireEvent.click(overwrite(dialog));
  };

  it('overwriting deletes the own lines and adds the new ones in one call, and undo brings them back', async () => {
    const { calls, lines } = server();
    const dialog = await opened(calls);
    fireEvent.change(dialog.getByRole('combobox', { name: 'Translation language' }), {
      target: { value: 'ja' },
    });
    await send(dialog);
    expect(await screen.findByText('Uploaded 2 lines')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.postScriptLog).toHaveBeenCalledOnce();
    expect(calls.getChats.mock.calls[0]?.[0]).toMatchObject({
      id: 'aaaaaaaaaaa',
      lang: 'ja',
      mode: 1,
      creator_id: '1',
    });
    expect(calls.postScriptLog.mock.calls[0]?.[0]).toMatchObject({
      lang: 'ja',
      body: [
        { type: 'Delete', data: { id: '7' } },
        {
          type: 'Add',
          data: { timestamp: Date.parse(START) + 1_000, duration: 1_500, message: 'Hello' },
        },
        { type: 'Add', data: { message: 'Bye' } },
      ],
    });
    expect(lines()).toEqual(['Hello', 'Bye']);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your previous lines are back')).toBeDefined();
    expect(lines()).toEqual(['Old line']);
  });

  it('a failed overwrite keeps the file, and reports that nothing has changed', async () => {
    const { calls, lines } = server();
    calls.postScriptLog.mockRejectedValueOnce(new CallError('network', 'postScriptLog', '/'));
    const dialog = await opened(calls);
    await send(dialog);
    expect(await dialog.findByText('Couldn’t upload the script')).toBeDefined();
    expect(dialog.getByText(/Your existing lines haven’t changed/)).toBeDefined();
    expect(lines()).toEqual(['Old line']);
    fireEvent.click(overwrite(dialog));
    await screen.findByText('Uploaded 2 lines');
    expect(lines()).toEqual(['Hello', 'Bye']);
  });

  it('a restoration that fails too can be retried', async () => {
    const { calls, lines } = server();
    const offline = new CallError('network', 'getChats', '/');
    calls.postScriptLog.mockImplementationOnce(() => {
      calls.getChats.mockRejectedValueOnce(offline);
      return Promise.reject(offline);
    });
    const dialog = await opened(calls);
    await send(dialog);
    expect(await dialog.findByText('Couldn’t restore all of your previous lines')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Restore lines' }));
    expect(await dialog.findByText('Couldn’t upload the script')).toBeDefined();
    expect(lines()).toEqual(['Old line']);
  });
});
