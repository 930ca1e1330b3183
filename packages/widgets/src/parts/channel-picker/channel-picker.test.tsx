import type { Client } from '@oshimado/contract';
import { defaultSettings, moduleKey, writeModule } from '@oshimado/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { favoriteOf, storedChannelOf, talentChannels } from '../../storybook/sample-channels';
import { clientOf, FeaturePage, loadActors, logIn, sampleUser } from '../../testing';
import { BlockedPicker, FavoritePicker } from '.';

// Loaded before the tests, so that none of them waits for a disk.
await Promise.all([loadActors(), import('./BlockedPicker'), import('./FavoritePicker')]);

const found = talentChannels(2);
const [first, second] = found;
const NAMES = found.map(({ english_name: name }) => name ?? '');
const [NAME = '', OTHER = ''] = NAMES;

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const wait = async (ms: number) => {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  // An answer is shown by a timer of the query library.
  await settle();
  await settle();
};

beforeEach(() => {
  vi.useFakeTimers();
});

const postChannelSearch = vi.fn<Client['postChannelSearch']>();
const patchFavorites = vi.fn<Client['patchFavorites']>();

async function draw(picker: 'blocked' | 'favorite', field: string) {
  postChannelSearch.mockReset().mockResolvedValue(found);
  patchFavorites.mockReset().mockResolvedValue(found.map(favoriteOf));
  await act(async () => {
    render(
      <FeaturePage
        client={clientOf({
          postChannelSearch,
          patchFavorites,
          getFavorites: () => Promise.resolve(second ? [favoriteOf(second)] : []),
        })}
      >
        {picker === 'blocked' ? <BlockedPicker /> : <FavoritePicker />}
      </FeaturePage>,
    );
    await vi.dynamicImportSettled();
  });
  await settle();
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: field });
  return {
    input,
    type: async (text: string) => {
      fireEvent.focus(input);
      fireEvent.change(input, { target: { value: text } });
      await settle();
    },
    press: async (key: string) => {
      fireEvent.keyDown(input, { key });
      await settle();
    },
  };
}
const isOn = (name: string) =>
  screen.getByRole('option', { name: new RegExp(name) }).getAttribute('aria-selected') === 'true';
const click = async (role: 'button' | 'option', name: string | RegExp) => {
  fireEvent.click(screen.getByRole(role, { name }));
  await settle();
};

describe('channel search in the pickers', () => {
  it('channel search in the pickers asks for VTubers 400 ms after the last key', async () => {
    const { type } = await draw('blocked', 'Blocked channels');
    await type('s');
    await wait(399);
    await type('so');
    await wait(399);
    expect(postChannelSearch).not.toHaveBeenCalled();
    await wait(1);
    expect(postChannelSearch.mock.calls.map(([input]) => input)).toEqual([
      { body: { type: 'vtuber', queryText: 'so' } },
    ]);
  });

  it('channel search in the pickers says what to type, and that nothing was found', async () => {
    const { type, press } = await draw('blocked', 'Blocked channels');
    await press('ArrowDown');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('Type a name, handle, or ID');
    postChannelSearch.mockResolvedValue([]);
    await type('nobody');
    await wait(400);
    expect(screen.getAllByText('No matches').length).toBeGreaterThan(0);
  });

  it('channel search in the pickers says that the search failed, and tries again', async () => {
    const { type } = await draw('blocked', 'Blocked channels');
    postChannelSearch.mockRejectedValueOnce(new Error('down'));
    await type('so');
    await wait(400);
    expect(screen.getByText('Couldn’t search channels.')).toBeTruthy();
    await click('button', 'Try again');
    expect(screen.queryByText('Couldn’t search channels.')).toBeNull();
    expect(postChannelSearch).toHaveBeenCalledTimes(2);
  });

  it('channel search in the pickers says that there is no connection where that is why', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { type } = await draw('blocked', 'Blocked channels');
    postChannelSearch.mockRejectedValue(new Error('down'));
    await type('so');
    await wait(400);
    expect(screen.getByText('You’re offline')).toBeTruthy();
  });
});

describe('the picker of blocked channels', () => {
  const blocked = () => {
    const text = localStorage.getItem(moduleKey('settings'));
    if (text === null) return undefined;
    const { value } = JSON.parse(text) as { value: { blockedChannels: { id: string }[] } };
    return value.blockedChannels.map(({ id }) => id);
  };

  it('blocks a channel by its name with keys alone, and its chip shows it again', async () => {
    const { type, press } = await draw('blocked', 'Blocked channels');
    await type('hina');
    await wait(400);
    await press('ArrowDown');
    await press('Enter');
    await wait(1_000);
    expect(blocked()).toEqual([first?.id]);
    await click('button', `Remove ${NAME}`);
    await wait(1_000);
    expect(blocked()).toEqual([]);
  });

  it('the picker of blocked channels takes away two channels whose chips are pressed before the page is drawn again', async () => {
    const { key, text } = writeModule('settings', {
      ...defaultSettings('en'),
      blockedChannels: found.map(storedChannelOf),
    });
    localStorage.setItem(key, text);
    await draw('blocked', 'Blocked channels');
    act(() => {
      for (const name of NAMES) screen.getByRole('button', { name: `Remove ${name}` }).click();
    });
    await settle();
    expect(blocked()).toEqual([]);
  });

  it('the picker of blocked channels shows the channels that are blocked already', async () => {
    const { key, text } = writeModule('settings', {
      ...defaultSettings('en'),
      blockedChannels: found.map(storedChannelOf),
    });
    localStorage.setItem(key, text);
    await draw('blocked', 'Blocked channels');
    for (const name of NAMES) {
      expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeTruthy();
    }
  });
});

describe('the picker of favorites', () => {
  beforeEach(() => logIn(sampleUser()));
  const ops = () => patchFavorites.mock.calls.map(([input]) => input);

  it('marks favorites, and makes a channel one: sent 2 s later', async () => {
    const { type } = await draw('favorite', 'Add a favorite');
    await wait(100);
    await type('a');
    await wait(400);
    expect([NAME, OTHER].map(isOn)).toEqual([false, true]);
    await click('option', new RegExp(NAME));
    await type('b');
    await wait(400);
    expect([NAME, OTHER].map(isOn)).toEqual([true, true]);
    expect(ops()).toEqual([]);
    await wait(2_000);
    expect(ops()).toMatchObject([{ body: [{ op: 'add', channel_id: first?.id }] }]);
  });

  it('a second press takes it back, and nothing is sent', async () => {
    const { type } = await draw('favorite', 'Add a favorite');
    await wait(100);
    await type('a');
    await wait(400);
    await click('option', new RegExp(NAME));
    await type('b');
    await wait(400);
    await click('option', new RegExp(NAME));
    await type('c');
    await wait(400);
    expect(isOn(NAME)).toBe(false);
    await wait(5_000);
    expect(ops()).toEqual([]);
  });

  it('Backspace in the empty field takes no favorite away', async () => {
    const { press } = await draw('favorite', 'Add a favorite');
    await wait(100);
    await press('Backspace');
    await wait(5_000);
    expect(ops()).toEqual([]);
  });
});
