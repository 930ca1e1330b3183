import type { Suggestion } from '@oshimado/contract';
import { wordsChip, writeChips, type SearchChip } from '@oshimado/domain';
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import { failure, settle, startMachine } from '../testing/start-machine';
import { searchMachine } from './search.machine';
import {
  canSearch,
  isSuggesting,
  selectChips,
  selectProblem,
  selectRows,
  selectSelectedIndex,
  selectSelectedRow,
  selectSuggestionsError,
  selectText,
} from './search.selectors';
import type { SearchInput } from './search.types';

const VIDEO = 'dQw4w9WgXcQ';
const CHANNEL_ID = 'UC1DCedRgGHBdm81E1llLhOQ';
const CHANNEL: SearchChip = { type: 'channel', value: 'UC1', text: 'Sora' };
const TOPIC: SearchChip = { type: 'topic', value: 'singing', text: 'singing' };
const URL_CHIP: SearchChip = { type: 'video url', value: VIDEO, text: VIDEO };
const TITLE = wordsChip('title & desc', 'sora');
const COMMENT = wordsChip('comments', 'sora');
const FOUND: Suggestion[] = [
  { type: 'channel', value: 'UC1', text: 'Sora' },
  { type: 'topic', value: 'singing' },
];

const startBar = (input: SearchInput = {}) => {
  const run = startMachine(searchMachine, { input: { hosts: ['oshi.example'], ...input } });
  return {
    ...run,
    type: (text: string) => run.actor.send({ type: 'text.change', text }),
    queries: () => run.calls('loadSuggestions').map((call) => call.input),
    rows: () => selectRows(run.snapshot()).map((row) => (row.kind === 'chip' ? row.chip : row)),
  };
};

const withChips = (...chips: SearchChip[]) => {
  const bar = startBar();
  for (const chip of chips) bar.actor.send({ type: 'chip.add', chip });
  return bar;
};

const suggested = async (answer: readonly Suggestion[] = FOUND) => {
  const bar = startBar();
  bar.type('sora');
  bar.clock.increment(500);
  await bar.last('loadSuggestions').answer(answer);
  return bar;
};

describe('Autocomplete runs after a 500 ms pause', () => {
  it('is asked 500 ms after the last key', () => {
    const bar = startBar();
    bar.type('so');
    bar.clock.increment(499);
    bar.type('sora');
    bar.clock.increment(499);
    expect(bar.queries()).toEqual([]);
    expect(isSuggesting(bar.snapshot())).toBe(false);
    bar.clock.increment(1);
    expect(bar.queries()).toEqual([{ q: 'sora' }]);
    expect(isSuggesting(bar.snapshot())).toBe(true);
  });

  it.each(['', ' ', 'a', '#', '#a', ' a '])(
    'only when the encoded query is longer than 1 character: not for %j',
    (text) => {
      const bar = startBar();
      bar.type(text);
      bar.clock.increment(10_000);
      expect(bar.queries()).toEqual([]);
      expect(bar.state()).toBe('resting');
    },
  );

  it.each([
    ['歌', '歌'],
    ['mario  kart', 'mario_kart'],
    ['#singing', 'singing'],
    ['\uD800ab', '\uFFFDab'],
    [`https://www.youtube.com/channel/${CHANNEL_ID}/videos`, CHANNEL_ID],
    ['https://www.youtube.com/@%E3%81%9D%E3%82%89', '@そら'],
  ])('Spaces become underscores and # is dropped; a channel is asked by its id: %j', (text, q) => {
    const bar = startBar();
    bar.type(text);
    bar.clock.increment(500);
    expect(bar.queries()).toEqual([{ q }]);
  });

  it('a newer text drops the late answer', async () => {
    const bar = startBar();
    bar.type('so');
    bar.clock.increment(500);
    const late = bar.last('loadSuggestions');
    bar.type('sora');
    expect(late.signal.aborted).toBe(true);
    await late.answer(FOUND);
    expect(bar.rows()).toEqual([TITLE, COMMENT]);
    bar.clock.increment(500);
    await bar.last('loadSuggestions').answer([]);
    expect(bar.rows()).toEqual([TITLE, COMMENT]);
  });

  it('a failed call clears the loading bar and keeps what is typed', async () => {
    const bar = startBar();
    bar.type('sora');
    bar.clock.increment(500);
    await bar.last('loadSuggestions').fail(failure('http', 500));
    expect(isSuggesting(bar.snapshot())).toBe(false);
    expect(selectText(bar.snapshot())).toBe('sora');
    expect(selectSuggestionsError(bar.snapshot())).toBe('passing');
    expect(bar.rows()).toEqual([TITLE, COMMENT]);
    bar.actor.send({ type: 'suggestions.retry' });
    expect(selectSuggestionsError(bar.snapshot())).toBeNull();
    await bar.last('loadSuggestions').answer(FOUND);
    expect(bar.rows()).toHaveLength(4);
  });

  it('the next key asks again after a failure', async () => {
    const bar = startBar();
    bar.type('sora');
    bar.clock.increment(500);
    await bar.last('loadSuggestions').fail();
    bar.type('sora!');
    expect(selectSuggestionsError(bar.snapshot())).toBeNull();
    bar.clock.increment(500);
    expect(bar.queries()).toHaveLength(2);
  });
});

