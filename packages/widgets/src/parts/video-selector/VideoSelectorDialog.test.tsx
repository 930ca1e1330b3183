/** The dialog that chooses one video. */
import { CallError, type Client } from '@oshimado/contract';
import type { PickedVideo } from '@oshimado/domain';
import { loadMessages } from '@oshimado/locales';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleStoredVideo,
  sampleUser,
} from '../../testing';
import { liveVideo, NOW, video } from '../../testing/videos';
import type { Messages } from '../../base/sentences';
import { useSend } from '../../base/viewer';
import { VideoSelectorDialog, type VideoSelectorDialogProps } from '.';

await Promise.all([loadActors(), import('./SelectorDialog')]);

const LIVE = liveVideo({ id: 'aaaaaaaaaaa', title: 'Singing' });
const OTHER = liveVideo({ id: 'bbbbbbbbbbb', title: 'Talking' });
const PAST = video({ id: 'ccccccccccc', title: 'Yesterday', status: 'past' });
const EVENT = liveVideo({ id: 'ddddddddddd', title: 'A concert', type: 'placeholder' });

const answers: Partial<Client> = {
  getLive: () => Promise.resolve([LIVE, OTHER, EVENT]),
  getVideos: () => Promise.resolve([PAST]),
  getOrgs: () => Promise.resolve([]),
};

/** Makes this the current playlist. */
function AtHand() {
  const send = useSend('playlist');
  useEffect(() => {
    const videos = [sampleStoredVideo('eeeeeeeeeee', { title: 'From the playlist' })];
    send({ type: 'playlist.open', playlist: { id: null, userId: '1', name: 'Evening', videos } });
  }, [send]);
  return null;
}

interface Options extends Partial<VideoSelectorDialogProps> {
  readonly calls?: Partial<Client>;
  readonly messages?: Messages;
}

async function drawn({ calls, messages, ...props }: Options = {}) {
  const onPick = vi.fn<(video: PickedVideo) => void>();
  const onClose = vi.fn<() => void>();
  // Waited for, because sentences are used as promises are.
  await act(async () => {
    render(
      <FeaturePage
        client={clientOf({ ...answers, ...calls })}
        {...(messages ? { messages } : {})}
        options={{ initialNow: NOW, timeZone: 'UTC' }}
      >
        <AtHand />
        <VideoSelectorDialog onPick={onPick} onClose={onClose} {...props} />
      </FeaturePage>,
    );
  });
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (name: string) => {
    const found = await dialog.findByRole('button', { name });
    await act(async () => void fireEvent.click(found));
  };
  return { onPick, onClose, dialog, choose };
}
type Drawn = Awaited<ReturnType<typeof drawn>>;

const card = ({ dialog }: Pick<Drawn, 'dialog'>, name: RegExp) =>
  dialog.findByRole('link', { name });
const sourceOf = async ({ dialog }: Drawn) =>
  (await dialog.findByRole('button', { current: true })).textContent;

it('a guest begins with the present organization, a user with favorites', async () => {
  const guest = await drawn();
  expect(await sourceOf(guest)).toBe('Hololive');
});

it('a source whose sentences are on their way does not hide the others', async () => {
  const { search: _late, ...messages } = await englishMessages();
  const { dialog, choose } = await drawn({ messages });
  await choose('YouTube link');
  // Hidden, it would have no roles.
  expect(dialog.getByRole('button', { current: true }).textContent).toBe('YouTube link');
  await act(() => loadMessages('en', 'search'));
});

it('a user begins with favorites', async () => {
  logIn(sampleUser());
  const user = await drawn({ calls: { getUsersLive: () => Promise.resolve([LIVE]) } });
  expect(await sourceOf(user)).toBe('Favorites');
});

