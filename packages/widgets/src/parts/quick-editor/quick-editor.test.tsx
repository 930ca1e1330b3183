/** "Quick editor": mentions and topic, their messages, and the way back. */
import {
  CallError,
  type Client,
  type Mention,
  type User,
  type VideoFull,
} from '@oshimado/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useClient } from '../../base/context';
import { videoQuery } from '../../base/queries';
import {
  clientOf,
  FeaturePage,
  japaneseGuest,
  loadActors,
  logIn,
  sampleUser,
  emptyDetails,
} from '../../testing';
import { video as sampleStream } from '../../testing/videos';
import { QuickEditor, type QuickEditorProps } from '.';

await Promise.all([loadActors(), import('./QuickEditorCard')]);

const second: Mention = { ...japaneseGuest, id: 'UCsecond', name: 'Second', english_name: null };
const editor = sampleUser({ role: 'editor' });

const video: VideoFull = {
  ...sampleStream(),
  ...emptyDetails,
};

const edited = { id: video.id, type: 'stream', channel: { id: 'UCown' } } as const;

/** A server that keeps mentions and topic of one video. */
function server() {
  let mentions: Mention[] = [japaneseGuest, second];
  let topic: string | null = 'singing';
  const calls = {
    getMentions: vi.fn(() => Promise.resolve(mentions)),
    deleteMentions: vi.fn<Client['deleteMentions']>(({ body }) => {
      mentions = mentions.filter(({ id }) => !body.channel_ids?.includes(id));
      return Promise.resolve(mentions);
    }),
    postMention: vi.fn<Client['postMention']>(({ body }) => {
      const added = [japaneseGuest, second].find(({ id }) => id === body.channel_id);
      if (added) mentions = [...mentions, added];
      return Promise.resolve(mentions);
    }),
    getVideoTopic: vi.fn(() =>
      Promise.resolve({ topic_id: topic, id: topic, topic_approver_id: null }),
    ),
    getTopics: vi.fn(() =>
      Promise.resolve([
        { id: 'singing', count: 1_200 },
        { id: 'talk', count: 80 },
      ]),
    ),
    postVideoTopic: vi.fn<Client['postVideoTopic']>(({ body }) => {
      topic = body.topicId ?? null;
      return Promise.resolve({ topic_id: topic, id: topic, topic_approver_id: null });
    }),
    getVideo: vi.fn<Client['getVideo']>(() => Promise.resolve(video)),
  } satisfies Partial<Client>;
  return { calls, mentions: () => mentions.map(({ id }) => id), topic: () => topic };
}

const Page = ({ id }: { id: string }) => {
  useQuery(videoQuery(useClient(), id));
  return null;
};

function drawn(calls: Partial<Client>, user: User | null = editor, props?: QuickEditorProps) {
  if (user) logIn(user);
  const { video } = props ?? { video: edited };
  render(
    <StrictMode>
      <FeaturePage client={clientOf(calls)}>
        <Page id={video.id} />
        <QuickEditor video={video} />
      </FeaturePage>
    </StrictMode>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });
const chip = (name: string) => screen.findByRole('button', { name });

describe('who sees it', () => {
  it.each([
    ['a guest', null],
    ['a user', sampleUser()],
  ] as const)('not %s', async (_, user) => {
    const { calls } = server();
    drawn(calls, user);
    await waitFor(() => expect(calls.getVideo).toHaveBeenCalled());
    expect(screen.queryByRole('heading', { name: 'Quick editor' })).toBeNull();
  });

  it('editors, with the topic only for streams and placeholders', async () => {
    const { calls } = server();
    drawn(calls, editor, { video: { ...edited, type: 'clip' } });
    await chip('Shizuku');
    expect(screen.queryByText('Save topic')).toBeNull();
  });
});

