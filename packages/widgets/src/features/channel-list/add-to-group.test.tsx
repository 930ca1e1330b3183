/** Favorites are put into groups from the list of channels: one by one, by their generation, or any of them. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { favoriteOf, talentChannels } from '../../storybook/sample-channels';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser } from '../../testing';
import { memoryGroups, sampleGroup, type MemoryGroups } from '../../testing/memory-groups';
import { ChannelList } from './ChannelList';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';

// Loaded first, so that nothing arrives after the last test.
await loadActors();
await Promise.all([
  import('../../parts/favorite-groups/AddToGroup'),
  import('../../parts/favorite-groups/AddToGroupDialog'),
  import('../../parts/favorite-groups/ChannelGroups'),
  import('../../base/toasts/ToastHost'),
]);

const favorites = talentChannels(3).map((channel, at) => ({
  ...favoriteOf(channel),
  id: `UC${at}`,
  name: `Talent ${at}`,
  english_name: null,
  org: 'Hololive',
  group: at < 2 ? 'JP: Gen 3' : 'JP: Gen 4',
}));

beforeEach(() => logIn(sampleUser()));
afterEach(() => {
  cleanup();
});

async function drawn(memory: MemoryGroups) {
  const store = memory.openTab();
  render(
    <Replaced what={pageGroups} by={store}>
      <FeaturePage client={clientOf({ getFavorites: () => Promise.resolve(favorites) })}>
        <ChannelList tab="favorites" org="Hololive" hrefFor={String} />
      </FeaturePage>
    </Replaced>,
  );
  await act(() => store.load());
  fireEvent.change(await screen.findByRole('combobox', { name: 'Sort by' }), {
    target: { value: 'group' },
  });
}
/** What it changes in the store has happened afterwards. */
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const button = (name: string) => screen.findByRole('button', { name });
const stored = ({ content }: MemoryGroups) =>
  content().groups.map(({ name, channelIds }) => ({ name, channelIds }));
const save = async () =>
  press(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));

it('a whole generation goes into a new group of its name', async () => {
  const memory = memoryGroups();
  await drawn(memory);
  await press(await button('Add all of JP: Gen 3 to a group'));
  await save();
  expect(stored(memory)).toEqual([{ name: 'JP: Gen 3', channelIds: ['UC0', 'UC1'] }]);
});

it('several favorites join those that a group has, each once', async () => {
  const memory = memoryGroups({ groups: [sampleGroup({ channelIds: ['UC2', 'UC1'] })] });
  await drawn(memory);
  await press(await button('Add to group…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to group…' }));
  fireEvent.change(dialog.getByLabelText('Add all favorites of a generation'), {
    target: { value: 'Hololive / JP: Gen 3' },
  });
  await save();
  expect(stored(memory)).toEqual([{ name: 'Gamers', channelIds: ['UC2', 'UC1', 'UC0'] }]);
  expect((await screen.findAllByText('Added to Gamers')).length).toBeGreaterThan(0);
});

it('nothing is saved without a channel, and the dialog says why', async () => {
  const memory = memoryGroups({ groups: [sampleGroup()] });
  await drawn(memory);
  await press(await button('Add to group…'));
  await save();
  expect(screen.getByText('Choose at least one channel.')).toBeTruthy();
  expect(stored(memory)).toEqual([{ name: 'Gamers', channelIds: [] }]);
});

it('a group that is too full takes none of them', async () => {
  const full = Array.from({ length: 500 }, (_, at) => `UCfull${at}`);
  const memory = memoryGroups({ groups: [sampleGroup({ channelIds: full })] });
  await drawn(memory);
  await press(await button('Add all of JP: Gen 4 to a group'));
  await save();
  expect(screen.getByText('A group holds at most 500 channels.')).toBeTruthy();
  expect(stored(memory)[0]?.channelIds).toHaveLength(500);
});

it('a row has the choice of its groups', async () => {
  const memory = memoryGroups({ groups: [sampleGroup()] });
  await drawn(memory);
  await press(await button('Groups of Talent 2'));
  await press(await screen.findByRole('checkbox', { name: 'Gamers' }));
  expect(stored(memory)).toEqual([{ name: 'Gamers', channelIds: ['UC2'] }]);
});
