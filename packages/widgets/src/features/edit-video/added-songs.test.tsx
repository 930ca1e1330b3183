/** Songs that are added although the video has an equal one, and all songs of a comment at once, as editors do it. */
import { CallError, type Client, type Song, type VideoFull } from '@oshimado/contract';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  createFakeMedia,
  loadActors,
  logIn,
  sampleSong,
  sampleUser,
  emptyDetails,
} from '../../testing';
import { video as sampleStream } from '../../testing/videos';
import { WatchPage } from '../../testing/watch-page';
import { EditVideo } from '.';

await loadActors();

const stream: VideoFull = {
  ...sampleStream({ id: 'aaaaaaaaaaa', status: 'past', duration: 3_600, type: 'stream' }),
  ...emptyDetails,
};
const SONG = sampleSong({ video_id: stream.id, channel_id: stream.channel.id });
const comments = [
  {
    comment_key: 'one',
    message: '1:00 - 4:20 Night / Choir\n10:00 - 14:00 Dawn / Band\n20:00 - 23:00 Dusk',
  },
];

type Refuse = (name: string) => Error | undefined | Promise<Error | undefined>;

/** The page of a video that has these songs, for an editor. */
function open(initial: readonly Song[], refuse?: Refuse) {
  let songs = initial;
  const putSong: Client['putSong'] = async ({ body }) => {
    const refusal = await refuse?.(body.name);
    if (refusal !== undefined) throw refusal;
    const saved: Song = {
      ...SONG,
      id: body.id ?? `new${songs.length}`,
      name: body.name,
      original_artist: body.original_artist ?? '',
      start: Number(body.start),
      end: Number(body.end),
    };
    songs = [...songs, saved];
    return saved;
  };
  const calls: Partial<Client> = {
    getVideo: () => Promise.resolve(stream),
    postLatestSongs: (() => Promise.resolve(songs)) as Client['postLatestSongs'],
    putSong: vi.fn(putSong),
    getAudit: () => Promise.resolve([]),
  };
  logIn(sampleUser({ role: 'editor' }));
  const media = createFakeMedia({ currentTime: 100 });
  const Page = ({ children }: { children: ReactNode }) => {
    const [client] = useState(calls);
    return (
      <WatchPage
        client={client}
        media={media}
        jump={() => undefined}
        address={`/edit/video/${stream.id}/music`}
      >
        {children}
      </WatchPage>
    );
  };
  render(
    <Page>
      <EditVideo video={stream} tab="music" comments={comments} poster={null} chat={null} />
    </Page>,
  );
  return { names: () => songs.map(({ name, start }) => `${name} ${start}`) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name }));

