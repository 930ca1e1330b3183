/** What viewers and editors do on the page that edits a video. */
import {
  CallError,
  type AuditEntry,
  type Client,
  type Song,
  type User,
  type VideoFull,
} from '@oshimado/contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  japaneseGuest,
  createFakeMedia,
  loadActors,
  logIn,
  sampleSong,
  sampleUser,
  where,
  Where,
  emptyDetails,
} from '../../testing';
import { video as sampleStream } from '../../testing/videos';
import { WatchPage } from '../../testing/watch-page';
import { EditVideo, type EditTab } from '.';

await loadActors();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const stream: VideoFull = {
  ...sampleStream({ id: 'aaaaaaaaaaa', status: 'past', duration: 3_600, type: 'stream' }),
  ...emptyDetails,
};
const song = (more: Partial<Song> = {}) =>
  sampleSong({ video_id: stream.id, channel_id: stream.channel.id, ...more });
const comments = [{ comment_key: 'one', message: '10:00 - 14:00 Dawn / Band\n20:00 - 23:00 Dusk' }];

/** A server that keeps songs, mentions and the topic of one video. */
function server(initial: readonly Song[] = [], ruled: string | null = null) {
  let songs = [...initial];
  let topic = ruled;
  let topicBy: 'rule' | undefined = ruled === null ? undefined : 'rule';
  let count = 0;
  const calls = {
    getVideo: vi.fn(() => Promise.resolve(stream)),
    getMentions: vi.fn(() => Promise.resolve([japaneseGuest])),
    deleteMentions: vi.fn<Client['deleteMentions']>(() => Promise.resolve([])),
    postMention: vi.fn<Client['postMention']>(() => Promise.resolve([japaneseGuest])),
    getVideoTopic: vi.fn(() =>
      Promise.resolve({ topic_id: topic, id: topic, topic_approver_id: null, topic_by: topicBy }),
    ),
    getTopics: vi.fn(() => Promise.resolve([{ id: 'singing', count: 1_200 }])),
    postVideoTopic: vi.fn<Client['postVideoTopic']>(({ body }) => {
      topic = body.topicId ?? null;
      topicBy = undefined;
      return Promise.resolve({
        topic_id: topic,
        id: topic,
        topic_approver_id: null,
      });
    }),
    postLatestSongs: vi.fn<Client['postLatestSongs']>(() => Promise.resolve(songs)),
    putSong: vi.fn<Client['putSong']>(({ body }) => {
      count += 1;
      const { id = `new${count}`, name, original_artist = '', start, end } = body;
      const saved = song({
        id: id ?? '',
        name,
        original_artist,
        start: Number(start),
        end: Number(end),
        creator_id: '1',
      });
      songs = [...songs.filter((one) => one.id !== saved.id), saved];
      return Promise.resolve(saved);
    }),
    deleteSong: vi.fn<Client['deleteSong']>(({ body }) => {
      songs = songs.filter(({ id }) => id !== body.id);
      return Promise.resolve({});
    }),
    postSongSearch: vi.fn<Client['postSongSearch']>(() =>
      Promise.resolve({ responses: [{ hits: { hits: [] } }] }),
    ),
    getMusic: vi.fn<Client['getMusic']>((query) =>
      Promise.resolve([
        {
          itunesid: 7,
          name: `Found ${query?.q}`,
          english_name: null,
          original_artist: 'Band',
          album: 'Album',
          released: '2019-03-27T00:00:00.000Z',
          seconds: 200,
          art: null,
          amUrl: 'https://music.example/7',
        },
      ]),
    ),
    getAudit: vi.fn<Client['getAudit']>(() => Promise.resolve([])),
    postRevert: vi.fn<Client['postRevert']>(),
  } satisfies Partial<Client>;
  return { calls, songs: () => songs, topic: () => topic };
}

interface Opened {
  readonly tab?: EditTab;
  readonly user?: User | null;
  readonly video?: VideoFull;
  readonly position?: number;
}