it('a card reports its video, and the dialog closes', async () => {
  const page = await drawn();
  const isFollowed = fireEvent.click(await card(page, /Singing/));
  expect(isFollowed).toBe(false);
  expect(page.onPick).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: 'aaaaaaaaaaa', service: 'youtube' }),
  );
  expect(page.onClose).toHaveBeenCalledOnce();
});

it('the dialog lists neither what is chosen already nor what cannot be shown, and says the former', async () => {
  const page = await drawn({ exclude: ['bbbbbbbbbbb'] });
  await card(page, /Singing/);
  expect(page.dialog.queryByRole('link', { name: /Talking/ })).toBeNull();
  expect(page.dialog.queryByRole('link', { name: /A concert/ })).toBeNull();
  expect(page.dialog.getByText('Videos you’ve already added aren’t listed.')).toBeDefined();
});

it('the archive is the other tab', async () => {
  const page = await drawn();
  fireEvent.mouseDown(await page.dialog.findByRole('tab', { name: 'Archive' }));
  fireEvent.click(await card(page, /Yesterday/));
  expect(page.onPick.mock.calls[0]?.[0].id).toBe('ccccccccccc');
});

it('another organization is loaded here, and the present one stays', async () => {
  const getLive = vi.fn<Client['getLive']>(() => Promise.resolve([LIVE]));
  const page = await drawn({ calls: { getLive } });
  const before = localStorage.getItem('oshimado.org');
  await page.choose('Nijisanji');
  await waitFor(() => expect(getLive.mock.calls.at(-1)?.[0]).toMatchObject({ org: 'Nijisanji' }));
  expect(localStorage.getItem('oshimado.org')).toBe(before);
});

it('all organizations are loaded as one', async () => {
  const getLive = vi.fn<Client['getLive']>(() => Promise.resolve([LIVE]));
  const page = await drawn({ calls: { getLive } });
  await page.choose('Choose organizations');
  await waitFor(() => expect(getLive.mock.calls.at(-1)?.[0]).not.toHaveProperty('org'));
  expect(page.dialog.getByRole('combobox', { name: 'Organizations' })).toBeDefined();
});

it('favorites of a guest lead to the login', async () => {
  const page = await drawn();
  await page.choose('Favorites');
  const login = await page.dialog.findByRole('link', { name: 'Log in' });
  expect(login.getAttribute('href')).toBe('/login');
});

it('the current playlist can be chosen from', async () => {
  const page = await drawn();
  await page.choose('Current playlist');
  fireEvent.click(await card(page, /From the playlist/));
  expect(page.onPick.mock.calls[0]?.[0].id).toBe('eeeeeeeeeee');
});

it('the dialog says that nothing in the playlist is left', async () => {
  const page = await drawn({ exclude: ['eeeeeeeeeee'] });
  await page.choose('Current playlist');
  expect(await page.dialog.findByText('No videos in your playlist to choose from')).toBeDefined();
});

describe('the search', () => {
  it('the search finds by title, and shows more on request', async () => {
    const found = (id: string) => ({ ...video({ id, title: `Found ${id}` }), songcount: 0 });
    const postVideoSearch = vi.fn<Client['postVideoSearch']>((options) => {
      const id = options?.body?.offset === 0 ? 'fffffffffff' : 'ggggggggggg';
      return Promise.resolve({ total: 31, items: [found(id)] });
    });
    const page = await drawn({ calls: { postVideoSearch } });
    await page.choose('Search');
    const field = await page.dialog.findByRole('searchbox', { name: 'Title or description' });
    fireEvent.change(field, { target: { value: ' castle ' } });
    fireEvent.submit(field);
    await card(page, /Found fffffffffff/);
    expect(postVideoSearch.mock.calls[0]?.[0]?.body).toMatchObject({
      conditions: [{ text: 'castle' }],
    });
    await page.choose('Load more');
    fireEvent.click(await card(page, /Found ggggggggggg/));
    expect(page.onPick.mock.calls[0]?.[0].id).toBe('ggggggggggg');
  });

  it('the search says that there is nothing, and that it failed', async () => {
    const postVideoSearch = vi
      .fn<Client['postVideoSearch']>()
      .mockRejectedValueOnce(new CallError('http', 'postVideoSearch', '/', 503))
      .mockResolvedValue({ total: 0, items: [] });
    const page = await drawn({ calls: { postVideoSearch } });
    await page.choose('Search');
    const field = await page.dialog.findByRole('searchbox');
    fireEvent.change(field, { target: { value: 'castle' } });
    fireEvent.submit(field);
    await page.choose('Try again');
    expect(await page.dialog.findByText('No results')).toBeDefined();
  });
});

