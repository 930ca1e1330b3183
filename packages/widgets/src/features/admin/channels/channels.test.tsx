/** What admins find of the list of followed channels, and what becomes of their edits. */
import { CallError, type AdminClient, type CallName, type ListedOrg } from '@oshimado/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminCalls } from '../../../storybook/sample-admin';
import { sampleList, sampleListed, wrongImport } from '../../../storybook/sample-channel-list';
import {
  clientOf,
  englishMessages,
  FeaturePage,
  loadActors,
  logIn,
  sampleUser,
} from '../../../testing';
import { AdminPageAt } from '../../../testing/admin-page';
import { recordDownloads } from '../../../testing/downloads';

const messages = await englishMessages();
await loadActors();
// What the page loads when it is needed.
await Promise.all([
  import('./ListedChannels'),
  import('./ChannelDialog'),
  import('./ImportDialog'),
]);

function open(calls: Partial<AdminClient> = {}, address = 'tab=channels') {
  logIn(sampleUser({ id: '3', role: 'admin' }));
  render(
    <FeaturePage client={clientOf({})} messages={messages}>
      <AdminPageAt client={{ ...adminCalls, ...calls }} address={address} />
    </FeaturePage>,
  );
}

const refusal = (status: number, call: CallName) =>
  new CallError('http', call, '/', status, { error: 'conflict', message: 'refused' });
const buttonOf = (name: string, channel: string) =>
  screen.findByRole('button', { name, description: channel });
const dialogOf = async () => within(await screen.findByRole('dialog'));
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('the list is searched by words and by organization', async () => {
  const getListedChannels = vi.fn(adminCalls.getListedChannels);
  open({ getListedChannels });
  expect(await screen.findByText('Cutter')).toBeDefined();
  type(screen.getByRole('searchbox'), 'hoshino');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(screen.queryByText('Cutter')).toBeNull());
  fireEvent.change(await screen.findByLabelText('Organization'), {
    target: { value: 'Lantern' },
  });
  expect(await screen.findByText('No channel matches')).toBeDefined();
  expect(getListedChannels.mock.lastCall?.[0]).toEqual({ q: 'hoshino', org: 'Lantern', limit: 25 });
});

