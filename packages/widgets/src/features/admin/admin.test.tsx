/** What guests, users and editors find on `/admin`, and what becomes of an answer. */
import { CallError, type AdminClient, type Client, type Role } from '@oshimado/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleUser,
} from '../../testing';
import { AdminPageAt } from '../../testing/admin-page';
import { adminCalls, removalReport, sampleEdits, silentSource } from '../../storybook/sample-admin';

const messages = await englishMessages();
await loadActors();

const getAudit = vi.fn(() => Promise.resolve([...sampleEdits]));
const deletePlaceholder = vi.fn<Client['deletePlaceholder']>(() => Promise.resolve({}));

function open(role: Role | undefined, calls: Partial<AdminClient> = {}, address = '') {
  if (role) logIn(sampleUser({ id: '3', role }));
  const getReports = vi.fn(adminCalls.getReports);
  render(
    <FeaturePage client={clientOf({ getAudit, deletePlaceholder })} messages={messages}>
      <AdminPageAt client={{ ...adminCalls, getReports, ...calls }} address={address} />
    </FeaturePage>,
  );
  return getReports;
}

const answerTo = (what: string) =>
  screen.findByRole('button', { name: `Answer and close: ${what}` });

it('a guest is led to the login, and nothing is loaded', async () => {
  const asked = open(undefined);
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});

it('a user sees whom the page is for, and nothing is loaded', async () => {
  const asked = open('user');
  expect(await screen.findByText('This page is for editors and admins')).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});

it('an editor sees each report with links to what it is about, and what adds a channel', async () => {
  open('editor');
  const video = await screen.findByRole('link', { name: '【歌枠】春のうたを歌います' });
  expect(video.getAttribute('href')).toBe('/watch/aaaaaaaaaaa');
  const page = screen.getByRole('link', { name: /youtu\.be\/bbbbbbbbbbb/ });
  expect(page.getAttribute('target')).toBe('_blank');
  expect(screen.getByText(/youtube: "UC0+42"/).textContent).toContain('type: clipper');
});