describe('an address', () => {
  async function typed(source: string, text: string, options: Options = {}) {
    const page = await drawn(options);
    await page.choose(source);
    const field = await page.dialog.findByRole('textbox');
    fireEvent.change(field, { target: { value: text } });
    return { ...page, field };
  }

  it('an address of a file on another site is accepted, and not suggested again', async () => {
    const onUrlUsed = vi.fn<NonNullable<VideoSelectorDialogProps['onUrlUsed']>>();
    const page = await typed('Other link', 'media.example/talk.mp4', { onUrlUsed });
    expect(page.dialog.getByText('Video: talk.mp4 (media.example)')).toBeDefined();
    fireEvent.submit(page.field);
    const id = 'https://media.example/talk.mp4';
    expect(page.onPick).toHaveBeenCalledExactlyOnceWith({ id, service: 'link' });
    expect(onUrlUsed).not.toHaveBeenCalled();
  });

  it('an address is recognised while it is typed, and chosen with Enter', async () => {
    const onUrlUsed = vi.fn<NonNullable<VideoSelectorDialogProps['onUrlUsed']>>();
    const url = 'https://youtu.be/dQw4w9WgXcQ';
    const page = await typed('YouTube link', ` ${url} `, { onUrlUsed });
    expect(page.dialog.getByText('YouTube video dQw4w9WgXcQ')).toBeDefined();
    fireEvent.submit(page.field);
    expect(page.onPick).toHaveBeenCalledExactlyOnceWith({ id: 'dQw4w9WgXcQ', service: 'youtube' });
    expect(onUrlUsed).toHaveBeenCalledExactlyOnceWith('youtube', url);
    expect(page.onClose).toHaveBeenCalledOnce();
  });

  it('an address of Twitch may be the name alone', async () => {
    const page = await typed('Twitch link', 'ShyLily');
    expect(page.dialog.getByText('Twitch channel shylily')).toBeDefined();
    await page.choose('Add video');
    expect(page.onPick).toHaveBeenCalledExactlyOnceWith({ id: 'shylily', service: 'twitch' });
  });

  it.each([
    ['', 'Paste a link first.'],
    ['hello there', 'That isn’t a link to a video. Copy the link again.'],
    ['https://example.com/', 'Videos from that site can’t be shown here.'],
  ])('%j is refused in words, until something else is typed', async (text, words) => {
    const page = await typed('YouTube link', text);
    fireEvent.submit(page.field);
    expect(page.dialog.getByText(words)).toBeDefined();
    expect(page.field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(page.field, { target: { value: 'x' } });
    expect(page.dialog.queryByText(words)).toBeNull();
    expect(page.onPick).not.toHaveBeenCalled();
  });

  it('an address that was used before is offered', async () => {
    const recentUrls = {
      youtube: ['https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/aaaaaaaaaaa'],
      twitch: [],
    };
    const page = await typed('YouTube link', 'dqw', { recentUrls });
    expect(page.dialog.queryByRole('button', { name: /aaaaaaaaaaa/ })).toBeNull();
    await page.choose('https://youtu.be/dQw4w9WgXcQ');
    expect(page.onPick).toHaveBeenCalledExactlyOnceWith({ id: 'dQw4w9WgXcQ', service: 'youtube' });
  });
});