describe('mentions', () => {
  it('mentions are marked, removed together, and come back with undo', async () => {
    const { calls, mentions } = server();
    drawn(calls);
    await chip('Shizuku');
    expect(button('Remove selected')).toHaveProperty('disabled', true);
    fireEvent.click(button('Select all'));
    fireEvent.click(button('Second'));
    expect(button('Shizuku').getAttribute('aria-pressed')).toBe('true');
    const before = calls.getVideo.mock.calls.length;
    fireEvent.click(button('Remove selected'));
    expect(await screen.findByText('Removed 1 channel')).toBeDefined();
    expect(mentions()).toEqual(['UCsecond']);
    expect(screen.queryByRole('button', { name: 'Shizuku' })).toBeNull();
    await waitFor(() => expect(calls.getVideo.mock.calls.length).toBeGreaterThan(before));
    fireEvent.click(button('Undo'));
    expect(await screen.findByText('Change undone')).toBeDefined();
    expect(mentions()).toEqual(['UCsecond', 'UCguest']);
    await chip('Shizuku');
  });

  it('mentions keep their marks after a failure, which says what failed and why', async () => {
    const { calls } = server();
    const stale = new CallError('http', 'deleteMentions', '/', 403, {
      error: 'stale_login',
      message: '',
    });
    drawn({ ...calls, deleteMentions: () => Promise.reject(stale) });
    fireEvent.click(await chip('Shizuku'));
    fireEvent.click(button('Remove selected'));
    expect(await screen.findByText('Couldn’t remove the channels')).toBeDefined();
    expect(screen.getAllByText(/logged in within the last 24 hours/)).not.toEqual([]);
    expect(button('Shizuku').getAttribute('aria-pressed')).toBe('true');
  });

  it('mentions are added at once, and taken away again with undo', async () => {
    const { calls, mentions } = server();
    await calls.deleteMentions({
      id: 'aaaaaaaaaaa',
      body: { channel_ids: ['UCguest', 'UCsecond'] },
    });
    drawn({
      ...calls,
      postChannelSearch: () => Promise.resolve([{ ...second } as never]),
    });
    await screen.findByText('No channels are mentioned yet.');
    const field = screen.getByRole('combobox', { name: 'Add a channel' });
    fireEvent.change(field, { target: { value: 'Sec' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Second' }));
    expect(await screen.findByText('Added Second')).toBeDefined();
    expect(calls.postMention.mock.calls[0]?.[0]).toEqual({
      id: 'aaaaaaaaaaa',
      body: { channel_id: 'UCsecond' },
    });
    fireEvent.click(button('Undo'));
    await screen.findByText('Change undone');
    expect(mentions()).toEqual([]);
  });

  it('mentions are never the channel of the video, nor one that is mentioned already', async () => {
    const { calls, mentions } = server();
    const found = [
      { ...second, id: 'UCown', name: 'Second’s own' },
      second,
      { ...second, id: 'UCthird', name: 'Second’s friend' },
    ];
    drawn({ ...calls, postChannelSearch: () => Promise.resolve(found as never) });
    await chip('Second');
    const field = screen.getByRole('combobox', { name: 'Add a channel' });
    fireEvent.change(field, { target: { value: 'Sec' } });
    await screen.findByRole('option', { name: 'Second’s friend' });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(mentions()).toEqual(['UCguest', 'UCsecond']);
  });

  it('mentions say that the search for a channel failed, and offer to search again', async () => {
    const { calls } = server();
    const postChannelSearch = vi
      .fn<() => Promise<never>>()
      .mockRejectedValue(new CallError('http', 'postChannelSearch', '/', 500));
    drawn({ ...calls, postChannelSearch });
    await chip('Second');
    const field = screen.getByRole('combobox', { name: 'Add a channel' });
    fireEvent.change(field, { target: { value: 'Thi' } });
    expect(await screen.findByText('Couldn’t search channels.')).toBeDefined();
    postChannelSearch.mockResolvedValue([{ ...second, id: 'UCthird', name: 'Third' }] as never);
    fireEvent.click(button('Try again'));
    expect(await screen.findByRole('option', { name: 'Third' })).toBeDefined();
  });

  it('mentions do not say that nothing matches before anything is typed', async () => {
    drawn(server().calls);
    await chip('Second');
    const field = screen.getByRole('combobox', { name: 'Add a channel' });
    fireEvent.click(field);
    expect(await screen.findAllByText('Type a name, handle, or ID')).not.toEqual([]);
    expect(screen.queryByText('No matches')).toBeNull();
  });

  it('mentions can be loaded again after a failure', async () => {
    const { calls } = server();
    calls.getMentions.mockRejectedValue(new CallError('network', 'getMentions', '/'));
    drawn(calls);
    const failed = await screen.findByText('Couldn’t load the mentioned channels.');
    calls.getMentions.mockResolvedValue([japaneseGuest]);
    const notice = failed.closest<HTMLElement>('[role="alert"]');
    if (notice) fireEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await chip('Shizuku')).toBeDefined();
  });
});

describe('the topic', () => {
  const choose = async (name: RegExp) => {
    const field = screen.getByRole('combobox', { name: 'Topic' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(await screen.findByRole('option', { name }));
  };

  it('the topic is loaded on press, saved, and set back with undo', async () => {
    const { calls, topic } = server();
    drawn(calls);
    await screen.findByText('Current topic: Singing');
    expect(calls.getTopics).not.toHaveBeenCalled();
    expect(button('Save topic')).toHaveProperty('disabled', true);
    await choose(/Talk/);
    fireEvent.click(button('Save topic'));
    expect(await screen.findByText('Topic set to Talk')).toBeDefined();
    expect(topic()).toBe('talk');
    await screen.findByText('Current topic: Talk');
    fireEvent.click(button('Undo'));
    await screen.findByText('Current topic: Singing');
    expect(topic()).toBe('singing');
  });

  it('the topic is chosen once the present one is known: what was typed before would be lost', async () => {
    const { calls } = server();
    let tell: () => void = () => undefined;
    const known = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const { getVideoTopic } = calls;
    drawn({ ...calls, getVideoTopic: () => known.then(() => getVideoTopic()) });
    const field = () => screen.findByRole('combobox', { name: 'Topic' });
    expect(await field()).toHaveProperty('disabled', true);
    tell();
    await screen.findByText('Current topic: Singing');
    expect(await field()).toHaveProperty('disabled', false);
  });

  it('the topic can be removed', async () => {
    const { calls, topic } = server();
    drawn(calls);
    await screen.findByText('Current topic: Singing');
    button('No topic').focus();
    fireEvent.click(button('No topic'));
    expect(document.activeElement).toBe(button('Save topic'));
    fireEvent.click(button('Save topic'));
    expect(await screen.findByText('Topic removed')).toBeDefined();
    expect(topic()).toBeNull();
    const said = screen.getByText(/^Current topic:/);
    await waitFor(() => expect(document.activeElement).toBe(said));
  });

  it('the topic keeps the choice after a failure', async () => {
    const { calls } = server();
    drawn({ ...calls, postVideoTopic: () => Promise.reject(new Error('offline')) });
    await screen.findByText('Current topic: Singing');
    await choose(/Talk/);
    fireEvent.click(button('Save topic'));
    expect(await screen.findByText('Couldn’t save the topic')).toBeDefined();
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveProperty('value', 'Talk');
    expect(button('Save topic')).toHaveProperty('disabled', false);
  });
});