it('an answer closes the report, and the heading takes the focus', async () => {
  const postReport = vi.fn(adminCalls.postReport);
  open('editor', { postReport });
  fireEvent.click(await answerTo('https://youtu.be/bbbbbbbbbbb'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Answer'), { target: { value: 'It is there now.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Close report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(postReport.mock.calls[0]?.[0]).toEqual({
    id: '2',
    body: { state: 'done', note: 'It is there now.' },
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reports and requests'));
});

it('what was written stays when somebody else was faster, and the heading takes the focus after it', async () => {
  const conflict = new CallError('http', 'postReport', '/', 409, {
    error: 'conflict',
    message: 'This report is already closed.',
  });
  const asked = open('editor', { postReport: () => Promise.reject(conflict) });
  const opener = await answerTo('https://youtu.be/bbbbbbbbbbb');
  fireEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Answer');
  fireEvent.change(field, { target: { value: 'Half an answer' } });
  asked.mockResolvedValue([removalReport]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close report' }));
  expect(await dialog.findByText('Couldn’t close the report')).toBeDefined();
  expect(field.value).toBe('Half an answer');
  await waitFor(() => expect(opener.isConnected).toBe(false));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reports and requests'));
});

describe('a video whose owner wants it removed', () => {
  const REMOVE = 'Remove for good: Gone since Monday';
  const getReports = () => Promise.resolve([removalReport]);
  const remove = async () => {
    fireEvent.click(await screen.findByRole('button', { name: REMOVE }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Remove Gone since Monday for good?' }),
    );
    fireEvent.click(question.getByRole('button', { name: 'Remove for good' }));
  };

  it('a video whose owner wants it removed is not removed by an admin who cancels the question', async () => {
    const postReport = vi.fn(adminCalls.postReport);
    open('admin', { getReports, postReport });
    fireEvent.click(await screen.findByRole('button', { name: REMOVE }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(postReport).not.toHaveBeenCalled();
  });

  it('a video whose owner wants it removed is removed by an admin after a question, which closes the report', async () => {
    const postReport = vi.fn(adminCalls.postReport);
    open('admin', { getReports, postReport });
    await remove();
    await waitFor(() =>
      expect(postReport.mock.calls[0]?.[0]).toEqual({
        id: '5',
        body: { state: 'done', remove: true },
      }),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Reports and requests'));
  });

  it('a video whose owner wants it removed is not removed by an editor, who can only answer', async () => {
    open('editor', { getReports });
    expect(await answerTo('Gone since Monday')).toBeDefined();
    expect(screen.queryByRole('button', { name: REMOVE })).toBeNull();
  });

  it('a video that is back on its platform stays, and the page says so', async () => {
    const conflict = new CallError('http', 'postReport', '/', 409, {
      error: 'conflict',
      message: 'Only videos that are missing can be removed.',
    });
    open('admin', { getReports, postReport: () => Promise.reject(conflict) });
    await remove();
    expect(await screen.findByText('Couldn’t remove the video')).toBeDefined();
  });
});

it('the closed ones are asked for by their kind, and can be reopened', async () => {
  const postReport = vi.fn(adminCalls.postReport);
  const asked = open('editor', { postReport });
  fireEvent.change(await screen.findByLabelText('State'), { target: { value: 'done' } });
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'video' } });
  await waitFor(() =>
    expect(asked.mock.lastCall?.[0]).toEqual({ state: 'done', kind: 'video', limit: 25 }),
  );
  expect(await screen.findByText('Two guests are mentioned now.')).toBeDefined();
  const [reopen] = screen.getAllByRole('button', { name: /^Reopen: / });
  if (reopen) fireEvent.click(reopen);
  await waitFor(() => expect(postReport.mock.lastCall?.[0].body).toEqual({ state: 'open' }));
});

it('an editor has three parts, an admin has more, and each is loaded when it is shown', async () => {
  const getPeople = vi.fn(adminCalls.getPeople);
  open('admin', { getPeople });
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Reports',
    'Edits',
    'Placeholders',
    'People',
    'Log',
    'Sources',
    'Limits',
    'Channels',
  ]);
  expect(getPeople).not.toHaveBeenCalled();
});

it('a list whose next page failed asks for that page alone, and keeps what it shows', async () => {
  const [sample] = await adminCalls.getReports({});
  if (!sample) throw new Error('There is no report.');
  const rows = Array.from({ length: 25 }, (_, at) => ({ ...sample, id: String(100 - at) }));
  const getReports = vi.fn<AdminClient['getReports']>((asked) =>
    Promise.resolve(asked?.before === undefined ? rows : []),
  );
  open('editor', { getReports });
  const more = await screen.findByRole('button', { name: 'Load more' });
  getReports.mockRejectedValueOnce(new CallError('network', 'getReports', '/reports'));
  fireEvent.click(more);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(getReports).toHaveBeenCalledTimes(3));
  expect(getReports.mock.calls.map(([asked]) => asked?.before)).toEqual([undefined, '76', '76']);
});

it('an editor who opens the address of people sees the reports', async () => {
  const getPeople = vi.fn(adminCalls.getPeople);
  open('editor', { getPeople }, 'tab=people');
  expect(await screen.findByRole('heading', { name: 'Reports and requests' })).toBeDefined();
  expect(getPeople).not.toHaveBeenCalled();
});

const taskOf = (name: string, description: string) =>
  screen.findByRole('button', { name, description });

it('people are found by words and role', async () => {
  const getPeople = vi.fn(adminCalls.getPeople);
  open('admin', { getPeople }, 'tab=people');
  const field = await screen.findByRole('searchbox', { name: 'Name or ID' });
  fireEvent.change(field, { target: { value: ' mio ' } });
  fireEvent.submit(screen.getByRole('search'));
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'admin' } });
  await waitFor(() =>
    expect(getPeople.mock.lastCall?.[0]).toEqual({ q: 'mio', role: 'admin', limit: 25 }),
  );
});

