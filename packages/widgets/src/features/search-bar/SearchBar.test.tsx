import type { Client, Suggestion } from '@oshimado/contract';
import { wordsChip, writeChips, type SearchChip } from '@oshimado/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf, FeaturePage, Where, where } from '../../testing';
import { SearchBar } from './SearchBar';

// Loaded before the tests, so that none of them waits for a disk.
await Promise.all([import('./SearchChips'), import('./SearchPanel'), import('./search-rules')]);

const CHANNEL = { type: 'channel', value: 'UC1', text: 'Sora' } as const;
const TOPIC = { type: 'topic', value: 'singing', text: 'singing' } as const;
const TITLE = wordsChip('title & desc', 'sora');
const COMMENT = wordsChip('comments', 'sora');
const FOUND: Suggestion[] = [CHANNEL, { type: 'topic', value: 'singing' }];

interface Call {
  readonly q: string;
  readonly signal: AbortSignal | undefined;
  readonly answer: (found: Suggestion[]) => Promise<unknown>;
  readonly fail: () => Promise<unknown>;
}

/** Lets promises, the query library's batches and React finish. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());

const search = (chips: readonly SearchChip[], more: Record<string, string> = {}) =>
  `/search?${new URLSearchParams({ q: writeChips(chips), ...more }).toString()}`;

async function draw(at = '/') {
  const calls: Call[] = [];
  const getAutocomplete: Client['getAutocomplete'] = (input, options) =>
    new Promise((resolve, reject) => {
      calls.push({
        q: input?.q ?? '',
        signal: options?.signal,
        answer: (found) => {
          resolve(found);
          return settle();
        },
        fail: () => {
          reject(new Error('down'));
          return settle();
        },
      });
    });
  const onDone = vi.fn();
  const page = (address: string) => (
    <StrictMode>
      <FeaturePage client={clientOf({ getAutocomplete })} address={at}>
        <SearchBar address={address} onDone={onDone} />
        <Where />
      </FeaturePage>
    </StrictMode>
  );
  // Awaited, because React does not show a part again that was loading when an unawaited `act` ended.
  const { rerender } = await act(async () => {
    const rendered = render(page(at));
    await vi.dynamicImportSettled();
    return rendered;
  });
  await settle();
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('nothing was asked');
    return call;
  };
  const texts = (role: 'option') => screen.queryAllByRole(role).map((row) => row.textContent);
  return {
    field,
    onDone,
    last,
    asked: () => calls.map(({ q }) => q),
    type: async (text: string) => {
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: text } });
      await settle();
    },
    press: async (key: string, options = {}) => {
      fireEvent.keyDown(field, { key, ...options });
      await settle();
    },
    click: async (name: string | RegExp) => {
      fireEvent.click(screen.getByRole('button', { name }));
      await settle();
    },
    goTo: async (address: string) => {
      rerender(page(address));
      await settle();
    },
    rows: () => texts('option'),
    selected: () => screen.queryByRole('option', { selected: true })?.textContent,
    chips: () =>
      screen
        .queryAllByRole('button', { name: /^Remove / })
        .map((button) => button.getAttribute('aria-label')?.replace('Remove ', '')),
  };
}

const ROW = {
  channel: 'ChannelSora',
  topic: 'TopicSinging',
  title: 'Title or descriptionsora',
  comment: 'Commentssora',
};

describe('Autocomplete runs after a 500 ms pause', () => {
  it('is asked 500 ms after the last key, and says that it is loading', async () => {
    const { type, asked, field, last } = await draw();
    await type('so');
    await wait(499);
    await type('sora');
    await wait(499);
    expect(asked()).toEqual([]);
    expect(field.getAttribute('aria-busy')).toBeNull();
    await wait(1);
    expect(asked()).toEqual(['sora']);
    expect(field.getAttribute('aria-busy')).toBe('true');
    await last().answer(FOUND);
    expect(field.getAttribute('aria-busy')).toBeNull();
  });

  it.each(['a', '#a', 'https://youtu.be/dQw4w9WgXcQ', 'twitch.tv/sora'])(
    'not for %j',
    async (text) => {
      const { type, asked } = await draw();
      await type(text);
      await wait(10_000);
      expect(asked()).toEqual([]);
    },
  );

  it('a newer text cancels the call and drops the late answer', async () => {
    const { type, last, rows } = await draw();
    await type('so');
    await wait(500);
    const late = last();
    await type('sora');
    expect(late.signal?.aborted).toBe(true);
    await late.answer(FOUND);
    expect(rows()).toEqual([ROW.title, ROW.comment]);
    await wait(500);
    await last().answer([]);
    expect(rows()).toEqual([ROW.title, ROW.comment]);
  });

  it('a failed call clears the loading bar and keeps what is typed; it can be tried again', async () => {
    const { type, last, rows, field, click, asked } = await draw();
    await type('sora');
    await wait(500);
    await last().fail();
    expect(field.getAttribute('aria-busy')).toBeNull();
    expect(field.value).toBe('sora');
    expect(rows()).toEqual([ROW.title, ROW.comment]);
    await click('Try again');
    await last().answer(FOUND);
    expect(rows()).toHaveLength(4);
    expect(asked()).toEqual(['sora', 'sora']);
  });

  it('the next key asks again after a failure', async () => {
    const { type, last, asked } = await draw();
    await type('sora');
    await wait(500);
    await last().fail();
    await type('sora!');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await wait(500);
    expect(asked()).toEqual(['sora', 'sora!']);
  });
});

async function drawSuggested(at?: string) {
  const bar = await draw(at);
  await bar.type('sora');
  await wait(500);
  await bar.last().answer(FOUND);
  return bar;
}

describe('the rows', () => {
  it('none is selected until an arrow key moves to one, and the selection moves around the ends', async () => {
    const { rows, selected, press, type, field } = await drawSuggested();
    expect(rows()).toEqual([ROW.channel, ROW.topic, ROW.title, ROW.comment]);
    expect(selected()).toBeUndefined();
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
    await press('ArrowUp');
    expect(selected()).toBe(ROW.comment);
    await press('ArrowDown');
    expect(selected()).toBe(ROW.channel);
    await press('ArrowDown');
    expect(selected()).toBe(ROW.topic);
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    await type('sora x');
    expect(selected()).toBeUndefined();
  });

  it('a row the viewer moved to stays selected when suggestions come in above', async () => {
    const { type, press, last, selected, chips } = await draw();
    await type('sora');
    await wait(500);
    await press('ArrowUp');
    await last().answer(FOUND);
    expect(selected()).toBe(ROW.comment);
    await press('Enter');
    expect(chips()).toEqual(['Comments sora']);
  });

  it('the selected row is the same element with the same id when suggestions come in above it', async () => {
    const { type, press, last, field } = await draw();
    await type('sora');
    await wait(500);
    await press('ArrowDown');
    const row = screen.getByRole('option', { selected: true });
    const id = field.getAttribute('aria-activedescendant');
    expect(row.id).toBe(id);
    await last().answer(FOUND);
    expect(screen.getAllByRole('option').indexOf(row)).toBe(2);
    expect(screen.getByRole('option', { selected: true })).toBe(row);
    expect(field.getAttribute('aria-activedescendant')).toBe(id);
    expect(row.id).toBe(id);
  });

  it('a topic is offered and chosen in its readable form, whatever the address holds', async () => {
    const raw = { type: 'topic', value: 'Ring_Brawlers', text: 'Ring_Brawlers' } as const;
    const { type, last, rows, chips } = await draw(
      search([{ type: 'topic', value: 'membersonly', text: 'membersonly' }]),
    );
    expect(chips()).toEqual(['Topic Members only']);
    await type('ring');
    await wait(500);
    await last().answer([raw]);
    expect(rows()[0]).toBe('TopicRing Brawlers');
  });

  it('choosing clears the typed text, and chosen rows leave the list', async () => {
    const { field, chips, press, type, rows } = await drawSuggested();
    await press('ArrowDown');
    await press('Enter');
    expect(field.value).toBe('');
    expect(chips()).toEqual(['Channel Sora']);
    await type('sora');
    await wait(500);
    expect(rows()).toEqual([ROW.topic, ROW.title, ROW.comment]);
    fireEvent.click(screen.getAllByRole('option')[2] ?? field);
    await settle();
    expect(chips()).toEqual(['Channel Sora', 'Comments sora']);
  });

  it('choosing while suggestions are loading drops their answer', async () => {
    const { type, press, last, rows, chips } = await draw();
    await type('sora');
    await wait(500);
    await press('ArrowDown');
    await press('Enter');
    expect(last().signal?.aborted).toBe(true);
    await last().answer(FOUND);
    expect(rows()).toEqual([]);
    expect(chips()).toEqual(['Title or description sora']);
  });

  it('a Twitch link is also parsed as a custom video, and leads there without a chip', async () => {
    const { type, press, chips, field, onDone } = await draw();
    await type('https://www.twitch.tv/ShyLily');
    await press('Enter');
    expect(where()).toBe('/multiview/AAYYtwitchshylily');
    expect(chips()).toEqual([]);
    expect(field.value).toBe('');
    expect(onDone).toHaveBeenCalledOnce();
  });
});

describe('Commit', () => {
  it('nothing if no chips', async () => {
    const { press, click, onDone } = await draw();
    await press('Enter');
    await press('Enter', { shiftKey: true });
    await click('Search');
    expect(where()).toBe('/');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('Enter searches for the typed text while no suggestion is selected', async () => {
    const { press, field, onDone } = await drawSuggested();
    await press('Enter');
    expect(where()).toBe(search([TITLE]));
    expect(field.value).toBe('');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('Enter adds the typed text to the conditions there are', async () => {
    const { type, press } = await draw(search([TOPIC]));
    await type('sora');
    await press('Enter');
    expect(where()).toBe(search([TOPIC, TITLE]));
  });

  it('Enter with a selected suggestion adds it and does not search; the next Enter searches', async () => {
    const { press, chips } = await drawSuggested();
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    expect(where()).toBe('/');
    expect(chips()).toEqual(['Topic Singing']);
    await press('Enter');
    expect(where()).toBe(search([TOPIC]));
  });

  it.each([
    ['a video', 'https://youtu.be/dQw4w9WgXcQ', '/watch/dQw4w9WgXcQ'],
    [
      'a channel',
      'https://www.youtube.com/channel/UC1DCedRgGHBdm81E1llLhOQ',
      '/channel/UC1DCedRgGHBdm81E1llLhOQ',
    ],
  ])(
    'Enter leads to the pasted address of %s, whatever the conditions',
    async (_what, text, to) => {
      const { type, press, chips } = await draw(search([TOPIC]));
      await type(text);
      await press('Enter');
      expect(where()).toBe(to);
      expect(chips()).toEqual([]);
    },
  );

  it.each(['Enter', 'the button'])('Shift+Enter and the button search at once: %s', async (way) => {
    const { type, press, click } = await draw();
    await type('sora');
    await (way === 'Enter' ? press('Enter', { shiftKey: true }) : click('Search'));
    expect(where()).toBe(search([TITLE]));
  });

  it('one channel chip goes to the channel page and leaves the bar', async () => {
    const { press, chips } = await drawSuggested();
    await press('ArrowDown');
    await press('Enter');
    await press('Enter');
    expect(where()).toBe('/channel/UC1');
    expect(chips()).toEqual([]);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'keys of an input method belong to it: %o',
    async (key) => {
      const { type, press, chips } = await draw();
      await type('sora');
      await press('Enter', key);
      expect(chips()).toEqual([]);
      expect(where()).toBe('/');
    },
  );
});

describe('conditions that fail validation are not sent', () => {
  const twoComments = [COMMENT, wordsChip('comments', 'b')];
  it.each([
    [twoComments, 'Cannot search using multiple comment conditions.'],
    [[TITLE, COMMENT], 'Cannot search using comment + title & desc filters at the same time.'],
  ])('and the panel says why', async (given, sentence) => {
    const at = search(given, { sort: 'oldest' });
    const { field, press, click } = await draw(at);
    fireEvent.focus(field);
    await settle();
    expect(screen.getByText(sentence)).toBeTruthy();
    await press('Enter');
    await press('Enter', { shiftKey: true });
    await click('Search');
    expect(where()).toBe(at);
    await press('Backspace');
    await press('Enter');
    expect(where()).toBe(search(given.slice(0, 1), { sort: 'oldest' }));
  });
});

describe('the chips', () => {
  it('follow `q` when the address changes, each once', async () => {
    const { chips, goTo } = await draw(search([TOPIC]));
    expect(chips()).toEqual(['Topic Singing']);
    await goTo(search([CHANNEL, CHANNEL]));
    expect(chips()).toEqual(['Channel Sora']);
    await goTo('/search?q=not+a+%22search');
    expect(chips()).toEqual(['Title or description not a "search']);
    await goTo('/search');
    expect(chips()).toEqual([]);
  });

  it('the chips stay as they are while only other parts of the address change', async () => {
    const { type, press, goTo, chips } = await draw(search([TOPIC]));
    await type('sora');
    await press('ArrowDown');
    await press('Enter');
    await goTo(search([TOPIC], { page: '2' }));
    expect(chips()).toEqual(['Topic Singing', 'Title or description sora']);
  });

  it('any can go, and all at once with the text', async () => {
    const { click, chips, type, field } = await draw(search([TOPIC, CHANNEL]));
    await click('Remove Topic Singing');
    expect(chips()).toEqual(['Channel Sora']);
    await type('sora');
    await click('Clear search');
    expect(chips()).toEqual([]);
    expect(field.value).toBe('');
  });
});

it('the filter button opens the form with the chips, and on /search toggles it', async () => {
  const { type, press, click, goTo } = await draw('/about?lang=ja');
  await type('sora');
  await press('ArrowDown');
  await press('Enter');
  await click('Advanced search');
  const q = writeChips([TITLE]);
  expect(where()).toBe(
    `/search?${new URLSearchParams({ lang: 'ja', advanced: 'true', q }).toString()}`,
  );
  await goTo(search([TITLE], { advanced: 'true' }));
  await click('Advanced search');
  expect(where()).toBe(search([TITLE]));
});

it('Escape closes the list, then clears the text, then leaves', async () => {
  const { type, press, field, rows, onDone } = await draw();
  await type('sora');
  await press('Escape');
  expect(rows()).toEqual([]);
  expect(field.value).toBe('sora');
  await press('Escape');
  expect(field.value).toBe('');
  await press('Escape');
  expect(onDone).toHaveBeenCalledOnce();
});

it('Tab closes the list and keeps the text', async () => {
  const { type, press, field, rows } = await draw();
  await type('sora');
  expect(rows()).not.toEqual([]);
  await press('Tab');
  expect(rows()).toEqual([]);
  expect(field.value).toBe('sora');
});
