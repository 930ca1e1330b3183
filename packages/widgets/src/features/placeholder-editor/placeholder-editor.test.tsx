/** What editors, owners, guests with a link, and others do on the page of placeholders. */
import { CallError, type AnswerOf, type Client, type Problem, type User } from '@oshimado/contract';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LIVE_BOARD, SCHEDULE } from '../../base/queries';
import { talentChannels } from '../../storybook/sample-channels';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleUser,
  emptyDetails,
} from '../../testing';
import { video } from '../../testing/videos';
import { PlaceholderEditor } from './PlaceholderEditor';
import { stoppedTicker } from '../../testing/manual-ticker';

const messages = await englishMessages();
await Promise.all([loadActors(), import('./PlaceholderListDialog')]);

const NOW = Date.parse('2026-05-01T10:20:00.000Z');
const ticker = stoppedTicker(NOW);
const options = { initialNow: NOW, timeZone: 'Europe/Berlin', ticker: () => ticker };

const minato = talentChannels(1).map((channel) => ({
  ...channel,
  id: 'UC1',
  name: 'Minato',
  english_name: 'Minato',
}));
const existing: AnswerOf<'getVideo'> = {
  ...video({
    id: 'aaaaaaaaaaa',
    type: 'placeholder',
    status: 'upcoming',
    title: 'Concert',
    link: 'https://events.example/concert',
    placeholderType: 'event',
    certainty: 'likely',
    start_scheduled: '2026-05-02T11:00:00.000Z',
    available_at: '2026-05-02T11:00:00.000Z',
    duration: 7_200,
    credits: { editor: { name: 'ed', user: '7' } },
  }),
  ...emptyDetails,
};
const editor = sampleUser({ id: '7', username: 'ed', role: 'editor' });

const server = () =>
  ({
    postChannelSearch: vi.fn<Client['postChannelSearch']>(() => Promise.resolve(minato)),
    postPlaceholder: vi.fn<Client['postPlaceholder']>(() => Promise.resolve([existing])),
    deletePlaceholder: vi.fn<Client['deletePlaceholder']>(() => Promise.resolve({})),
    getVideo: vi.fn<Client['getVideo']>(() => Promise.resolve(existing)),
    getVideos: vi.fn<Client['getVideos']>(() => Promise.resolve([existing])),
  }) satisfies Partial<Client>;

interface PageProps {
  readonly id?: string | undefined;
  readonly token?: string | undefined;
}

function Page({ id: first, token }: PageProps) {
  const [id, setId] = useState(first);
  return (
    <>
      <p data-testid="id">{id}</p>
      <PlaceholderEditor heading={<h1>Page</h1>} id={id} token={token} onIdChange={setId} />
    </>
  );
}

const open = (calls: Partial<Client>, user: User | null = editor, props: PageProps = {}) => {
  if (user) logIn(user);
  return render(
    <StrictMode>
      <FeaturePage client={clientOf(calls)} messages={messages} options={options}>
        <Page {...props} />
      </FeaturePage>
    </StrictMode>,
  );
};
const idShown = () => screen.getByTestId('id').textContent;
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const send = async (name = 'Add placeholder') =>
  fireEvent.click(await screen.findByRole('button', { name }));

async function chooseChannel() {
  fireEvent.change(await screen.findByRole('combobox', { name: 'Channel' }), {
    target: { value: 'mina' },
  });
  fireEvent.click(await screen.findByRole('option', { name: /Minato/ }));
}
async function fillIn() {
  await chooseChannel();
  await type('Title', '3D Live');
  await type('Link to the stream or announcement', 'https://events.example/live');
}
const failing = (status: number, error: Problem['error'], parameter?: string) =>
  new CallError('http', 'postPlaceholder', '/', status, {
    error,
    message: 'No.',
    parameter,
  });