describe('the rows', () => {
  it("after the server's suggestions come a title & desc and a comments entry with the raw text", async () => {
    const bar = await suggested();
    expect(bar.rows()).toEqual([CHANNEL, TOPIC, TITLE, COMMENT]);
    bar.type(' #Sora  a ');
    expect(bar.rows().slice(-2)).toEqual([
      wordsChip('title & desc', '#Sora  a'),
      wordsChip('comments', '#Sora  a'),
    ]);
  });

  it.each([`https://youtu.be/${VIDEO}`, `https://oshi.example/watch/${VIDEO}`])(
    'a pasted video address gives one local suggestion with no call: %s',
    (text) => {
      const bar = startBar();
      bar.type(text);
      bar.clock.increment(10_000);
      expect(bar.queries()).toEqual([]);
      expect(bar.rows()).toEqual([URL_CHIP]);
    },
  );

  it('a Twitch link is also parsed as a custom video, and leads there without a chip', () => {
    const bar = startBar();
    bar.type('https://www.twitch.tv/ShyLily');
    bar.clock.increment(10_000);
    expect(bar.queries()).toEqual([]);
    bar.actor.send({ type: 'search.enter' });
    expect(bar.notices).toEqual([
      {
        type: 'navigation.requested',
        target: {
          kind: 'custom video',
          video: { site: 'twitch', id: 'shylily', url: 'https://www.twitch.tv/shylily' },
        },
      },
    ]);
    expect(bar.context()).toMatchObject({ text: '', chips: [] });
  });

  it('the first row is preselected, and the selection moves around the ends', async () => {
    const bar = await suggested();
    expect(selectSelectedIndex(bar.snapshot())).toBe(0);
    bar.actor.send({ type: 'selection.move', by: -1 });
    expect(selectSelectedIndex(bar.snapshot())).toBe(3);
    bar.actor.send({ type: 'selection.move', by: 1 });
    bar.actor.send({ type: 'selection.move', by: 1 });
    expect(selectSelectedRow(bar.snapshot())).toEqual({ kind: 'chip', chip: TOPIC });
    bar.type('x');
    expect(selectSelectedIndex(bar.snapshot())).toBe(0);
  });

  it('who moved to a row stays on it when suggestions come in above', async () => {
    const bar = startBar();
    bar.type('sora');
    bar.clock.increment(500);
    bar.actor.send({ type: 'selection.move', by: 1 });
    await bar.last('loadSuggestions').answer(FOUND);
    expect(selectSelectedRow(bar.snapshot())).toEqual({ kind: 'chip', chip: COMMENT });
  });

  it('nothing can be selected where there is no row', () => {
    const bar = startBar();
    bar.actor.send({ type: 'selection.move', by: 1 });
    bar.actor.send({ type: 'suggestion.choose' });
    expect(bar.context()).toMatchObject({ selected: 0, chips: [] });
    expect(selectSelectedRow(bar.snapshot())).toBeUndefined();
  });

  it('choosing clears the typed text, and chosen rows leave the list', async () => {
    const bar = await suggested([...FOUND, ...FOUND]);
    expect(bar.rows()).toHaveLength(4);
    bar.actor.send({ type: 'suggestion.choose' });
    expect(bar.context()).toMatchObject({ text: '', chips: [CHANNEL] });
    bar.type('sora');
    bar.clock.increment(500);
    await bar.last('loadSuggestions').answer(FOUND);
    expect(bar.rows()).toEqual([TOPIC, TITLE, COMMENT]);
    bar.actor.send({ type: 'suggestion.choose', row: { kind: 'chip', chip: COMMENT } });
    expect(selectChips(bar.snapshot())).toEqual([CHANNEL, COMMENT]);
  });

  it('choosing while suggestions are awaited drops their answer', async () => {
    const bar = startBar();
    bar.type('sora');
    bar.clock.increment(500);
    bar.actor.send({ type: 'search.enter' });
    await bar.last('loadSuggestions').answer(FOUND);
    expect(bar.context()).toMatchObject({ chips: [TITLE], suggestions: [], text: '' });
  });
});