function open(calls: Partial<Client>, opened: Opened = {}) {
  const { tab = 'music', user = sampleUser(), video = stream, position = 100 } = opened;
  if (user) logIn(user);
  const media = createFakeMedia({ currentTime: position });
  const jump = vi.fn((seconds: number) => media.seek(seconds));
  const Page = ({ children }: { children: ReactNode }) => {
    const [client] = useState(calls);
    return (
      <WatchPage
        client={client}
        media={media}
        jump={jump}
        address={`/edit/video/${video.id}/${tab}`}
      >
        {children}
        <Where />
      </WatchPage>
    );
  };
  render(
    <Page>
      <EditVideo video={video} tab={tab} comments={comments} poster={null} chat={null} />
    </Page>,
  );
  return { media, jump };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the page', () => {
  it('the page leads a guest to the login and back, and lets nothing be changed', async () => {
    const { calls } = server();
    open(calls, { user: null, tab: 'mentions' });
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe(
      '/login?return=%2Fedit%2Fvideo%2Faaaaaaaaaaa%2Fmentions',
    );
    await screen.findByText('Shizuku');
    expect(screen.queryByRole('button', { name: 'Remove Shizuku' })).toBeNull();
    expect(screen.getByRole('combobox')).toHaveProperty('disabled', true);
    expect(screen.queryByText('Edit history')).toBeNull();
  });

  it('the page has its parts in the address, and only mentions for what is no stream', async () => {
    const { calls } = server();
    open(calls, { tab: 'topic' });
    await screen.findByText(/Current topic/);
    fireEvent.click(screen.getByRole('tab', { name: 'Music' }));
    expect(where()).toBe('/edit/video/aaaaaaaaaaa/music');
  });

  it('the page has only mentions for a clip', async () => {
    const { calls } = server();
    open(calls, { tab: 'mentions', video: { ...stream, type: 'clip' } });
    await screen.findByText('Shizuku');
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual(['Mentions']);
  });
});

describe('topic and mentions', () => {
  it('a title suggests a missing topic, which a viewer takes over', async () => {
    const { calls, topic } = server();
    open(calls, { tab: 'topic', video: { ...stream, title: '【歌枠】夜の部' } });
    fireEvent.click(await screen.findByText('Use “Singing”, as the title suggests'));
    expect(screen.queryByText(/as the title suggests/)).toBeNull();
    fireEvent.click(button('Save topic'));
    expect(await screen.findByText('Topic set to Singing')).toBeDefined();
    expect(topic()).toBe('singing');
  });

  it('a topic that a rule found is named as such until an editor sets another one', async () => {
    const { calls } = server([], 'talk');
    open(calls, { tab: 'topic', user: sampleUser({ role: 'editor' }) });
    expect(await screen.findByText(/not set by a person/)).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'No topic' }));
    fireEvent.click(button('Save topic'));
    await screen.findByText('Current topic: None');
    expect(screen.queryByText(/not set by a person/)).toBeNull();
  });

  it('a viewer sets a missing topic, but does not change one', async () => {
    const { calls, topic } = server();
    open(calls, { tab: 'topic' });
    await screen.findByText('Current topic: None');
    const combobox = screen.getByRole('combobox');
    fireEvent.focus(combobox);
    fireEvent.change(combobox, { target: { value: 'sing' } });
    fireEvent.click(await screen.findByRole('option', { name: /Singing/ }));
    fireEvent.click(button('Save topic'));
    expect(await screen.findByText('Topic set to Singing')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(topic()).toBe('singing');
    expect(await screen.findByText(/This video already has a topic/)).toBeDefined();
    expect(screen.getByRole('combobox')).toHaveProperty('disabled', true);
  });

  it('a mention is removed, and comes back with undo', async () => {
    const { calls } = server();
    calls.deleteMentions.mockImplementation(() => {
      calls.getMentions.mockResolvedValue([]);
      return Promise.resolve([]);
    });
    open(calls, { tab: 'mentions' });
    const remove = await screen.findByRole('button', { name: 'Remove Shizuku' });
    remove.focus();
    fireEvent.click(remove);
    expect(await screen.findByText('Removed 1 channel')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    fireEvent.click(button('Undo'));
    expect(await screen.findByText('Change undone')).toBeDefined();
    expect(calls.postMention).toHaveBeenCalledWith({
      id: stream.id,
      body: { channel_id: 'UCguest' },
    });
  });
});

