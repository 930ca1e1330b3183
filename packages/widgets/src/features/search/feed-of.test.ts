import {
  NO_SEARCH_EXTRAS,
  type SearchChip,
  type SearchState,
  wordsChip,
  type CollabChoice,
} from '@oshimado/domain';
import { describe, expect, it } from 'vitest';
import { feedOf } from './feed-of';

const ORIGIN = 'https://oshi.example';
const org = (value: string): SearchChip => ({ type: 'org', value, text: value });
const channel = (value: string): SearchChip => ({ type: 'channel', value, text: value });
const state = (changes: Partial<SearchState> = {}): SearchState => ({
  chips: [],
  isAdvanced: false,
  sort: 'newest',
  type: 'all',
  page: 1,
  extras: NO_SEARCH_EXTRAS,
  ...changes,
});

describe('the feed of a search', () => {
  it('the feed of a search takes words, one org, topics, channels and languages of clips', () => {
    const feed = feedOf(
      state({
        chips: [wordsChip('title & desc', 'karaoke & chat'), org('Hololive'), channel('UC1')],
        extras: { ...NO_SEARCH_EXTRAS, clipLangs: ['en', 'ja'] },
      }),
      ORIGIN,
    );
    const query = 'q=karaoke+%26+chat&org=Hololive&channel=UC1&lang=en%2Cja';
    expect(feed).toMatchObject({
      kind: 'search',
      gaps: [],
      calendar: null,
      links: [{ form: 'rss', href: `${ORIGIN}/feeds/search.rss?${query}` }, {}, {}],
    });
  });

  it('without words is that of streams or clips, with a calendar for streams', () => {
    const chips = [org('Hololive')];
    expect(feedOf(state({ chips, type: 'clip' }), ORIGIN)).toMatchObject({
      kind: 'clips',
      calendar: null,
    });
    expect(feedOf(state({ chips, type: 'stream' }), ORIGIN)).toMatchObject({
      kind: 'videos',
      gaps: ['status'],
      calendar: { href: `${ORIGIN}/live.ics?org=Hololive` },
    });
  });

  it('the feed of a search hides collabs, or has nothing else, as the search does', () => {
    const hrefsOf = (collabs: CollabChoice) => {
      const extras = { ...NO_SEARCH_EXTRAS, collabs };
      const feed = feedOf(state({ chips: [org('Hololive')], type: 'stream', extras }), ORIGIN);
      return feed.kind === null ? [] : [feed.links[0]?.href, feed.calendar?.href];
    };
    const addresses = [
      `${ORIGIN}/feeds/videos.rss?org=Hololive`,
      `${ORIGIN}/live.ics?org=Hololive`,
    ];
    expect(hrefsOf('show')).toEqual(addresses);
    expect(hrefsOf('hide')).toEqual(addresses.map((address) => `${address}&collabs=hide`));
    expect(hrefsOf('only')).toEqual(addresses.map((address) => `${address}&collabs=only`));
  });

  it('the feed of a search says which conditions it leaves out', () => {
    const feed = feedOf(
      state({
        chips: [org('Hololive'), org('Nijisanji'), channel('UC1'), channel('UC2')],
        sort: 'longest',
        extras: { ...NO_SEARCH_EXTRAS, statuses: ['live'], minMinutes: 5, isFavoritesOnly: true },
      }),
      ORIGIN,
    );
    expect(feed).toMatchObject({
      kind: 'live',
      gaps: ['orgs', 'channels', 'sort', 'length', 'favorites', 'typeStreams'],
    });
  });

  it('the feed of a search cannot follow comments or several orgs alone', () => {
    expect(feedOf(state({ chips: [org('Hololive'), org('Nijisanji')] }), ORIGIN)).toMatchObject({
      why: 'orgs',
    });
    expect(feedOf(state({ chips: [wordsChip('comments', 'a')] }), ORIGIN)).toEqual({
      kind: null,
      why: 'comments',
    });
    expect(feedOf(state(), ORIGIN)).toEqual({ kind: null, why: 'nothing' });
  });
});