describe('a song that the video has', () => {
  const fill = async (name: string) => {
    await screen.findByRole('button', { name: 'Remove Night' });
    fireEvent.change(field('Song name'), { target: { value: name } });
    type('Start', '600');
    type('End', '800');
    press('Add song');
  };

  it('a song that the video has is added only after a question that says where it is', async () => {
    const { names } = open([SONG]);
    await fill('ｎｉｇｈｔ ');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('1:00');
    press('Keep editing', question);
    expect(names()).toEqual(['Night 60']);
    expect(field('Song name').value).toBe('ｎｉｇｈｔ ');
    press('Add song');
    press('Add again', await screen.findByRole('alertdialog'));
    expect(await screen.findByText(/^Added /)).toBeDefined();
    expect(names()).toEqual(['Night 60', 'ｎｉｇｈｔ 600']);
  });

  it('a song that the video has is no reason to ask where the name is another one', async () => {
    const { names } = open([SONG]);
    await fill('Night Dancer');
    expect(await screen.findByText('Added “Night Dancer”')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(names()).toEqual(['Night 60', 'Night Dancer 600']);
  });
});

describe('all songs of a comment', () => {
  const table = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Take all…' }));
    return screen.findByRole('dialog');
  };
  const checkboxes = (dialog: HTMLElement) =>
    within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  const checked = (dialog: HTMLElement) => checkboxes(dialog).map((one) => one.checked);

  it('all songs of a comment are checked in a table, corrected, and added without those that the video has', async () => {
    const { names } = open([SONG]);
    const dialog = await table();
    expect(checked(dialog)).toEqual([false, true, true]);
    const times = within(dialog).getAllByRole<HTMLInputElement>('textbox');
    const ofDusk = times.find(({ value }) => value === 'Dusk');
    fireEvent.change(ofDusk ?? dialog, { target: { value: 'Dusk (acoustic)' } });
    press('Add checked songs', dialog);
    expect(await screen.findByText('Songs added: 2')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toEqual(['Night 60', 'Dawn 600', 'Dusk (acoustic) 1200']);
  });

  it('that are too many at once stay in the table, with the time that the server said', async () => {
    const limit = new CallError('http', 'putSong', '/', 429, undefined, undefined, 17);
    const { names } = open([], (name) => (name === 'Dusk' ? limit : undefined));
    const dialog = await table();
    press('Add checked songs', dialog);
    expect(await within(dialog).findByText(/Try again in 17 seconds\.$/)).toBeDefined();
    expect(names()).toEqual(['Night 60', 'Dawn 600']);
    expect(checked(dialog)).toEqual([true]);
  });

  /** The answer to one song is given by the test. */
  function slowly(song: string) {
    let answer: (refusal?: Error) => void = () => undefined;
    const waiting = new Promise<Error | undefined>((resolve) => {
      answer = resolve;
    });
    const { names } = open([], (name) => (name === song ? waiting : undefined));
    const begin = async () => {
      const dialog = await table();
      press('Add checked songs', dialog);
      await waitFor(() => expect(checkboxes(dialog)).toHaveLength(2));
      return dialog;
    };
    return { names, begin, answer: (refusal?: Error) => act(async () => answer(refusal)) };
  }

  it('all songs of a comment cannot be changed while they are sent, and the button shows it', async () => {
    const { begin, answer, names } = slowly('Dawn');
    const dialog = await begin();
    expect(within(dialog).getByRole<HTMLFieldSetElement>('group').disabled).toBe(true);
    const button = within(dialog).getByRole('button', { name: 'Add checked songs' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(button);
    await answer();
    expect(await screen.findByText('Songs added: 3')).toBeDefined();
    expect(names()).toEqual(['Night 60', 'Dawn 600', 'Dusk 1200']);
  });

  it('all songs of a comment that are not sent yet are left out when the window is closed', async () => {
    const { begin, answer, names } = slowly('Dawn');
    const dialog = await begin();
    press('Cancel', dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    await answer();
    expect(await screen.findByText('Songs added: 2')).toBeDefined();
    expect(names()).toEqual(['Night 60', 'Dawn 600']);
  });

  it('all songs of a comment whose window is closed still say that one failed', async () => {
    const { begin, answer, names } = slowly('Dawn');
    press('Cancel', await begin());
    await answer(new CallError('http', 'putSong', '/', 429, undefined, undefined, 17));
    expect(await screen.findByText('Couldn’t save the song')).toBeDefined();
    expect(screen.getAllByText(/Try again in 17 seconds\.$/)).not.toEqual([]);
    expect(screen.getByText('Songs added: 1')).toBeDefined();
    expect(names()).toEqual(['Night 60']);
  });
});

it('a song that is refused because there were too many says for how many seconds', async () => {
  open([], () => new CallError('http', 'putSong', '/', 429, undefined, undefined, 8));
  await screen.findByText('No songs yet. Add the first one.');
  fireEvent.change(field('Song name'), { target: { value: 'Dawn' } });
  type('Start', '60');
  type('End', '200');
  press('Add song');
  expect(await screen.findByText(/Try again in 8 seconds\./)).toBeDefined();
});