it('a role is changed only to another one, and never the own', async () => {
  const postPerson = vi.fn(adminCalls.postPerson);
  open('admin', { postPerson }, 'tab=people');
  fireEvent.click(await taskOf('Change role', 'somebody 4'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(postPerson).not.toHaveBeenCalled();
  fireEvent.click(dialog.getByRole('radio', { name: /^Viewer/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(postPerson.mock.calls.map(([input]) => input)).toEqual([
    { id: '4', body: { do: 'setRole', role: 'user' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Change role', description: 'Mio' })).toBeNull();
});

it('a suspension needs a reason, takes its length, and ends by one press', async () => {
  const postPerson = vi.fn(adminCalls.postPerson);
  open('admin', { postPerson }, 'tab=people');
  expect(await screen.findByText(/^Suspended until .+2026/)).toBeDefined();
  fireEvent.click(await taskOf('Suspend', 'somebody 4'));
  const dialog = within(await screen.findByRole('dialog'));
  const submit = dialog.getByRole('button', { name: 'Suspend' });
  fireEvent.click(submit);
  expect(postPerson).not.toHaveBeenCalled();
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Advertising' } });
  fireEvent.change(dialog.getByLabelText('Length'), { target: { value: 'endless' } });
  fireEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await taskOf('End suspension', 'loud_one'));
  const again = within(await screen.findByRole('dialog'));
  fireEvent.click(again.getByRole('button', { name: 'End suspension' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(postPerson.mock.calls.map(([input]) => input)).toEqual([
    { id: '4', body: { do: 'suspend', reason: 'Advertising', until: null } },
    { id: '1', body: { do: 'restore' } },
  ]);
});

it('an account is deleted once it was asked for again, and a failure is said there', async () => {
  const deletePerson = vi
    .fn(adminCalls.deletePerson)
    .mockRejectedValueOnce(new CallError('network', 'deletePerson', ''));
  open('admin', { deletePerson }, 'tab=people');
  fireEvent.click(await taskOf('Delete', 'somebody 2'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findByText('Couldn’t delete the account')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('People'));
  expect(deletePerson).toHaveBeenCalledTimes(2);
});

it('selected edits are undone by one press, and what stays is said with its reason', async () => {
  const postEditsRevert = vi.fn<AdminClient['postEditsRevert']>().mockResolvedValue({
    reverted: 1,
    left: [{ id: '4', target_id: 'bbbbbbbbbbb', why: 'changedSince' }],
    next: null,
  });
  open('editor', { postEditsRevert }, 'tab=edits');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Topic changed' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Song removed' }));
  // Edits that are undone already, and those of scripts, have none.
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Undo selected: 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Edits undone: 1')).toBeDefined();
  expect(screen.getByText(/Changed again since/)).toBeDefined();
  expect(postEditsRevert.mock.calls.map(([{ body }]) => body)).toEqual([{ ids: ['5', '4'] }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edits'));
});

it('all edits of a person are undone by as many calls as the server asks for', async () => {
  const left = { id: '4', target_id: 'bbbbbbbbbbb', why: 'changedSince' } as const;
  const postEditsRevert = vi
    .fn<AdminClient['postEditsRevert']>()
    .mockResolvedValueOnce({ reverted: 99, left: [left], next: '40' })
    .mockResolvedValueOnce({ reverted: 7, left: [], next: null });
  open('editor', { postEditsRevert }, 'tab=edits&user=1');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo all by this person' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Edits undone: 106')).toBeDefined();
  expect(screen.getByText('Not undone: 1')).toBeDefined();
  expect(postEditsRevert.mock.calls.map(([{ body }]) => body)).toEqual([
    { user_id: '1', before: null },
    { user_id: '1', before: '40' },
  ]);
});

it('edits are found by person, kind and time, also from the card of a person', async () => {
  open('admin', {}, 'tab=people');
  const link = await screen.findByRole('link', { name: 'Edits', description: 'loud_one' });
  expect(link.getAttribute('href')).toBe('/admin?tab=edits&user=1');
  cleanup();
  getAudit.mockClear();
  open('editor', {}, 'tab=edits&user=1');
  fireEvent.change(await screen.findByLabelText('Kind'), { target: { value: 'topic.set' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: 'day' } });
  await waitFor(() =>
    expect(getAudit).toHaveBeenLastCalledWith(
      { user_id: '1', action: 'topic.set', since: expect.stringMatching(/Z$/), limit: 25 },
      expect.anything(),
    ),
  );
});

it('the log says who did what with whose account', async () => {
  open('admin', {}, 'tab=log');
  const row = (await screen.findByText('somebody 4', { selector: 'div > span' })).closest('li');
  expect(row?.textContent).toMatch(/^Role changedsomebody 4EditorMio · /);
});

it('each source says how it stands, what is wrong and what it spent', async () => {
  open('admin', {}, 'tab=sources');
  const youtube = within(await screen.findByRole('article', { name: 'YouTube' }));
  expect(youtube.getByText('Everything is up to date.')).toBeDefined();
  expect(youtube.getByText('3,184 of 10,000')).toBeDefined();
  expect(youtube.getByText('126 of 128')).toBeDefined();
  const twitch = within(screen.getByRole('article', { name: 'Twitch' }));
  expect(twitch.getByText('Failing')).toBeDefined();
  // Once, although it is the last error too.
  expect(twitch.getAllByText(/TWITCH_CLIENT_SECRET/)).toHaveLength(1);
});

it('a source that no process reads says so, and since when', async () => {
  open('admin', { getSources: () => Promise.resolve([silentSource]) }, 'tab=sources');
  expect(await screen.findByText('Not running')).toBeDefined();
  expect(screen.getByText('Last heard of')).toBeDefined();
  expect(screen.queryByText('Next read')).toBeNull();
});

it('a limit that was hit names itself as the settings do, how often, and the account', async () => {
  open('admin', {}, 'tab=limits');
  const search = (await screen.findByText('longSearch.guest')).closest('li');
  expect(search?.textContent).toContain('IPv4');
  expect(search?.textContent).toContain('Refused: 1,204');
  const link = screen.getByRole('link', { name: 'loud_one' });
  expect(link.getAttribute('href')).toBe('/admin?tab=people&q=1');
});

it('a placeholder of a person is edited or deleted after a question, one of a source is not', async () => {
  const getPlaceholders = vi.fn(adminCalls.getPlaceholders);
  open('editor', { getPlaceholders }, 'tab=placeholders');
  const name = '【3D】周年ライブ 〜窓のむこうへ〜';
  const edit = await screen.findByRole('link', { name: 'Edit', description: name });
  expect(edit.getAttribute('href')).toBe('/add_placeholder?id=plc_0000006');
  expect(screen.getAllByText('Made by somebody 4')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Edit', description: /^Ranked/ })).toBeNull();
  fireEvent.click(await taskOf('Delete', name));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Placeholders'));
  expect(deletePlaceholder.mock.calls.map(([{ id }]) => id)).toEqual(['plc_0000006']);
  await waitFor(() => expect(getPlaceholders).toHaveBeenCalledTimes(2));
  const deleted = screen.getByRole('link', { name: 'Deleted placeholders' });
  expect(deleted.getAttribute('href')).toBe('/admin?tab=edits&action=placeholder.remove');
});

it('placeholders that are over are asked for by the address', async () => {
  const getPlaceholders = vi.fn(adminCalls.getPlaceholders);
  open('editor', { getPlaceholders }, 'tab=placeholders');
  fireEvent.change(await screen.findByLabelText('Time'), { target: { value: 'past' } });
  await waitFor(() =>
    expect(getPlaceholders.mock.lastCall?.[0]).toEqual({ when: 'past', limit: 25 }),
  );
});