describe('a channel', () => {
  it('a channel is added by its address, once its fields are right', async () => {
    const putListedChannel = vi.fn(adminCalls.putListedChannel);
    open({ putListedChannel });
    fireEvent.click(await screen.findByRole('button', { name: 'Add channel' }));
    const dialog = await dialogOf();
    type(await dialog.findByLabelText(/^YouTube/), 'youtube.com/@aki');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a name.')).toBeDefined();
    expect(putListedChannel).not.toHaveBeenCalled();
    type(dialog.getByLabelText(/^Name(?! in)/), '秋');
    type(dialog.getByLabelText('Organization'), 'Window Works');
    type(await dialog.findByLabelText('Group'), 'Second');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(putListedChannel.mock.calls[0]?.[0].body).toMatchObject({
      channel: { name: '秋', youtube: '@aki', org: 'Window Works', group: 'Second' },
    });
    expect(putListedChannel.mock.calls[0]?.[0].body.before).toBeUndefined();
  });

  it('a channel that somebody else has changed shows what it is now, keeps what was typed, and is saved over it', async () => {
    const putListedChannel = vi.fn<AdminClient['putListedChannel']>(() =>
      Promise.reject(refusal(412, 'putListedChannel')),
    );
    let rows = [...sampleListed];
    open({ putListedChannel, getListedChannels: () => Promise.resolve(rows) });
    fireEvent.click(await buttonOf('Edit', 'Cutter'));
    const dialog = await dialogOf();
    const name = await dialog.findByLabelText<HTMLInputElement>(/^Name(?! in)/);
    type(name, 'Cutter II');
    rows = rows.map((row) =>
      row.id === '@cutter' ? { ...row, version: 'newer', twitch: 'cutter_live' } : row,
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/cutter_live/)).toBeDefined();
    expect(name.value).toBe('Cutter II');
    putListedChannel.mockImplementation(adminCalls.putListedChannel);
    fireEvent.click(await dialog.findByRole('button', { name: 'Save mine instead' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(putListedChannel.mock.lastCall?.[0].body).toMatchObject({
      before: { id: '@cutter', version: 'newer' },
      channel: { name: 'Cutter II' },
    });
  });

  it('a channel that is in the list already is refused in words', async () => {
    open({ putListedChannel: () => Promise.reject(refusal(409, 'putListedChannel')) });
    fireEvent.click(await buttonOf('Edit', 'Cutter'));
    const dialog = await dialogOf();
    fireEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The list has this channel already.')).toBeDefined();
  });

  it('a channel is marked as inactive by one press, and removed after a question', async () => {
    const putListedChannel = vi.fn(adminCalls.putListedChannel);
    const deleteListedChannel = vi.fn(adminCalls.deleteListedChannel);
    open({ putListedChannel, deleteListedChannel });
    fireEvent.click(await buttonOf('Mark as inactive', 'Cutter'));
    await waitFor(() =>
      expect(putListedChannel.mock.calls[0]?.[0].body).toMatchObject({
        before: { id: '@cutter', version: 'version-2' },
        channel: { name: 'Cutter', type: 'clipper', inactive: true },
      }),
    );
    fireEvent.click(await buttonOf('Remove', 'Cutter'));
    const dialog = await dialogOf();
    fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Followed channels'));
    expect(deleteListedChannel.mock.calls[0]?.[0]).toEqual({ id: '@cutter', version: 'version-2' });
  });
});

it('an organization and its groups are renamed, and one with channels cannot be removed', async () => {
  const putListedOrg = vi.fn(adminCalls.putListedOrg);
  open({ putListedOrg });
  const toggle = await screen.findByRole('button', { name: 'Organizations' });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Remove', description: 'Window Works' })).toBeNull();
  fireEvent.click(await buttonOf('Edit', 'Window Works'));
  const dialog = await dialogOf();
  type(dialog.getByLabelText('Group 1'), 'Debut');
  fireEvent.click(dialog.getByRole('button', { name: 'Add group' }));
  type(dialog.getByLabelText('Group 3'), 'Third');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(putListedOrg.mock.calls[0]?.[0].body).toMatchObject({
    before: { name: 'Window Works', version: 'version-w' },
    org: {
      groups: [
        { name: 'Debut', before: 'First' },
        { name: 'Second', before: 'Second' },
        { name: 'Third' },
      ],
    },
  });
});

/** Changes the short name of an organization that somebody else changes or removes before it is saved. */
async function saveTooLate(
  name: string,
  shortName: string,
  theirs: (orgs: readonly ListedOrg[]) => readonly ListedOrg[],
) {
  const putListedOrg = vi.fn<AdminClient['putListedOrg']>(() =>
    Promise.reject(refusal(412, 'putListedOrg')),
  );
  let { orgs } = sampleList;
  open({ putListedOrg, getChannelList: () => Promise.resolve({ ...sampleList, orgs }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Organizations' }));
  fireEvent.click(await buttonOf('Edit', name));
  const dialog = await dialogOf();
  type(dialog.getByLabelText('Short name'), shortName);
  orgs = [...theirs(orgs)];
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const saveMine = async () => {
    putListedOrg.mockImplementation(adminCalls.putListedOrg);
    fireEvent.click(await dialog.findByRole('button', { name: 'Save mine instead' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return putListedOrg.mock.lastCall?.[0].body;
  };
  return { dialog, saveMine };
}

it('an organization that somebody else has changed shows what it is now, and both changes are saved', async () => {
  const { dialog, saveMine } = await saveTooLate('Window Works', 'WW', (orgs) =>
    orgs.map((org) =>
      org.name === 'Window Works'
        ? { ...org, version: 'newer', groups: [...org.groups, { name: 'Third', channels: 1 }] }
        : org,
    ),
  );
  expect(await dialog.findByText(/Somebody else has changed this/)).toBeDefined();
  expect(await dialog.findByText('Third')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('Short name').value).toBe('WW');
  expect(dialog.getByLabelText<HTMLInputElement>('Group 3').value).toBe('Third');
  expect(await saveMine()).toMatchObject({
    before: { name: 'Window Works', version: 'newer' },
    org: { short: 'WW', groups: [{}, {}, { name: 'Third', before: 'Third' }] },
  });
});

it('an organization that somebody else has removed is added again by saving it', async () => {
  const { dialog, saveMine } = await saveTooLate('Lantern', 'Lan', (orgs) =>
    orgs.filter(({ name }) => name !== 'Lantern'),
  );
  expect(await dialog.findByText(/removed or renamed/)).toBeDefined();
  const body = await saveMine();
  expect(body?.before).toBeUndefined();
  expect(body?.org).toMatchObject({ name: 'Lantern', short: 'Lan' });
});

describe('an export', () => {
  const downloads = recordDownloads();

  it('an export for spreadsheets begins with the mark by which they know Japanese letters', async () => {
    open();
    const save = async (form: string) => {
      const count = downloads.length;
      fireEvent.click(await screen.findByRole('button', { name: `Export as ${form}` }));
      await waitFor(() => expect(downloads).toHaveLength(count + 1));
      const bytes = await downloads.at(-1)?.file.arrayBuffer();
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    };
    expect(await save('CSV')).toMatch(/^\uFEFF/);
    expect(await save('YAML')).toMatch(/^channels/);
  });
});

describe('an import', () => {
  const openImport = async (calls: Partial<AdminClient>) => {
    open(calls);
    fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await dialogOf();
    type(await dialog.findByLabelText('Or paste its text'), 'channels: []');
    return dialog;
  };

  it('an import shows what it would do, and does it after a second press', async () => {
    const postChannelImport = vi.fn(adminCalls.postChannelImport);
    const dialog = await openImport({ postChannelImport });
    fireEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText(/New: 1 · Changed: 1 · Unchanged: 1/)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(postChannelImport.mock.calls.map(([{ body }]) => body.dry_run)).toEqual([true, false]);
  });

  it('an import of a table that a spreadsheet saved in Shift_JIS has its names', async () => {
    const dialog = await openImport({});
    const name = [0x90, 0xaf, 0x8a, 0x58, 0x82, 0xb7, 0x82, 0xa2, 0x82, 0xb9, 0x82, 0xa2];
    const head = new TextEncoder().encode('youtube,name\r\n@suisei,');
    const file = new File([head, Uint8Array.from(name)], 'channels.csv', { type: 'text/csv' });
    fireEvent.change(dialog.getByLabelText(/file/i, { selector: 'input[type=file]' }), {
      target: { files: [file] },
    });
    const text = dialog.getByLabelText<HTMLTextAreaElement>('Or paste its text');
    await waitFor(() => expect(text.value).toContain('@suisei,星街すいせい'));
    expect(dialog.getByLabelText<HTMLSelectElement>('Format').value).toBe('csv');
  });

  it('an import that does something else by now shows that first', async () => {
    const seen = await adminCalls.postChannelImport({
      body: { form: 'yaml', text: 'channels: []', dry_run: true },
    });
    const postChannelImport = vi
      .fn(adminCalls.postChannelImport)
      .mockResolvedValueOnce(seen)
      .mockResolvedValueOnce(wrongImport)
      .mockResolvedValueOnce(wrongImport);
    const dialog = await openImport({ postChannelImport });
    fireEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Import' }));
    expect(await dialog.findByText('Line 7:', { exact: false })).toBeDefined();
    expect(postChannelImport.mock.calls.map(([{ body }]) => body.dry_run)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('an import names the lines that are wrong, and the text stays to be corrected', async () => {
    const dialog = await openImport({ postChannelImport: () => Promise.resolve(wrongImport) });
    fireEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    expect(await dialog.findByText('Line 7:', { exact: false })).toBeDefined();
    const text = dialog.getByLabelText<HTMLTextAreaElement>('Or paste its text');
    expect(text.value).toBe('channels: []');
    expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull();
    // What was shown is of the former text.
    type(text, 'channels: [ ]');
    await waitFor(() => expect(dialog.queryByText('Line 7:', { exact: false })).toBeNull());
  });
});

it('a list that is a file is shown with what is wrong with it, and has no buttons that change it', async () => {
  const problems = [{ line: 4, message: 'channels 1 youtube: wants a channel id' }];
  open({
    getChannelList: () => Promise.resolve({ ...sampleList, kept_in: 'file', problems }),
  });
  expect(await screen.findByText(/^4: channels 1 youtube/)).toBeDefined();
  expect(screen.getByText(/CHANNELS_FILE/)).toBeDefined();
  expect(await screen.findByText('Cutter')).toBeDefined();
  for (const name of ['Add channel', 'Import', 'Edit', 'Remove'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toBeDefined();
});

describe('a requested channel', () => {
  const ACCEPT = 'Accept: UC0000000000000000000042';
  const request = async (fields: readonly { name: string; value: string }[]) => {
    const [first] = await adminCalls.getReports({ state: 'open', limit: 25 });
    if (!first) throw new Error('there is no sample');
    return () => Promise.resolve([{ ...first, fields: [...first.fields, ...fields] }]);
  };

  it('a requested channel is added by one press where the request says all that is needed', async () => {
    const postReport = vi.fn(adminCalls.postReport);
    const name = { name: 'Alternate Channel Name (optional)', value: 'Answer Clips' };
    open({ postReport, getReports: await request([name]) }, '');
    fireEvent.click(await screen.findByRole('button', { name: ACCEPT }));
    await waitFor(() =>
      expect(postReport.mock.calls[0]?.[0]).toMatchObject({
        id: '4',
        body: {
          state: 'done',
          add: {
            name: 'Answer Clips',
            youtube: 'UC0000000000000000000042',
            type: 'clipper',
            lang: 'en',
          },
        },
      }),
    );
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Reports and requests'));
  });

  it('a requested channel opens the form with what is known where something is missing, and what was typed stays after a failure', async () => {
    const postReport = vi.fn<AdminClient['postReport']>(() =>
      Promise.reject(new CallError('network', 'postReport', '/')),
    );
    open({ postReport }, '');
    fireEvent.click(await screen.findByRole('button', { name: ACCEPT }));
    const dialog = await dialogOf();
    expect(await dialog.findByText('Enter a name.')).toBeDefined();
    const name = dialog.getByLabelText<HTMLInputElement>(/^Name(?! in)/);
    type(name, 'Answer Clips');
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Couldn’t save the change')).toBeDefined();
    expect(name.value).toBe('Answer Clips');
  });

  it('a requested channel is copied into the file where the list is one', async () => {
    const kept_in = 'file' as const;
    open({ getChannelList: () => Promise.resolve({ ...sampleList, kept_in }) }, '');
    expect(await screen.findByText(/youtube: "UC0+42"/)).toBeDefined();
    expect(screen.queryByRole('button', { name: ACCEPT })).toBeNull();
  });
});
