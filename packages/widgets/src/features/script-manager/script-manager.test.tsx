/** What a translator does in the script manager. */
import { CallError, type Chat, type Client, type Script } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CardsProvider } from '../card-actions';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleUser,
} from '../../testing';
import { recordDownloads } from '../../testing/downloads';
import { video } from '../../testing/videos';
import { ScriptManager } from './ScriptManager';

const downloads = recordDownloads();

const messages = await englishMessages();
await Promise.all([loadActors(), import('./RoomImportDialog')]);

const START = '2026-01-10T12:00:00.000Z';
const OLD_LINK = 'https://www.twitch.tv/videos/1';
const script = (more: Partial<Script> = {}): Script => ({
  video_id: 'aaaaaaaaaaa',
  custom_video_id: null,
  title: 'Evening chat',
  lang: 'en',
  entry_count: 2,
  ...more,
});
const foreign = script({
  video_id: 'custom',
  custom_video_id: OLD_LINK,
  title: null,
  lang: 'ja',
  entry_count: 1,
});
const chat = (id: string, seconds: number, message: string): Chat => ({
  id,
  name: 'somebody',
  message,
  timestamp: Date.parse(START) + seconds * 1_000,
  video_offset: seconds,
  duration: 1_500,
  is_tl: true,
  is_owner: false,
  is_vtuber: false,
  is_moderator: false,
  is_verified: false,
  source: 'user',
});

/** A server with two scripts, one of them of a link. */
function server() {
  let lines = [chat('1', 1, 'Hello'), chat('2', 4, 'Bye')];
  let link = OLD_LINK;
  let lastId = 10;
  const calls = {
    getScripts: vi.fn<Client['getScripts']>(() =>
      Promise.resolve([
        ...(lines.length > 0 ? [script({ entry_count: lines.length })] : []),
        { ...foreign, custom_video_id: link },
      ]),
    ),
    getVideos: vi.fn<Client['getVideos']>(() =>
      Promise.resolve([
        video({ id: 'aaaaaaaaaaa', title: 'Evening chat', status: 'past', available_at: START }),
      ]),
    ),
    getChats: vi.fn<Client['getChats']>(({ custom_video_id: room }) =>
      Promise.resolve(room === undefined ? lines : room === link ? [chat('9', 0, 'There')] : []),
    ),
    postScriptLog: vi.fn<Client['postScriptLog']>(({ body }) => {
      const results = body.map(({ type, data }) => {
        if (type === 'Delete') lines = lines.filter(({ id }) => id !== data.id);
        lastId += 1;
        const id = String(lastId);
        if (type === 'Add')
          lines = [...lines, { ...chat(id, 0, data.message), timestamp: Number(data.timestamp) }];
        return { type, res: { id } };
      });
      return Promise.resolve(results);
    }),
    postCustomLink: vi.fn<Client['postCustomLink']>(({ body }) => {
      link = body.newId;
      return Promise.resolve({});
    }),
  } satisfies Partial<Client>;
  return { calls, texts: () => lines.map(({ message }) => message) };
}