describe('the event of a stream', () => {
  const own = sampleStream({ id: stream.id, status: 'live' });
  const twin = sampleStream({ id: 'bbbbbbbbbbb', title: 'On Twitch', status: 'live' });

  /** A board on which both streams are, as an editor says. */
  function board(initial: boolean | null) {
    let same = initial;
    const rows = () =>
      [own, twin].map((row) => (same === true ? { ...row, event_id: own.id } : row));
    const calls = {
      ...server().calls,
      getUsersLive: vi.fn<Client['getUsersLive']>(() => Promise.resolve(rows())),
      postVideoEvent: vi.fn<Client['postVideoEvent']>(({ body }) => {
        const before = same;
        same = body.same;
        return Promise.resolve({ ...body, before });
      }),
    };
    return { calls, same: () => same };
  }
  const editor = sampleUser({ role: 'editor' });

  it('the event of a stream is joined with another stream by an editor, and undone from the toast', async () => {
    const { calls, same } = board(null);
    open(calls, { tab: 'event', user: editor });
    fireEvent.click(await screen.findByRole('button', { name: 'Same event: On Twitch' }));
    expect(await screen.findByText('Joined with “On Twitch”')).toBeDefined();
    const mine = within(screen.getByRole('region', { name: 'Streams of this event' }));
    expect(await mine.findByRole('link', { name: 'On Twitch' })).toBeDefined();
    fireEvent.click(button('Undo'));
    await waitFor(() => expect(same()).toBeNull());
    expect(calls.postVideoEvent).toHaveBeenCalledTimes(2);
  });

  it('the event of a stream is parted from a stream that the rule found', async () => {
    const { calls, same } = board(true);
    open(calls, { tab: 'event', user: editor });
    fireEvent.click(await screen.findByRole('button', { name: 'Not the same event: On Twitch' }));
    expect(await screen.findByText('Parted from “On Twitch”')).toBeDefined();
    expect(same()).toBe(false);
    expect(await screen.findByRole('button', { name: 'Same event: On Twitch' })).toBeDefined();
  });

  it('the event of a stream is shown to viewers, who cannot change it', async () => {
    const { calls } = board(true);
    open(calls, { tab: 'event' });
    expect(await screen.findByRole('link', { name: 'On Twitch' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /event: On Twitch/ })).toBeNull();
  });

  it('the event of a stream says why there is none of a stream that is over', async () => {
    const getUsersLive = () => Promise.resolve([twin]);
    open({ ...board(null).calls, getUsersLive }, { tab: 'event', user: editor });
    expect(await screen.findByText(/Only streams that are live or upcoming/)).toBeDefined();
  });

  it('that was refused stays as it was, and the toast says so', async () => {
    const { calls } = board(null);
    const postVideoEvent = () => Promise.reject(new CallError('network', 'postVideoEvent', '/'));
    open({ ...calls, postVideoEvent }, { tab: 'event', user: editor });
    fireEvent.click(await screen.findByRole('button', { name: 'Same event: On Twitch' }));
    expect(await screen.findByText('Couldn’t save this')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Same event: On Twitch' })).toBeDefined();
  });
});

describe('a song', () => {
  it('a song is looked up, given its times from the player, added, and taken away with undo', async () => {
    const { calls, songs } = server();
    const { media, jump } = open(calls);
    await screen.findByText('No songs yet. Add the first one.');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Look up a song' }), {
      target: { value: 'dawn' },
    });
    expect(calls.getMusic).not.toHaveBeenCalled();
    await pass(500);
    fireEvent.click(await screen.findByRole('button', { name: /Found dawn/ }));
    expect(field('Song name').value).toBe('Found dawn');
    expect(document.activeElement).toBe(field('Song name'));
    fireEvent.click(
      screen.getAllByRole('button', { name: 'Use current time (1:40)' })[0] ?? document.body,
    );
    expect([field('Start').value, field('End').value]).toEqual(['1:40', '5:00']);
    const useForEnd = () => screen.getAllByRole('button', { name: /Use current time/ })[1];
    expect(useForEnd()).toHaveProperty('disabled', true);
    act(() => media.set({ currentTime: 250 }));
    fireEvent.click(useForEnd() ?? document.body);
    expect(field('End').value).toBe('4:10');
    expect(jump).toHaveBeenLastCalledWith(247);
    fireEvent.click(button('Add song'));
    expect(await screen.findByText('Added “Found dawn”')).toBeDefined();
    expect(songs()).toMatchObject([{ name: 'Found dawn', start: 100, end: 250 }]);
    expect(calls.putSong.mock.calls[0]?.[0].body).toMatchObject({ is_new: true, itunesid: 7 });
    expect(field('Song name').value).toBe('');
    fireEvent.click(button('Undo'));
    await screen.findByText('Change undone');
    expect(songs()).toEqual([]);
  });

  it('a song has to be longer than 13 s and to end within the video, which is said before it is sent', async () => {
    const { calls } = server();
    open(calls);
    await screen.findByLabelText('Start');
    type('Start', '60');
    type('End', '73');
    expect(await screen.findAllByText('Songs must be longer than 13 seconds.')).not.toEqual([]);
    type('End', '1:10:00');
    expect(await screen.findByText(/The video ends at 1:00:00/)).toBeDefined();
    await waitFor(() => expect(button('Add song')).toHaveProperty('disabled', false));
    fireEvent.click(button('Add song'));
    expect(screen.getByText('Enter the name of the song.')).toBeDefined();
    expect(document.activeElement).toBe(field('Song name'));
    expect(calls.putSong).not.toHaveBeenCalled();
  });

  it('a song stays in the form after a failed save, with a way to log in again', async () => {
    const { calls } = server();
    const ended = new CallError('http', 'putSong', '/', 401, {
      error: 'unauthorized',
      message: '',
    });
    open({ ...calls, putSong: () => Promise.reject(ended) });
    await waitFor(() => expect(button('Add song')).toHaveProperty('disabled', false));
    fireEvent.change(field('Song name'), { target: { value: 'Dawn' } });
    type('Start', '60');
    type('End', '200');
    fireEvent.click(button('Add song'));
    expect(await screen.findByText('Couldn’t save the song')).toBeDefined();
    expect(field('Song name').value).toBe('Dawn');
    const again = screen.getAllByRole('link', { name: /^Log in again/ })[0];
    expect(again?.getAttribute('target')).toBe('_blank');
  });

  it('a song is loaded and renamed by who added it; others see why not', async () => {
    const { calls, songs } = server([
      song({ creator_id: '1' }),
      song({ id: 'two', start: 900, end: 990 }),
    ]);
    open(calls);
    const [own, other] = await screen.findAllByRole('button', { name: /^Night/ });
    fireEvent.click(other ?? document.body);
    expect(
      await screen.findByText(/Only editors and the person who added this song/),
    ).toBeDefined();
    expect(button('Save song')).toHaveProperty('disabled', true);
    fireEvent.click(own ?? document.body);
    fireEvent.change(field('Song name'), { target: { value: 'Night again' } });
    fireEvent.click(button('Save song'));
    expect(await screen.findByText('Saved “Night again”')).toBeDefined();
    expect(
      songs()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Night', 'Night again']);
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
  });

  it('a song that is not saved gives way to another only after a question', async () => {
    const { calls } = server([song()]);
    open(calls);
    await screen.findByRole('button', { name: /^Night/ });
    fireEvent.change(field('Song name'), { target: { value: 'Dawn' } });
    fireEvent.click(button(/^Night/));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(field('Song name').value).toBe('Dawn');
  });

  it('in the form is cleared, and its name has the focus', async () => {
    const { calls } = server();
    open(calls);
    fireEvent.change(await screen.findByLabelText('Song name'), { target: { value: 'Dawn' } });
    button('Clear').focus();
    fireEvent.click(button('Clear'));
    expect(field('Song name').value).toBe('');
    expect(document.activeElement).toBe(field('Song name'));
  });

  it('a song is removed, and comes back with undo', async () => {
    const { calls, songs } = server([song({ creator_id: '1' })]);
    open(calls);
    const remove = await screen.findByRole('button', { name: 'Remove Night' });
    remove.focus();
    fireEvent.click(remove);
    expect(await screen.findByText('Removed “Night”')).toBeDefined();
    const heading = screen.getByRole('heading', { name: / songs in this video$/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(songs()).toEqual([]);
    fireEvent.click(button('Undo'));
    await screen.findByText('Change undone');
    expect(songs()).toMatchObject([{ name: 'Night', start: 60, end: 260 }]);
  });

  it('a song of a comment sets the times, and its words are looked up', async () => {
    const { calls } = server();
    open(calls);
    fireEvent.click(await screen.findByRole('button', { name: 'Use the times 10:00 – 14:00' }));
    expect([field('Start').value, field('End').value]).toEqual(['10:00', '14:00']);
    fireEvent.click(button('Dusk'));
    await pass(500);
    fireEvent.click(await screen.findByRole('button', { name: /Found Dusk/ }));
    expect(field('Song name').value).toBe('Found Dusk');
    expect([field('Start').value, field('End').value]).toEqual(['20:00', '23:00']);
  });
});

describe('the history of edits', () => {
  const entry: AuditEntry = {
    id: '5',
    at: '2026-01-01T00:00:00.000Z',
    user_id: '2',
    username: 'translator',
    action: 'topic.set',
    target_id: stream.id,
    before: 'talk',
    after: 'singing',
    reverts: null,
    reverted_by: null,
  };

  it('the history of edits says who changed what, and lets editors take it back', async () => {
    const { calls } = server();
    calls.getAudit.mockResolvedValue([entry]);
    calls.postRevert.mockResolvedValue({ ...entry, id: '6', reverts: '5' });
    open(calls, { tab: 'topic', user: sampleUser({ role: 'editor' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit history' }));
    expect(await screen.findByText('Topic changed')).toBeDefined();
    expect(screen.getByText(/translator/)).toBeDefined();
    expect(screen.getByText('Talk').tagName).toBe('DEL');
    expect(screen.getAllByText('Singing').map(({ tagName }) => tagName)).toContain('DD');
    fireEvent.click(button(/^Undo this edit/));
    expect(await screen.findByText('Edit undone')).toBeDefined();
    expect(calls.postRevert).toHaveBeenCalledWith({ id: '5' });
  });

  it('the history of edits says that an edit was changed again since', async () => {
    const { calls } = server();
    calls.getAudit.mockResolvedValue([entry]);
    calls.postRevert.mockRejectedValue(new CallError('http', 'postRevert', '/', 409));
    open(calls, { tab: 'topic', user: sampleUser({ role: 'editor' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit history' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Undo this edit/ }));
    await waitFor(() => expect(screen.getAllByText(/has changed this since/)).not.toEqual([]));
  });

  it('the history of edits shows viewers their own edits, without a way back', async () => {
    const { calls } = server();
    calls.getAudit.mockResolvedValue([entry]);
    open(calls, { tab: 'topic' });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit history' }));
    expect(await screen.findByText(/Only your own edits are shown here/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Undo this edit/ })).toBeNull();
  });
});
