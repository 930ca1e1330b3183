import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useFavoriteGroups } from '../../base/groups/use-groups';
import { createFavoritesStore } from '../../base/viewer/ports/favorites-store';
import ChannelGroups from '../../parts/favorite-groups/ChannelGroups';
import {
  clientOf,
  FeaturePage,
  loadActors,
  logIn,
  sampleFavorite,
  sampleUser,
} from '../../testing';
import { memoryGroups, sampleGroup, type MemoryGroups } from '../../testing/memory-groups';
import { GroupBar } from './GroupBar';
import { Replaced } from '../../base/state/replaced';
import { pageGroups } from '../../base/groups/page-groups';

// Loaded first, so that nothing arrives after the last test.
await loadActors();
await Promise.all([
  import('./GroupDialog'),
  import('./GroupsDialog'),
  import('../../base/toasts/ToastHost'),
]);

const favorites = [
  sampleFavorite({ id: 'UC1', name: 'Ao', org: 'Hololive' }),
  sampleFavorite({ id: 'UC2', name: 'Beni', org: 'Nijisanji' }),
  sampleFavorite({ id: 'UC3', name: 'Cyan', org: 'Hololive' }),
];

beforeEach(() => {
  logIn(sampleUser());
  createFavoritesStore(localStorage).writeList({ favorites, after: 0, owner: sampleUser().id });
});
afterEach(() => {
  cleanup();
});

function Bar() {
  const given = useFavoriteGroups();
  return <GroupBar given={given} hrefFor={(id) => `/favorites${id ? `?group=${id}` : ''}`} />;
}

async function drawn(memory: MemoryGroups, page = <Bar />) {
  const store = memory.openTab();
  render(
    <Replaced what={pageGroups} by={store}>
      <FeaturePage client={clientOf({ getFavorites: () => Promise.resolve(favorites) })}>
        {page}
      </FeaturePage>
    </Replaced>,
  );
  await act(() => store.load());
}
const button = (name: string) => screen.findByRole('button', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** What it changes in the store has happened afterwards. */
const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const stored = ({ content }: MemoryGroups) =>
  content()
    .groups.filter(({ isRemoved }) => !isRemoved)
    .map(({ name, color, channelIds }) => ({ name, color, channelIds }));
const shown = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const two = () =>
  memoryGroups({
    groups: [
      sampleGroup({ channelIds: ['UC1', 'UC3'] }),
      sampleGroup({ id: 'group-singers', name: 'Singers', position: 2 }),
    ],
  });

describe('the bar of groups', () => {
  it('the bar of groups leads to each group, in their order, and to all favorites', async () => {
    await drawn(two());
    await screen.findByRole('link', { name: 'All' });
    expect(shown()).toEqual([
      ['All', '/favorites'],
      ['Gamers', '/favorites?group=group-gamers'],
      ['Singers', '/favorites?group=group-singers'],
    ]);
    expect(screen.getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBe('true');
  });

  it('the bar of groups makes no fifty-first group, and says why', async () => {
    const groups = Array.from({ length: 50 }, (_, at) =>
      sampleGroup({ id: `g${at}`, name: `Group ${at}`, position: at }),
    );
    const memory = memoryGroups({ groups });
    await drawn(memory);
    // By its title: fifty links make queries by role slow.
    await press(await screen.findByTitle('New group'));
    expect((await screen.findAllByText(/at most 50 groups/)).length).toBeGreaterThan(0);
    expect(stored(memory)).toHaveLength(50);
    expect(screen.queryByLabelText('Name')).toBeNull();
  });
});

describe('a new group', () => {
  it('a new group has a name, a color, and all favorites of an organization', async () => {
    const memory = memoryGroups();
    await drawn(memory);
    await press(await button('New group'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New group' }));
    await press(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a name.')).toBeTruthy();
    type(dialog.getByLabelText('Add all favorites of an organization'), 'Hololive');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Hololive');
    await press(dialog.getByRole('radio', { name: 'Pink' }));
    await press(dialog.getByRole('button', { name: 'Take Ao out of the group' }));
    await press(dialog.getByRole('button', { name: 'Save' }));
    expect(stored(memory)).toEqual([{ name: 'Hololive', color: 'pink', channelIds: ['UC3'] }]);
  });

  it('a new group is not offered the name of a person by the browser', async () => {
    await drawn(memoryGroups());
    await press(await button('New group'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(field.autocomplete).toBe('off');
  });

  it('a new group is not made where the dialog is left', async () => {
    const memory = memoryGroups();
    await drawn(memory);
    await press(await button('New group'));
    type(await screen.findByRole('textbox', { name: 'Name' }), 'Gone');
    await press(await button('Cancel'));
    expect(stored(memory)).toEqual([]);
  });
});

describe('the dialog of all groups', () => {
  it('the dialog of all groups moves a group, deletes one, and brings it back', async () => {
    const memory = two();
    await drawn(memory);
    const names = () => shown().map(([name]) => name);
    await press(await button('Edit groups'));
    await press(await button('Move Singers up'));
    expect(await screen.findByText('Singers is now in position 1 of 2.')).toBeTruthy();
    await press(await button('Delete Gamers'));
    expect(stored(memory).map(({ name }) => name)).toEqual(['Singers']);
    await press(await button('Undo'));
    await press(await button('Close'));
    expect(names()).toEqual(['All', 'Singers', 'Gamers']);
  });

  it('the dialog of all groups changes a group, and leaves out channels that are no favorites any more', async () => {
    const memory = memoryGroups({ groups: [sampleGroup({ channelIds: ['UC1', 'UCgone'] })] });
    await drawn(memory);
    await press(await button('Edit groups'));
    await press(await button('Edit Gamers'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Gamers' }));
    type(dialog.getByRole('textbox', { name: 'Name' }), ' Players ');
    await press(dialog.getByRole('button', { name: 'Save' }));
    expect(stored(memory)).toEqual([{ name: 'Players', color: 'teal', channelIds: ['UC1'] }]);
  });
});

it('the groups of a channel are chosen at the channel', async () => {
  const memory = two();
  await drawn(memory, <ChannelGroups channelId="UC1" name="Ao" />);
  await press(await button('Groups of Ao'));
  const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect([(await box('Gamers')).checked, (await box('Singers')).checked]).toEqual([true, false]);
  await press(await box('Singers'));
  await press(await box('Gamers'));
  expect(stored(memory).map(({ channelIds }) => channelIds)).toEqual([['UC3'], ['UC1']]);
});