const open = (calls: Partial<Client>, page = 1) => {
  logIn(sampleUser({ username: 'somebody' }));
  render(
    <StrictMode>
      <FeaturePage client={clientOf(calls)} messages={messages}>
        <CardsProvider onReport={vi.fn()}>
          <ScriptManager page={page} hrefFor={(number) => `/scriptmanager?page=${number}`} />
        </CardsProvider>
      </FeaturePage>
    </StrictMode>,
  );
};
const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table).getAllByRole('row').slice(1);
};
const choose = async (title: string, entry: string) => {
  fireEvent.keyDown(await screen.findByRole('button', { name: `More for ${title}` }), {
    key: 'Enter',
  });
  fireEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('the list', () => {
  it('the list has video, language and number of lines, and links lead where it is watched', async () => {
    open(server().calls);
    const [first, second] = await rows();
    expect(first?.textContent).toMatch(/Evening chat.*English.*2/);
    expect(second?.textContent).toMatch(/twitch\.tv.*Japanese.*1/);
    expect(screen.getByRole('link', { name: 'Evening chat' }).getAttribute('href')).toBe(
      '/watch/aaaaaaaaaaa',
    );
    const away = screen.getByRole('link', { name: /Opens on twitch\.tv/ });
    expect([away.getAttribute('href'), away.getAttribute('target')]).toEqual([OLD_LINK, '_blank']);
  });

  it('the list asks for twenty from where the page begins, and has a next page only while it is full', async () => {
    const full = Array.from({ length: 20 }, (_, at) => script({ video_id: `video${at}-----` }));
    const getScripts = vi.fn<Client['getScripts']>(() => Promise.resolve(full));
    open({ ...server().calls, getScripts }, 3);
    await rows();
    expect(getScripts.mock.calls[0]?.[0]).toEqual({ limit: 20, offset: 40 });
    const hrefs = within(screen.getByRole('navigation', { name: 'Script pages' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/scriptmanager?page=4');
    expect(hrefs).toContain('/scriptmanager?page=2');
  });

  it('without scripts says how to start', async () => {
    open({ getScripts: () => Promise.resolve([]) });
    expect(await screen.findByRole('heading', { name: 'No scripts yet' })).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('a list that failed to load is loaded again on request', async () => {
    const { calls } = server();
    const answer = calls.getScripts.getMockImplementation();
    const failure = new CallError('http', 'getScripts', '/', 503);
    calls.getScripts.mockImplementation(() => Promise.reject(failure));
    open(calls);
    expect(await screen.findByText('Couldn’t load your scripts')).toBeDefined();
    if (answer) calls.getScripts.mockImplementation(answer);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(2);
  });

  it('the list offers an upload for past videos only, and a new link for links only', async () => {
    open(server().calls);
    await rows();
    const entries = async (title: string) => {
      fireEvent.keyDown(screen.getByRole('button', { name: `More for ${title}` }), {
        key: 'Enter',
      });
      const menu = await screen.findByRole('menu');
      const names = within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent);
      fireEvent.keyDown(menu, { key: 'Escape' });
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      return names;
    };
    await waitFor(async () =>
      expect(await entries('Evening chat')).toEqual(['Upload script…', 'Delete…']),
    );
    expect(await entries(OLD_LINK)).toEqual(['Change link…', 'Delete…']);
  });
});

describe('the language of a script', () => {
  it('the language of a script goes along to the script editor and into the upload', async () => {
    const { calls } = server();
    const getScripts = () => Promise.resolve([script({ lang: 'ja' })]);
    open({ ...calls, getScripts });
    const edit = await screen.findByRole('link', { name: 'Edit Evening chat' });
    expect(edit.getAttribute('href')).toBe('/scripteditor?video=YT_aaaaaaaaaaa&tl=ja');
    await choose('Evening chat', 'Upload script…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload script' }));
    const language = dialog.getByRole<HTMLSelectElement>('combobox', {
      name: 'Translation language',
    });
    await waitFor(() => expect(language.value).toBe('ja'));
  });
});

describe('a download', () => {
  it('a download writes the own lines under name and title', async () => {
    const { calls } = server();
    open(calls);
    fireEvent.click(await screen.findByRole('button', { name: 'Download Evening chat' }));
    expect(await screen.findByText('2 lines · 1 speaker')).toBeDefined();
    expect(calls.getChats.mock.calls.at(-1)?.[0]).toMatchObject({ mode: 1, creator_id: '1' });
    fireEvent.click(screen.getByRole('button', { name: 'Download' }));
    const [saved] = downloads;
    expect(saved?.name).toBe('somebody - Evening chat.srt');
    expect(await saved?.file.text()).toContain('00:00:01,000 --> 00:00:02,500');
  });
});

describe('deleting', () => {
  const confirm = async () => {
    await choose('Evening chat', 'Delete…');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('All 2 of your lines in English');
    fireEvent.click(within(question).getByRole('button', { name: 'Delete script' }));
  };

  it('asks, deletes the own lines, and brings them back on request', async () => {
    const { calls, texts } = server();
    open(calls);
    await confirm();
    expect(await screen.findByText('Deleted 2 lines')).toBeDefined();
    expect(texts()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Evening chat' })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Your script is back')).toBeDefined();
    expect(texts()).toEqual(['Hello', 'Bye']);
    expect(await screen.findByRole('link', { name: 'Evening chat' })).toBeDefined();
  });

  it('a failed deletion is reported and can be retried', async () => {
    const { calls, texts } = server();
    calls.postScriptLog.mockRejectedValueOnce(new CallError('network', 'postScriptLog', '/'));
    open(calls);
    await confirm();
    expect(await screen.findByText('Couldn’t delete the script')).toBeDefined();
    expect(texts()).toEqual(['Hello', 'Bye']);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Deleted 2 lines')).toBeDefined();
  });
});

describe('a new link', () => {
  const enter = async (text: string) => {
    await choose(OLD_LINK, 'Change link…');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change link' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Link' }), { target: { value: text } });
    fireEvent.click(dialog.getByRole('button', { name: 'Change link' }));
    return dialog;
  };

  it('a new link is completed, sent, and can be undone', async () => {
    const { calls } = server();
    open(calls);
    await enter('twitcasting.tv/name');
    expect(await screen.findByText('Link changed')).toBeDefined();
    expect(calls.postCustomLink.mock.calls[0]?.[0].body).toEqual({
      oldId: OLD_LINK,
      newId: 'https://twitcasting.tv/name',
      lang: 'ja',
    });
    expect(await screen.findByRole('link', { name: /^https:\/\/twitcasting/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The previous link is back')).toBeDefined();
  });

  it.each([
    ['', 'Enter a link.'],
    ['two words', /Enter a full link/],
    ['youtu.be/aaaaaaaaaaa', /This is a video on YouTube/],
    [OLD_LINK, 'The script already has this link.'],
  ])('%j is refused beside the field', async (text, words) => {
    const { calls } = server();
    open(calls);
    const dialog = await enter(text);
    expect(await dialog.findByText(words)).toBeDefined();
    expect(calls.postCustomLink).not.toHaveBeenCalled();
  });

  it('a new link with a script of the viewer at it is refused', async () => {
    const { calls } = server();
    calls.getChats.mockResolvedValue([chat('5', 0, 'Mine')]);
    open(calls);
    const dialog = await enter('nico.example/1');
    expect(await dialog.findByText(/already have a script in this language/)).toBeDefined();
  });

  it.each([
    [404, /is no longer at the previous link/],
    [503, /Check your connection/],
  ])('that the server answers with %s stays in its field', async (status, words) => {
    const { calls } = server();
    calls.postCustomLink.mockRejectedValueOnce(
      new CallError('http', 'postCustomLink', '/', status),
    );
    open(calls);
    const dialog = await enter('twitcasting.tv/name');
    expect(await dialog.findByText(words)).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(
      'twitcasting.tv/name',
    );
  });
});

describe('an MChad room', () => {
  const archives = [
    { video_id: 'aaaaaaaaaaa', count: 3 },
    { video_id: 'bbbbbbbbbbb', count: 1 },
  ];
  const room = { archives, mchad_user_id: 'old room' };

  async function look(calls: Partial<Client>) {
    open({ ...server().calls, postMigrateCheck: () => Promise.resolve(room), ...calls });
    fireEvent.click(await screen.findByRole('button', { name: 'Import from MChad' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import from MChad' }));
    const password = dialog.getByLabelText('Room password');
    expect(password.getAttribute('autocomplete')).toBe('off');
    fireEvent.change(dialog.getByLabelText('Room name'), { target: { value: ' old room ' } });
    fireEvent.change(password, { target: { value: ' secret' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Show videos' }));
    return dialog;
  }
  const states = (dialog: Awaited<ReturnType<typeof look>>) =>
    dialog
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('[data-state]')?.textContent);

  it('an MChad room shows its archives, imports all, and stores no password', async () => {
    const postMigrateClaim = vi.fn<Client['postMigrateClaim']>(() => Promise.resolve(room));
    const dialog = await look({ postMigrateClaim });
    expect(await dialog.findByText('4 lines in total')).toBeDefined();
    expect(states(dialog)).toEqual(['Not imported yet', 'Not imported yet']);
    fireEvent.click(dialog.getByRole('button', { name: 'Import all' }));
    expect(await dialog.findByText('Imported 4 lines')).toBeDefined();
    expect(states(dialog)).toEqual(['Imported', 'Imported']);
    expect(postMigrateClaim).toHaveBeenCalledWith({ body: { Room: 'old room', Pass: ' secret' } });
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage));
    expect(kept.join()).not.toContain('secret');
  });

  it('an import lists each line that was not imported, and tries the rest again', async () => {
    const postMigrateClaim = vi
      .fn<Client['postMigrateClaim']>()
      .mockResolvedValueOnce({ ...room, archives: archives.slice(0, 1) })
      .mockResolvedValueOnce(room);
    const dialog = await look({ postMigrateClaim, getScripts: () => Promise.resolve([]) });
    fireEvent.click(await dialog.findByRole('button', { name: 'Import all' }));
    expect(await dialog.findByText('1 video couldn’t be imported')).toBeDefined();
    expect(states(dialog)).toEqual(['Imported', 'Not imported']);
    fireEvent.click(dialog.getByRole('button', { name: 'Try the rest again' }));
    await waitFor(() => expect(states(dialog)).toEqual(['Imported', 'Imported']));
  });

  it('an MChad room whose claim arrived although its answer was lost counts as imported', async () => {
    const postMigrateClaim = vi
      .fn<Client['postMigrateClaim']>()
      .mockRejectedValueOnce(new CallError('network', 'postMigrateClaim', '/'))
      .mockResolvedValueOnce({ ...room, archives: [] });
    const mine = archives.map(({ video_id, count }) => script({ video_id, entry_count: count }));
    const dialog = await look({ postMigrateClaim, getScripts: () => Promise.resolve(mine) });
    fireEvent.click(await dialog.findByRole('button', { name: 'Import all' }));
    expect(await dialog.findByText('Couldn’t import the lines')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Imported 4 lines')).toBeDefined();
  });

  it.each([
    [403, /no room with this name and password/],
    [404, /no connection to MChad/],
    [429, /Try again in 60 seconds/],
    [503, /MChad isn’t answering/],
  ])('that is answered with %s says why, and keeps what was typed', async (status, words) => {
    const failure = new CallError('http', 'postMigrateCheck', '/', status);
    const dialog = await look({ postMigrateCheck: () => Promise.reject(failure) });
    expect(await dialog.findByText(words)).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>('Room name').value).toBe(' old room ');
  });
});
