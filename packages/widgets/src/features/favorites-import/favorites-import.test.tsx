/** A file that another program wrote becomes favorites and groups. */
import {
  CallError,
  type ChannelLookupClient,
  type FavoriteChange,
  type LookedUpChannel,
} from '@oshimado/contract';
import { FOLLOWED_BYTES_MAX } from '@oshimado/domain';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFavoritesStore, OUTBOX_KEY } from '../../base/viewer/ports/favorites-store';
import { TOKEN_KEY } from '../../base/viewer/ports/login-store';
import { favoriteOf, talentChannels } from '../../storybook/sample-channels';
import { clientOf, FeaturePage, loadActors, logIn, sampleToken, sampleUser } from '../../testing';
import { memoryGroups, sampleGroup, type MemoryGroups } from '../../testing/memory-groups';
import { FavoritesImport } from './index';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';

// Loaded first, so that nothing arrives after the last test.
await loadActors();
await Promise.all([
  import('./ImportButton'),
  import('./ImportDialog'),
  import('../../base/toasts/ToastHost'),
]);

const id = (name: string) => `UC${name.padEnd(22, '0')}`;
const [sample] = talentChannels(1);
if (!sample) throw new Error('no sample');
const ao = { ...favoriteOf(sample), id: id('ao'), name: 'Ao', english_name: null };

const talent = (key: string, over: Partial<LookedUpChannel> = {}): LookedUpChannel => ({
  key,
  id: key,
  name: key,
  english_name: null,
  type: 'vtuber',
  org: null,
  ...over,
});
const onSite = [talent(id('ao')), talent(id('beni')), talent(id('clips'), { type: 'subber' })];

/** A server with these channels, and what it was asked. */
function server(channels: readonly LookedUpChannel[] = onSite) {
  const asked: string[][] = [];
  const failures: CallError[] = [];
  const client: ChannelLookupClient = {
    postChannelLookup: async ({ body }) => {
      const failure = failures.shift();
      if (failure) throw failure;
      asked.push([...body.channels]);
      return channels.filter(({ key }) => body.channels.includes(key));
    },
  };
  return { client, asked, failures };
}

const profile = (_id: string, name: string, names: readonly string[], bgColor = '#000000') =>
  JSON.stringify({
    _id,
    name,
    bgColor,
    textColor: '#FFFFFF',
    subscriptions: names.map((one) => ({ id: id(one), name: one, thumbnail: null })),
  });
const freetube = `${profile('allChannels', 'All Channels', ['ao', 'beni', 'clips', 'Dango'])}\n${profile('p1', 'Gamers', ['beni', 'Dango'], '#C51162')}\n${profile('p2', 'Late night', ['ao', 'beni'], '#2962FF')}\n`;
const fileOf = (text: string, name = 'freetube-subscriptions.db') => new File([text], name);