describe('Commit', () => {
  it('nothing if no chips', () => {
    const bar = startBar();
    bar.actor.send({ type: 'search.commit' });
    bar.actor.send({ type: 'search.enter' });
    expect(bar.notices).toEqual([]);
    expect(canSearch(bar.snapshot())).toBe(false);
  });

  it.each([
    ['one channel chip goes to the channel page', [CHANNEL], { kind: 'channel', id: 'UC1' }],
    ['one video chip goes to the watch page', [URL_CHIP], { kind: 'watch', id: VIDEO }],
    [
      'two channels go to /search',
      [CHANNEL, { ...CHANNEL, value: 'UC2' }],
      { kind: 'search', q: writeChips([CHANNEL, { ...CHANNEL, value: 'UC2' }]) },
    ],
    ['anything else goes to /search', [TOPIC], { kind: 'search', q: writeChips([TOPIC]) }],
  ])('%s', (_sentence, chips, target) => {
    for (const type of ['search.commit', 'search.enter'] as const) {
      const bar = withChips(...chips);
      expect(canSearch(bar.snapshot())).toBe(true);
      bar.actor.send({ type });
      expect(bar.notices).toEqual([{ type: 'navigation.requested', target }]);
    }
  });

  it('Enter with a text chooses and does not search', () => {
    const bar = withChips(TOPIC);
    bar.type('sora');
    bar.actor.send({ type: 'search.enter' });
    expect(bar.notices).toEqual([]);
    expect(selectChips(bar.snapshot())).toEqual([TOPIC, TITLE]);
  });

  it('Enter with a text that has no row left does nothing', () => {
    const bar = withChips(URL_CHIP);
    bar.type(`https://youtu.be/${VIDEO}`);
    bar.actor.send({ type: 'search.enter' });
    expect(bar.rows()).toEqual([]);
    expect(bar.notices).toEqual([]);
  });
});

describe('conditions that fail validation are not sent', () => {
  it.each([
    ['more than one comments condition', [COMMENT, wordsChip('comments', 'b')], 'manyComments'],
    ['comments plus title & desc', [COMMENT, TITLE], 'commentsAndTitle'],
  ])('%s', (_sentence, chips, code) => {
    for (const type of ['search.commit', 'search.enter'] as const) {
      const bar = withChips(...chips);
      expect(selectProblem(bar.snapshot())).toBe(code);
      expect(canSearch(bar.snapshot())).toBe(false);
      bar.actor.send({ type });
      expect(bar.notices).toEqual([{ type: 'search.refused', code }]);
    }
  });

  it('are sent once the chip too many is gone', () => {
    const bar = withChips(COMMENT, TITLE);
    bar.actor.send({ type: 'chip.remove', chip: TITLE });
    bar.actor.send({ type: 'search.commit' });
    expect(bar.notices).toEqual([
      { type: 'navigation.requested', target: { kind: 'search', q: writeChips([COMMENT]) } },
    ]);
  });
});

describe('Filter button', () => {
  it('on /search toggles `advanced` and keeps the query', () => {
    const q = writeChips([TOPIC]);
    for (const isAdvanced of [false, true]) {
      const bar = startBar({ q, isSearchPage: true, isAdvanced });
      bar.actor.send({ type: 'filter.toggle' });
      expect(bar.notices).toEqual([
        { type: 'navigation.requested', target: { kind: 'advanced', isOn: !isAdvanced } },
      ]);
    }
  });

  it.each([
    [[], null],
    [[TOPIC], writeChips([TOPIC])],
  ])('elsewhere opens /search?advanced=true with the chips: %j', (chips, q) => {
    const bar = withChips(...chips);
    bar.actor.send({ type: 'filter.toggle' });
    expect(bar.notices).toEqual([
      { type: 'navigation.requested', target: { kind: 'advanced', isOn: true, q } },
    ]);
  });
});

describe('the chips', () => {
  it('follow `q` when the address changes', () => {
    const place = { isSearchPage: true, isAdvanced: false };
    const bar = startBar({ q: writeChips([TOPIC]) });
    expect(selectChips(bar.snapshot())).toEqual([TOPIC]);
    bar.actor.send({ type: 'address.changed', q: writeChips([CHANNEL, CHANNEL]), ...place });
    expect(selectChips(bar.snapshot())).toEqual([CHANNEL]);
    bar.actor.send({ type: 'address.changed', q: 'not a "search', ...place });
    expect(selectChips(bar.snapshot())).toEqual([]);
    bar.actor.send({ type: 'address.changed', q: null, ...place });
    expect(selectChips(bar.snapshot())).toEqual([]);
  });

  it('stay as they are while only the page number changes', () => {
    const bar = withChips(TOPIC);
    bar.actor.send({ type: 'address.changed', q: null, isSearchPage: true, isAdvanced: true });
    expect(bar.context()).toMatchObject({ chips: [TOPIC], isSearchPage: true, isAdvanced: true });
  });

  it('are each there once; any can go, and all at once', () => {
    const bar = withChips(TOPIC, TOPIC, CHANNEL);
    expect(selectChips(bar.snapshot())).toEqual([TOPIC, CHANNEL]);
    bar.actor.send({ type: 'chip.remove', chip: TOPIC });
    expect(selectChips(bar.snapshot())).toEqual([CHANNEL]);
    bar.actor.send({ type: 'chips.clear' });
    expect(selectChips(bar.snapshot())).toEqual([]);
  });
});

it('says which port is missing', async () => {
  const clock = new SimulatedClock();
  const actor = createActor(searchMachine, { input: {}, clock }).start();
  actor.send({ type: 'text.change', text: 'sora' });
  clock.increment(500);
  await settle();
  expect(actor.getSnapshot().value).toBe('failed');
});