describe('a new placeholder', () => {
  it.each([LIVE_BOARD, SCHEDULE])(
    'a new placeholder is loaded into the lists: %s',
    async (name) => {
      const load = vi.fn(() => Promise.resolve([]));
      function List() {
        useQuery({ queryKey: [name], queryFn: load });
        return null;
      }
      logIn(editor);
      render(
        <FeaturePage client={clientOf(server())} messages={messages} options={options}>
          <List />
          <Page />
        </FeaturePage>,
      );
      await fillIn();
      await send();
      await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    },
  );

  it('a new placeholder is sent with its time in UTC, its length in seconds, and the name in the credits', async () => {
    const calls = server();
    open(calls);
    expect((await field('Your name in the credits')).value).toBe('ed');
    await fillIn();
    await type('Your name in the credits', 'Window Cleaner');
    fireEvent.click(screen.getByRole('radio', { name: 'Event' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Likely' }));
    fireEvent.click(screen.getByRole('button', { name: 'A day later' }));
    fireEvent.click(screen.getByRole('button', { name: 'An hour later' }));
    const moment = document.querySelector('[data-part="moment"]')?.textContent;
    expect(moment).toContain('In UTC: May 2, 2026 at 12:00 PM');
    expect(moment).toContain('For you: May 2, 2026 at 2:00 PM');
    await send();
    expect(await screen.findByText('Placeholder added')).toBeDefined();
    expect(calls.postPlaceholder).toHaveBeenCalledWith({
      body: {
        channel_id: 'UC1',
        title: {
          name: '3D Live',
          jp_name: '',
          link: 'https://events.example/live',
          thumbnail: '',
          placeholderType: 'event',
          certainty: 'likely',
          credits: { editor: { name: 'Window Cleaner' } },
        },
        liveTime: '2026-05-02T12:00:00.000Z',
        duration: 3_600,
      },
    });
    // From now on it is that placeholder that is changed.
    expect(idShown()).toBe('aaaaaaaaaaa');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Add another one' }));
    expect((await field('Title')).value).toBe('');
    expect(idShown()).toBe('');
  });

  it('without channel, title and link says so beside the fields, and leads to the first', async () => {
    const calls = server();
    open(calls);
    await send();
    expect(await screen.findByText('Choose a channel.')).toBeDefined();
    expect(screen.getByText('Enter a title.')).toBeDefined();
    expect(screen.getByText('Enter a link.')).toBeDefined();
    expect(screen.getByText('Some entries need another look')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Channel' }));
    expect(screen.queryByText(/doesn’t allow this/)).toBeNull();
    expect(calls.postPlaceholder).not.toHaveBeenCalled();
  });

  it('a new placeholder shows its card while it is entered', async () => {
    open(server());
    await fillIn();
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getByText('3D Live')).toBeDefined();
    expect(preview.getByText('Minato')).toBeDefined();
  });

  it('close to another one offers to change that one, and keeps what is entered', async () => {
    const calls = server();
    calls.postPlaceholder
      .mockResolvedValueOnce({ error: 'Close by.', placeholder: existing })
      .mockResolvedValueOnce([existing]);
    open(calls);
    await fillIn();
    await send();
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/“Concert” at May 2, 2026 at 1:00 PM/)).toBeDefined();
    fireEvent.click(question.getByRole('button', { name: 'Edit that one' }));
    await waitFor(() => expect(idShown()).toBe('aaaaaaaaaaa'));
    expect((await field('Title')).value).toBe('3D Live');
    expect(calls.postPlaceholder).toHaveBeenCalledOnce();
    await send('Save changes');
    expect(await screen.findByText('Changes saved')).toBeDefined();
    expect(calls.postPlaceholder.mock.calls[1]?.[0].body).toMatchObject({
      id: 'aaaaaaaaaaa',
      title: { name: '3D Live' },
    });
  });

  it.each([
    [failing(403, 'forbidden'), /Your account or link doesn’t allow this/],
    [failing(403, 'stale_login'), /logged in within the last 24 hours/],
    [failing(401, 'unauthorized'), /no longer logged in/],
    [failing(400, 'bad_request', 'title'), /didn’t accept the titles or links/],
    [failing(429, 'rate_limited'), /Try again in 60 seconds/],
    [
      new CallError('http', 'postPlaceholder', '/', 429, undefined, undefined, 17),
      /Try again in 17 sec/,
    ],
    [new CallError('network', 'postPlaceholder', '/'), /Check your connection/],
  ])('that fails (%s) says why, and keeps what is entered', async (failure, words) => {
    const calls = server();
    calls.postPlaceholder.mockRejectedValueOnce(failure);
    open(calls);
    await fillIn();
    await send();
    expect(await screen.findByText(words)).toBeDefined();
    expect((await field('Title')).value).toBe('3D Live');
    await send();
    expect(await screen.findByText('Placeholder added')).toBeDefined();
  });

  it('a new placeholder that is answered by nothing is not taken for added', async () => {
    const calls = server();
    calls.postPlaceholder.mockResolvedValueOnce([]);
    open(calls);
    await fillIn();
    await send();
    expect(await screen.findByText(/didn’t say what it saved/)).toBeDefined();
    expect(screen.queryByText('Placeholder added')).toBeNull();
  });

  it.each(['2026-13-45', '2026-02-30', 'tomorrow'])(
    'whose date is %s is not sent with another day, and keeps what was typed',
    async (day) => {
      const calls = server();
      open(calls);
      await fillIn();
      const date = await field('Date');
      fireEvent.change(date, { target: { value: day } });
      fireEvent.blur(date);
      await send();
      expect(await screen.findByText('Some entries need another look')).toBeDefined();
      expect((await field('Date')).value).toBe(day);
      expect(calls.postPlaceholder).not.toHaveBeenCalled();
    },
  );

  it.each(['0', '99999', 'long'])(
    'whose duration is %s is refused, not changed',
    async (minutes) => {
      const calls = server();
      open(calls);
      await fillIn();
      const duration = await screen.findByRole<HTMLInputElement>('spinbutton', {
        name: 'Duration in minutes',
      });
      fireEvent.change(duration, { target: { value: minutes } });
      fireEvent.blur(duration);
      await send();
      expect(await screen.findByText('Some entries need another look')).toBeDefined();
      expect(duration.value).toBe(minutes);
      expect(calls.postPlaceholder).not.toHaveBeenCalled();
    },
  );

  it('whose channel the server does not know says so at the channel', async () => {
    const calls = server();
    calls.postPlaceholder.mockRejectedValueOnce(failing(404, 'not_found', 'channel_id'));
    open(calls);
    await fillIn();
    await send();
    expect(
      await screen.findByText('The server didn’t accept this. Check it and try again.'),
    ).toBeDefined();
    expect(screen.queryByText(/gone/)).toBeNull();
  });

  it('the editor of placeholders offers to log in in another tab when the login is too old', async () => {
    const calls = server();
    calls.postPlaceholder.mockRejectedValueOnce(failing(403, 'stale_login'));
    open(calls);
    await fillIn();
    await send();
    const link = await screen.findByRole('link', { name: /Log in again/ });
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('an existing placeholder', () => {
  it('the existing placeholder of the address fills the form, and is changed', async () => {
    const calls = server();
    open(calls, editor, { id: 'aaaaaaaaaaa' });
    expect((await field('Title')).value).toBe('Concert');
    expect((await field('Time')).value).toBe('20:00');
    expect((await field('Duration in minutes')).value).toBe('120');
    expect(screen.queryByLabelText('Your name in the credits')).toBeNull();
    await type('Title', 'Concert, day 1');
    await send('Save changes');
    expect(await screen.findByText('Changes saved')).toBeDefined();
    expect(calls.postPlaceholder.mock.calls[0]?.[0].body).toMatchObject({
      id: 'aaaaaaaaaaa',
      title: { name: 'Concert, day 1' },
      liveTime: '2026-05-02T11:00:00.000Z',
      duration: 7_200,
    });
  });

  it('an existing placeholder that is changed while it is saved has that change unsaved', async () => {
    const calls = server();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    calls.postPlaceholder.mockImplementationOnce(() => answered.then(() => [existing]));
    open(calls, editor, { id: 'aaaaaaaaaaa' });
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await type('Title', 'Concert, day 1');
    await send('Save changes');
    await type('Time', '21:00');
    answer();
    expect(await screen.findByText('Changes saved')).toBeDefined();
    expect((await field('Time')).value).toBe('21:00');
    expect(asks()).toBe(true);
    await send('Save changes');
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('an existing placeholder whose form is left while it is saved does not come back', async () => {
    const calls = server();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    calls.postPlaceholder.mockImplementationOnce(() => answered.then(() => [existing]));
    open(calls, editor, { id: 'aaaaaaaaaaa' });
    await type('Title', 'Concert, day 1');
    await send('Save changes');
    fireEvent.mouseDown(await screen.findByRole('tab', { name: 'New' }), { button: 0 });
    fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
    await waitFor(async () => expect((await field('Title')).value).toBe(''));
    await act(async () => {
      answer();
      await answered;
    });
    expect(idShown()).toBe('');
    expect((await field('Title')).value).toBe('');
    expect(screen.queryByText('Changes saved')).toBeNull();
  });

  const toExisting = async () => {
    fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Existing' }), { button: 0 });
    return field('ID or link of the placeholder');
  };

  it.each([
    ['', 'Enter an ID or a link.'],
    ['short', /An ID has 11 letters and digits/],
  ])('by the id %j is refused beside the field', async (text, words) => {
    open(server());
    fireEvent.change(await toExisting(), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('an existing placeholder is opened by the address of its page', async () => {
    open(server());
    const box = await toExisting();
    fireEvent.change(box, { target: { value: 'https://oshi.example/watch/aaaaaaaaaaa?t=1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(idShown()).toBe('aaaaaaaaaaa'));
    expect((await field('Title')).value).toBe('Concert');
  });

  it('an existing placeholder is chosen from a list that is searched, after a question where something would be lost', async () => {
    const calls = server();
    open(calls);
    await type('Title', 'Half a title');
    await toExisting();
    fireEvent.click(screen.getByRole('button', { name: 'Choose from a list' }));
    const list = within(await screen.findByRole('dialog'));
    const search = list.getByRole('searchbox');
    await list.findByRole('button', { name: /Concert/ });
    fireEvent.change(search, { target: { value: 'nothing like it' } });
    expect(await list.findByText('No matches')).toBeDefined();
    fireEvent.change(search, { target: { value: 'conc' } });
    fireEvent.click(await list.findByRole('button', { name: /Concert/ }));
    const question = within(await screen.findByRole('alertdialog'));
    expect((await field('Title')).value).toBe('Half a title');
    fireEvent.click(question.getByRole('button', { name: 'Replace' }));
    await waitFor(async () => expect((await field('Title')).value).toBe('Concert'));
    expect(calls.getVideos.mock.calls[0]?.[0]).toMatchObject({ type: ['placeholder'] });
  });

  it.each([
    [new CallError('http', 'getVideo', '/', 404), 'There’s no placeholder with this ID'],
    [new CallError('http', 'getVideo', '/', 503), 'Couldn’t load the placeholder'],
  ])('that cannot be loaded (%s) says so', async (failure, words) => {
    const calls = server();
    calls.getVideo.mockRejectedValue(failure);
    open(calls, editor, { id: 'aaaaaaaaaaa' });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('an id of another kind of video is reported, with a link to a new placeholder', async () => {
    const calls = server();
    calls.getVideo.mockResolvedValue({ ...existing, type: 'stream' });
    open(calls, editor, { id: 'aaaaaaaaaaa' });
    expect(await screen.findByText('This video isn’t a placeholder')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Add a new one instead' }));
    expect((await field('Title')).value).toBe('');
  });

  it('an existing placeholder is deleted after a question', async () => {
    const calls = server();
    open(calls, editor, { id: 'aaaaaaaaaaa' });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Concert” was deleted')).toBeDefined();
    expect(calls.deletePlaceholder).toHaveBeenCalledWith({ id: 'aaaaaaaaaaa' });
    await waitFor(() => expect(idShown()).toBe(''));
  });

  it('an existing placeholder is changed and deleted by who entered it, although they are no editor', async () => {
    open(server(), sampleUser({ id: '7' }), { id: 'aaaaaaaaaaa' });
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  });

  it('an existing placeholder of another account cannot be changed, and the reason is shown', async () => {
    open(server(), sampleUser({ id: '8' }), { id: 'aaaaaaaaaaa' });
    expect(await screen.findByText('You can’t edit this placeholder')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });
});

describe('who may add one', () => {
  it('a viewer without the role sees who has it', async () => {
    open(server(), sampleUser());
    expect(await screen.findByText('You can’t add placeholders')).toBeDefined();
    expect(screen.queryByLabelText('Title')).toBeNull();
  });

  it('a guest is led to the login', async () => {
    open(server(), null);
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
  });
});

describe('a bot’s link', () => {
  const tokenUntil = (exp: number) => {
    const claims = { name: '1234', link: 'fans', user: 'fan', exp: exp / 1_000 };
    return `e30.${btoa(JSON.stringify(claims))}.sig`;
  };
  const getInvite = () =>
    Promise.resolve({ code: 'fans', guild: { id: '1234', name: 'Fans of Minato' } });
  const valid = tokenUntil(NOW + 3_600_000);

  it('a bot’s link says for whom it was made, by which server and until when, and is sent along', async () => {
    const calls = { ...server(), getInvite };
    open(calls, null, { token: valid });
    const words =
      'It was made for fan from Fans of Minato, and works until May 1, 2026 at 1:20 PM.';
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByLabelText('Your name in the credits')).toBeNull();
    await fillIn();
    await send();
    expect(await screen.findByText('Placeholder added')).toBeDefined();
    expect(calls.postPlaceholder.mock.calls[0]?.[0]).toMatchObject({ token: valid });
  });

  it('a bot’s link whose invitation cannot be looked up has the number of the server', async () => {
    open(server(), null, { token: valid });
    expect(await screen.findByText(/for fan from 1234/)).toBeDefined();
  });

  it('a bot’s link that the server refuses is reported, and keeps the entered values', async () => {
    const calls = { ...server(), getInvite };
    calls.postPlaceholder.mockRejectedValueOnce(failing(401, 'unauthorized', 'token'));
    open(calls, null, { token: valid });
    await fillIn();
    await send();
    expect(await screen.findByText(/no longer accepts this link/)).toBeDefined();
    expect((await field('Title')).value).toBe('3D Live');
  });

  it.each([
    [tokenUntil(NOW - 1), 'This link has expired'],
    ['damaged', 'This link is damaged'],
  ])('that cannot be used (%#) says so, and leads guests to the login', async (token, words) => {
    open(server(), null, { token });
    expect(await screen.findByText(words)).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
  });

  it('an editor can save with their account if a bot’s link cannot be used', async () => {
    const calls = server();
    open(calls, editor, { token: 'damaged' });
    expect(await screen.findByText(/your own account is used/)).toBeDefined();
    await fillIn();
    await send();
    expect(await screen.findByText('Placeholder added')).toBeDefined();
    expect(calls.postPlaceholder.mock.calls[0]?.[0].token).toBeUndefined();
  });
});

describe('leaving', () => {
  it('with something unsent is asked about by the browser, and without it is not', async () => {
    open(server());
    const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await field('Title');
    expect(asks()).toBe(false);
    await type('Title', 'Half');
    expect(asks()).toBe(true);
    await type('Title', '');
    act(() => undefined);
    expect(asks()).toBe(false);
  });
});