beforeEach(() => {
  logIn(sampleUser());
  createFavoritesStore(localStorage).writeList({
    favorites: [ao],
    after: 0,
    owner: sampleUser().id,
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function drawn(client: ChannelLookupClient, memory: MemoryGroups = memoryGroups()) {
  const store = memory.openTab();
  render(
    <Replaced what={pageGroups} by={store}>
      <FeaturePage client={clientOf({ getFavorites: () => Promise.resolve([ao]) })}>
        <FavoritesImport client={client} />
      </FeaturePage>
    </Replaced>,
  );
  await act(() => store.load());
  const button = await screen.findByRole('button', { name: 'Import…' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  button.focus();
  fireEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Import channels you follow' }));
}
type Dialog = Awaited<ReturnType<typeof drawn>>;

const zone = (dialog: Dialog) => dialog.getByLabelText('Drop a file here, or choose one');
const choose = (dialog: Dialog, ...files: File[]) =>
  act(async () => {
    fireEvent.change(zone(dialog), { target: { files } });
  });
/** What it changes in the stores has happened afterwards. */
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const staged = () =>
  (JSON.parse(localStorage.getItem(OUTBOX_KEY) ?? '{"staged":[]}') as { staged: FavoriteChange[] })
    .staged;
const kept = ({ content }: MemoryGroups) =>
  content()
    .groups.filter(({ isRemoved }) => !isRemoved)
    .map(({ name, color, channelIds }) => ({ name, color, channelIds }));

it('profiles of FreeTube become favorites and groups with one press, and a press takes them back', async () => {
  const { client, asked } = server();
  const memory = memoryGroups({ groups: [sampleGroup({ channelIds: [ao.id] })] });
  const dialog = await drawn(client, memory);
  await choose(dialog, fileOf(freetube));
  await dialog.findByText('freetube-subscriptions.db: 4 channels');
  expect(asked).toEqual([[id('ao'), id('beni'), id('clips'), id('Dango')]]);
  for (const text of [
    '1 new favorite',
    '1 is a favorite already',
    '1 clipper, who can’t be a favorite',
  ])
    expect(dialog.getByText(text)).toBeTruthy();
  expect(dialog.getByText('Adds 1 channel to your group.')).toBeTruthy();
  expect(dialog.getByText('A new group of 2 channels.')).toBeTruthy();
  await press(dialog.getByRole('button', { name: 'Add 1 favorite' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(staged()).toMatchObject([{ op: 'add', channel_id: id('beni') }]));
  await waitFor(() =>
    expect(kept(memory)).toEqual([
      { name: 'Gamers', color: 'teal', channelIds: [ao.id, id('beni')] },
      { name: 'Late night', color: 'blue', channelIds: [ao.id, id('beni')] },
    ]),
  );
  expect((await screen.findAllByText('Added 1 favorite')).length).toBeGreaterThan(0);

  await press(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(staged()).toEqual([]));
  await waitFor(() =>
    expect(kept(memory)).toEqual([{ name: 'Gamers', color: 'teal', channelIds: [ao.id] }]),
  );
});

it('a profile that is not wanted makes no group, and its channels become favorites nevertheless', async () => {
  const memory = memoryGroups();
  const dialog = await drawn(server().client, memory);
  await choose(dialog, fileOf(freetube));
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Gamers' }));
  await press(dialog.getByRole('button', { name: 'Add 1 favorite' }));
  await waitFor(() => expect(kept(memory).map(({ name }) => name)).toEqual(['Late night']));
  expect(staged()).toMatchObject([{ channel_id: id('beni') }]);
});

it('a channel that is not on this site can be looked at and requested', async () => {
  const dialog = await drawn(server().client);
  await choose(dialog, fileOf(freetube));
  fireEvent.click(await dialog.findByText('1 channel isn’t on this site'));
  const address = `https://www.youtube.com/channel/${id('Dango')}`;
  const links = dialog.getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    address,
    `/addChannel?address=${encodeURIComponent(address)}`,
  ]);
});

it('thousands of channels are asked for in parts, and every channel once', async () => {
  const { client, asked } = server();
  const ids = Array.from({ length: 1_201 }, (_, at) => id(`n${at}n`));
  const dialog = await drawn(client);
  await choose(dialog, fileOf([...ids, ...ids.slice(0, 3)].join('\n'), 'list.txt'));
  expect(await dialog.findByText('list.txt: 1,201 channels')).toBeTruthy();
  expect(asked.map(({ length }) => length)).toEqual([500, 500, 201]);
  expect(dialog.getByText('3 entries were there twice')).toBeTruthy();
  expect(dialog.getByText('There is nothing to add.')).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add favorites' }).disabled).toBe(
    true,
  );
});

it('a failure of the server is said with a way to ask again, and adds nothing', async () => {
  const { client, failures } = server();
  failures.push(new CallError('http', 'postChannelLookup', '/', 500));
  const dialog = await drawn(client);
  await choose(dialog, fileOf(freetube));
  expect(await dialog.findByText('Couldn’t check the channels. Nothing was added.')).toBeTruthy();
  expect(staged()).toEqual([]);
  await press(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('button', { name: 'Add 1 favorite' })).toBeTruthy();
});

it.each([
  ['', 'This file is empty. Export it again.'],
  [
    'PK\u0003\u0004',
    'This is a ZIP archive. Unpack it, then choose the file of subscriptions in it.',
  ],
  [
    `{"subscriptions":[\n"${id('ao')}",`,
    'The file ends too early, in line 2. Export or download it again.',
  ],
  [`{"subscriptions":[\n"a" "b"]}`, 'There is a mistake in line 2. Export the file again.'],
  ['[{"titleUrl":"x"}]', 'This is a watch history. Choose an export of subscriptions.'],
])('%j is refused in words, and the next file is read', async (text, words) => {
  const { client, asked } = server();
  const dialog = await drawn(client);
  await choose(dialog, fileOf(text));
  expect(await dialog.findByText(words)).toBeTruthy();
  expect(zone(dialog).getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
  await choose(dialog, fileOf(freetube));
  expect(await dialog.findByText('freetube-subscriptions.db: 4 channels')).toBeTruthy();
  expect(dialog.queryByText(words)).toBeNull();
});

it('a file that is too large is not even read, and one that cannot be opened says so', async () => {
  const dialog = await drawn(server().client);
  const large = fileOf('x');
  vi.spyOn(large, 'size', 'get').mockReturnValue(FOLLOWED_BYTES_MAX + 1);
  const read = vi.spyOn(large, 'arrayBuffer');
  await choose(dialog, large);
  expect(
    await dialog.findByText('This file is larger than 20 MB. Export your subscriptions alone.'),
  ).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
  const gone = fileOf('x');
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('', 'NotReadableError'));
  await choose(dialog, gone);
  expect(await dialog.findByText('This file couldn’t be opened. Choose it again.')).toBeTruthy();
});

it('an entry that is left out is named with its line', async () => {
  const dialog = await drawn(server().client);
  await choose(dialog, fileOf(`${freetube}{"_id":"p3","na`));
  expect(await dialog.findByText('1 entry was left out')).toBeTruthy();
  expect(dialog.getByText(/^Line 4 · Can’t be read/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Add 1 favorite' })).toBeTruthy();
});

it.each([
  ['two files', [fileOf(freetube), fileOf('other', 'other.txt')]],
  ['a picture and a file', [fileOf('', 'cover.png'), fileOf(freetube)]],
  ['a file and a picture', [fileOf(freetube), fileOf('', 'cover.png')]],
])(
  'of %s that are dropped the first of a known type is read, and the dialog says so',
  async (_, files) => {
    const dialog = await drawn(server().client);
    await act(async () => {
      fireEvent.drop(zone(dialog), { dataTransfer: { files } });
    });
    expect(await dialog.findByText('Only one file was read.')).toBeTruthy();
    expect(await dialog.findByText('freetube-subscriptions.db: 4 channels')).toBeTruthy();
  },
);

it('the focus returns to the button when the dialog is left, and nothing was added', async () => {
  const dialog = await drawn(server().client);
  await choose(dialog, fileOf(freetube));
  await dialog.findByRole('button', { name: 'Add 1 favorite' });
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import…' })),
  );
  expect(staged()).toEqual([]);
});

it('what is undone after somebody else has logged in changes nothing of theirs', async () => {
  const memory = memoryGroups();
  const dialog = await drawn(server().client, memory);
  await choose(dialog, fileOf(freetube));
  await press(await dialog.findByRole('button', { name: 'Add 1 favorite' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(staged()).toHaveLength(1));
  logIn(sampleUser({ id: 'other' }));
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: sampleToken }));
  });
  await press(undo);
  expect(staged()).toMatchObject([{ op: 'add', channel_id: id('beni') }]);
  expect(kept(memory)).toHaveLength(2);
});

it('a guest is led to the login, and nothing is kept', async () => {
  localStorage.clear();
  const memory = memoryGroups();
  const dialog = await drawn(server().client, memory);
  await choose(dialog, fileOf(freetube));
  await press(await dialog.findByRole('button', { name: 'Add 2 favorites' }));
  expect((await screen.findAllByText('Log in to favorite channels')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Added 2 favorites')).toBeNull();
  expect([staged(), kept(memory)]).toEqual([[], []]);
});
