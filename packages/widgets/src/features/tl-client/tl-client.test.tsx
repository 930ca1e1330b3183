/** "TL client": settings, lines, chats, profiles, and what happens when something fails. */
import { CallError, type Client } from '@oshimado/contract';
import { moduleKey } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clientOf,
  FeaturePage,
  loadActors,
  logIn,
  sampleToken,
  sampleUser,
  emptyDetails,
} from '../../testing';
import { chatLine, createChatServer } from '../../testing/chat-server';
import { measureLists } from '../../testing/measured-lists';
import { liveVideo } from '../../testing/videos';
import { TlClient, type TlClientProps } from '.';

await loadActors();
await Promise.all([
  import('../../parts/live-translations/start-chat'),
  import('../../parts/live-translations/late-translations-panel'),
  import('../../base/toasts/ToastHost'),
]);

const translator = sampleUser({ username: 'Mira' });
const ID = 'abcdefghijk';
const TWITCH = 'https://www.twitch.tv/someone';
const full = {
  ...liveVideo(),
  id: ID,
  title: 'Evening chat',
  ...emptyDetails,
};

let restoreLists: () => void = () => undefined;
beforeAll(() => {
  restoreLists = measureLists();
});
afterAll(() => restoreLists());
beforeEach(() => {
  // A desktop, with room for everything.
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('pointer'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open({ client = {}, ...props }: TlClientProps & { client?: Partial<Client> } = {}) {
  const server = createChatServer();
  const postChat = vi.fn<Client['postChat']>(({ body }) =>
    Promise.resolve(chatLine(1_000, { message: body.message })),
  );
  const calls = {
    ...server.client,
    getVideo: () => Promise.resolve(full),
    postChat,
    ...client,
  };
  const view = render(
    <StrictMode>
      <FeaturePage client={clientOf(calls)}>
        <TlClient openSocket={server.openSocket} {...props} />
      </FeaturePage>
    </StrictMode>,
  );
  return { server, postChat, ...view };
}
const dialog = (name: string) => screen.findByRole('dialog', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  const found = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(found));
};
const field = () => screen.getByRole('textbox', { name: /^Translation by/ });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const enter = () => act(async () => void fireEvent.keyDown(field(), { key: 'Enter' }));
const say = async (text: string) => {
  type(text);
  await enter();
};
const chats = () => screen.queryAllByRole('button', { name: /^Close .*’s chat$/ });

/** A translator who has confirmed the settings. */
async function working(given: Parameters<typeof open>[0] = {}) {
  logIn(translator);
  const page = open({ link: `YT_${ID}`, ...given });
  await dialog('Room settings');
  await press('OK');
  return page;
}
const failing = (status?: number) =>
  status === undefined
    ? new CallError('network', 'postChat', '/')
    : new CallError('http', 'postChat', '/', status);

describe('the way in', () => {
  it('the way in leads a guest to the login and back to the same video', async () => {
    history.replaceState(null, '', `/tlclient?video=YT_${ID}`);
    open({ link: `YT_${ID}` });
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(
      `/login?return=${encodeURIComponent(`/tlclient?video=YT_${ID}`)}`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the way in asks for the settings, which begin with the link of the address', async () => {
    logIn(translator);
    const onLinkChange = vi.fn<(link: string) => void>();
    open({ link: `YT_${ID}`, onLinkChange });
    const settings = within(await dialog('Room settings'));
    expect(settings.getByText('Mira')).toBeDefined();
    expect(settings.getByLabelText('Main link')).toHaveProperty('value', `YT_${ID}`);
    await press('OK');
    expect(onLinkChange.mock.calls).toEqual([[`YT_${ID}`]]);
    expect(chats()).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('the way in leads on to the script editor with the language that was chosen', async () => {
    logIn(translator);
    open({ link: `YT_${ID}` });
    const settings = within(await dialog('Room settings'));
    fireEvent.change(settings.getByLabelText('Language of your lines'), {
      target: { value: 'es' },
    });
    await press('OK');
    const link = screen.getByRole('link', { name: 'Open script editor' });
    expect(link.getAttribute('href')).toBe(`/scripteditor?video=YT_${ID}&tl=es`);
  });

  it('remembers the link of the last time', async () => {
    const first = await working();
    first.unmount();
    open();
    const settings = within(await dialog('Room settings'));
    expect(settings.getByLabelText('Main link')).toHaveProperty('value', `YT_${ID}`);
  });

  it('the way in has what was half typed when the page was left', async () => {
    const first = await working();
    type('half a li');
    first.unmount();
    await working();
    expect(field()).toHaveProperty('value', 'half a li');
  });

  it('the way in can be left without an answer, and answered later', async () => {
    logIn(translator);
    open();
    await dialog('Room settings');
    await press('Cancel');
    expect(screen.getByText('What do you want to translate?')).toBeDefined();
    await say('hello');
    expect(screen.getByText('Choose a stream in Room settings first.')).toBeDefined();
    expect(field()).toHaveProperty('value', 'hello');
  });

  it('the way in says what is wrong with a link', async () => {
    logIn(translator);
    open();
    const settings = within(await dialog('Room settings'));
    await press('OK');
    expect(settings.getByText('Enter a link.')).toBeDefined();
    fireEvent.change(settings.getByLabelText('Main link'), { target: { value: 'hello' } });
    expect(settings.getByText(/^This isn’t a full link/)).toBeDefined();
  });

  it('the way in adds and removes links that get every line too', async () => {
    logIn(translator);
    const { postChat } = open({ link: `YT_${ID}` });
    const settings = within(await dialog('Room settings'));
    const other = settings.getByLabelText('Another link');
    fireEvent.change(other, { target: { value: `https://youtu.be/${ID}` } });
    await press('Add');
    expect(settings.getByText('You’ve already added this link.')).toBeDefined();
    for (const link of [TWITCH, 'https://example.com/stage']) {
      fireEvent.change(other, { target: { value: link } });
      fireEvent.click(settings.getByRole('button', { name: 'Add' }));
    }
    await press('Remove example.com/stage');
    await press('OK');
    expect(chats()).toHaveLength(2);
    await say('hello');
    await waitFor(() => expect(postChat).toHaveBeenCalledTimes(2));
    expect(postChat.mock.calls.map(([input]) => input)).toMatchObject([
      { id: ID, lang: 'en' },
      { id: 'custom', custom_video_id: TWITCH, lang: 'en' },
    ]);
  });

  it('the way in takes over another address of the page', async () => {
    const { rerender } = await working();
    const page = (
      <StrictMode>
        <FeaturePage client={clientOf({})}>
          <TlClient link={TWITCH} openSocket={createChatServer().openSocket} />
        </FeaturePage>
      </StrictMode>
    );
    rerender(page);
    const settings = within(await dialog('Room settings'));
    expect(settings.getByLabelText('Main link')).toHaveProperty('value', TWITCH);
  });
});

describe('a line', () => {
  it('a line is sent with Enter or the button, and the field empties at once', async () => {
    const { postChat } = await working({
      client: { postChat: vi.fn(() => new Promise<never>(() => undefined)) },
    });
    expect(postChat).not.toHaveBeenCalled();
    await say('hello');
    expect(field()).toHaveProperty('value', '');
    type('again');
    await press('Send');
    expect(field()).toHaveProperty('value', '');
    expect(screen.getByText('Sending 2 lines…')).toBeDefined();
  });

  it('a line comes back through the room, as text whatever is in it', async () => {
    const { server } = await working();
    await waitFor(() => expect(server.listeners(`${ID}/en`)).toBe(1));
    act(() => server.post(`${ID}/en`, chatLine(2_000, { message: '<img src=x> <b>hi</b>' })));
    expect(await screen.findByText(/<img src=x>|\(img src=x\)/)).toBeDefined();
  });

  it('a line is never empty, and counts its characters near the end', async () => {
    const { postChat } = await working();
    await say('   ');
    expect(postChat).not.toHaveBeenCalled();
    type('x'.repeat(480));
    expect(screen.getByText('480/500')).toBeDefined();
    await say('x'.repeat(503));
    expect(screen.getByText('3 characters too many')).toBeDefined();
    expect(field()).toHaveProperty('value', 'x'.repeat(503));
    expect(postChat).not.toHaveBeenCalled();
  });

  it.each([
    [
      'a lost connection',
      undefined,
      'The server didn’t respond. Check your connection and try again.',
    ],
    ['a server in trouble', 503, 'The server is having problems. Try again in a moment.'],
    ['a room that is closed', 403, 'This room doesn’t accept the line.'],
  ])('that failed because of %s is kept with its reason, and retried', async (_, status, why) => {
    const postChat = vi.fn<Client['postChat']>();
    postChat.mockRejectedValueOnce(failing(status)).mockResolvedValue(chatLine(1));
    await working({ client: { postChat } });
    await say('lost');
    expect(await screen.findByText('1 line wasn’t sent')).toBeDefined();
    expect(screen.getAllByText(new RegExp(why))).not.toEqual([]);
    await press('Try again: lost');
    await waitFor(() => expect(screen.queryByText('1 line wasn’t sent')).toBeNull());
    expect(postChat.mock.calls[1]?.[0].body.message).toBe('lost');
  });

  it('a line that the server refuses has the account read again, which may be suspended by now', async () => {
    const getRefresh = vi.fn(() => Promise.resolve({ jwt: 'renewed', user: translator }));
    await working({ client: { postChat: () => Promise.reject(failing(403)), getRefresh } });
    const before = getRefresh.mock.calls.length;
    await say('mine');
    await waitFor(() => expect(getRefresh.mock.calls.length).toBeGreaterThan(before));
  });

  it('a line is discarded only after a question, alone or with all others', async () => {
    await working({ client: { postChat: () => Promise.reject(failing()) } });
    for (const text of ['one', 'two', 'three']) await say(text);
    expect(await screen.findByText('3 lines weren’t sent')).toBeDefined();
    await press('Discard: two');
    const asked = () => within(screen.getByRole('alertdialog'));
    fireEvent.click(asked().getByRole('button', { name: 'Keep' }));
    expect(screen.getByText('two')).toBeDefined();
    await press('Discard: two');
    fireEvent.click(asked().getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('two')).toBeNull();
    await press('Discard all');
    fireEvent.click(asked().getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/weren’t sent/)).toBeNull();
  });

  it('a line of an ended login waits, and is retried after the next one', async () => {
    const postChat = vi.fn<Client['postChat']>();
    postChat.mockRejectedValueOnce(failing(401)).mockResolvedValue(chatLine(1));
    await working({ client: { postChat } });
    await say('mine');
    expect(await screen.findByText(/You were logged out\. Log in again/)).toBeDefined();
    const again = screen.getAllByRole('link', { name: /^Log in again/ });
    expect(again[0]?.getAttribute('href')).toBe('/login?again=1');
    await press('Try again: mine');
    await waitFor(() => expect(screen.queryByText('1 line wasn’t sent')).toBeNull());
  });

  it('a line goes out under the name of the account that is logged in, also after a change to another and back', async () => {
    const { postChat } = await working();
    const change = (id: string, username: string) =>
      act(async () => {
        logIn(sampleUser({ id, username }));
        dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: sampleToken }));
      });
    await change('99', 'Aki');
    await say('as another');
    await change(translator.id, 'Mira');
    await say('as the first');
    await waitFor(() => expect(postChat).toHaveBeenCalledTimes(2));
    expect(postChat.mock.calls.map(([{ body }]) => body.name)).toEqual(['Aki', 'Mira']);
  });

  it('a line that a killed tab left is restored, but only for the viewer who typed it', async () => {
    const first = await working({ client: { postChat: () => Promise.reject(failing()) } });
    await say('from before');
    await screen.findByText('1 line wasn’t sent');
    first.unmount();
    const second = open({ link: `YT_${ID}` });
    expect(await screen.findByText('from before')).toBeDefined();
    expect(
      screen.getByRole('button', { name: 'Try again: from before', hidden: true }),
    ).toBeDefined();
    second.unmount();
    localStorage.clear();
    logIn(sampleUser({ id: '99', username: 'Aki' }));
    open({ link: `YT_${ID}` });
    expect(
      await screen.findByText(/Typed by Mira\. Only that account can send it\./),
    ).toBeDefined();
    expect(
      screen.queryByRole('button', { name: 'Try again: from before', hidden: true }),
    ).toBeNull();
  });

  it('half a line makes the browser ask before the tab is closed', async () => {
    await working();
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    type('half');
    expect(asks()).toBe(true);
    type('');
    expect(asks()).toBe(false);
  });

  it('an unsent line blocks leaving the page and closing the tab', async () => {
    await working({ client: { postChat: () => Promise.reject(failing()) } });
    await say('lost');
    await screen.findByText('1 line wasn’t sent');
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    const question = screen.getByRole('alertdialog', { name: 'Leave with unsent lines?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('chats', () => {
  it('chats are closed and come back with undo', async () => {
    await working();
    await press('Close Evening chat’s chat');
    expect(chats()).toHaveLength(0);
    await press('Undo');
    expect(chats()).toHaveLength(1);
  });

  it('chats are added by a link, in two rows from four on, and closed together', async () => {
    await working();
    for (const name of ['a', 'b', 'c']) {
      await press('Add a chat');
      const added = within(await dialog('Add a chat'));
      fireEvent.change(added.getByLabelText('Link to the stream'), {
        target: { value: `https://www.twitch.tv/someone_${name}` },
      });
      await press('Open chat');
    }
    expect(chats()).toHaveLength(4);
    expect(screen.getByRole('list', { name: 'Chats' }).dataset.rows).toBe('2');
    await press('Close all chats');
    expect(chats()).toHaveLength(0);
    await press('Undo');
    expect(chats()).toHaveLength(4);
  });

  it('refuse a link that is open already', async () => {
    await working();
    await press('Add a chat');
    const added = within(await dialog('Add a chat'));
    fireEvent.change(added.getByLabelText('Link to the stream'), { target: { value: `YT_${ID}` } });
    await press('Open chat');
    expect(added.getByText('You’ve already added this link.')).toBeDefined();
  });

  it('get a greeting 5 s after they were opened, and each line with its tag, at the origin of the frame', async () => {
    logIn(translator);
    open({ link: `YT_${ID}` });
    await dialog('Room settings');
    await waitFor(() => expect(screen.getAllByText('Evening chat')).not.toEqual([]));
    vi.useFakeTimers();
    await act(async () => {
      fireEvent.click(button('OK'));
      await vi.advanceTimersByTimeAsync(0);
    });
    const frame = document.querySelector<HTMLIFrameElement>('[data-part="chat"] iframe');
    if (!frame) throw new Error('There is no chat.');
    const post = vi.fn<(message: unknown, target: string) => void>();
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage: post } });
    fireEvent.load(frame);
    fireEvent.change(screen.getByLabelText('Language tag in chats'), { target: { value: 'en' } });
    act(() => void vi.advanceTimersByTime(4_999));
    expect(post).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(post.mock.calls[0]).toEqual([
      { n: 'HolodexSync', d: 'Initiate' },
      'https://www.youtube.com',
    ]);
    type('hello');
    await enter();
    expect(post.mock.lastCall).toEqual([
      { n: 'HolodexSync', d: '[en] hello' },
      'https://www.youtube.com',
    ]);
  });
});

describe('profiles', () => {
  it('stand around the field, are chosen by keys, and are kept by the device', async () => {
    const { postChat } = await working();
    await press('Add profile');
    const added = within(await dialog('New profile'));
    fireEvent.change(added.getByLabelText('Name of the speaker'), { target: { value: 'Aki' } });
    await press('Add');
    fireEvent.change(screen.getByLabelText('Prefix'), { target: { value: '[Aki] ' } });
    expect(screen.getByRole('textbox', { name: 'Translation by Aki' })).toBeDefined();
    await say('hello');
    await waitFor(() => expect(postChat.mock.calls[0]?.[0].body.message).toBe('[Aki] hello'));
    fireEvent.keyDown(field(), { key: '0', code: 'Digit0', ctrlKey: true });
    expect(screen.getByRole('textbox', { name: 'Translation by Default' })).toBeDefined();
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(screen.getByText('Profile: Aki')).toBeDefined();
    expect(localStorage.getItem(moduleKey('tl'))).toContain('"name":"Aki","prefix":"[Aki] "');
  });

  it('profiles can be hidden', async () => {
    await working();
    await press('Hide speaker profiles');
    expect(screen.queryByLabelText('Prefix')).toBeNull();
    expect(button('Show speaker profiles').getAttribute('aria-expanded')).toBe('false');
  });
});

it('the video is hidden and shown', async () => {
  await working();
  expect(document.querySelector('[data-part="player"]')).not.toBeNull();
  await press('Hide video');
  expect(document.querySelector('[data-part="player"]')).toBeNull();
  await press('Show video');
  expect(document.querySelector('[data-part="player"]')).not.toBeNull();
});
