import type { Video } from '@oshimado/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOptions } from '../../testing/page';
import {
  arbitraryVideo,
  channel,
  DAY,
  fromNow,
  HOUR,
  liveVideo,
  MINUTE,
  NOW,
  video,
} from '../../testing/videos';
import { connectVideoCard } from './video-card.connect';
import type { CardEnvironment } from './video-card.types';

const environment: CardEnvironment = {
  ...pageOptions,
  tlLanguage: 'en',
  nameProperty: 'english_name',
  hidesPictures: false,
  origin: 'https://api.example',
  watchHref: ({ id }) => `/watch/${id}`,
  channelHref: (id) => `/channel/${id}`,
};

const card = (over: Partial<Video> = {}, here: Partial<CardEnvironment> = {}) =>
  connectVideoCard(video(over), { environment: { ...environment, ...here }, now: NOW });
const liveCard = (over: Partial<Video> = {}) => card(liveVideo(over));
const pastCard = (over: Partial<Video> = {}, here: Partial<CardEnvironment> = {}) =>
  card({ status: 'past', available_at: fromNow(-DAY), duration: 3_723, ...over }, here);

describe('a live video', () => {
  it('counts from its actual start and has no length', () => {
    const start_actual = fromNow(-30 * MINUTE);
    expect(liveCard({ start_actual, duration: 60 })).toMatchObject({
      state: 'live',
      stateText: 'Live',
      liveSince: NOW - 30 * MINUTE,
      duration: undefined,
    });
  });

  it('counts from when it was available while no actual start is known', () => {
    const { state, liveSince } = card({
      status: 'upcoming',
      start_scheduled: fromNow(-5 * MINUTE),
      available_at: fromNow(-5 * MINUTE),
    });
    expect([state, liveSince]).toEqual(['live', NOW - 5 * MINUTE]);
  });

  it('a live video has the number of viewers, and none for zero', () => {
    expect(liveCard({ live_viewers: 1_234 }).count).toEqual({
      kind: 'viewers',
      text: '1.23K viewers',
    });
    expect(liveCard({ live_viewers: 1 }).count?.text).toBe('1 viewer');
    expect(liveCard({ live_viewers: 0 }).count).toBeUndefined();
    expect(card({ live_viewers: 9 }).count).toBeUndefined();
  });

  it('a live video has a mark if it is being translated into the language of the viewer', () => {
    expect(liveCard({ recent_live_tls: ['ja', 'en'] }).translation?.label).toBe('Being translated');
    expect(liveCard({ recent_live_tls: ['es'] }).translation).toBeUndefined();
  });
});

describe('an upcoming video', () => {
  it('an upcoming video has a distance and, with a time zone, the clock time', () => {
    const { stateText, time } = card({ available_at: fromNow(HOUR) });
    expect(stateText).toBe('Upcoming');
    expect(time.iso).toBe(fromNow(HOUR));
    expect(time.text.replaceAll('\u202F', ' ')).toBe('in 1 hour (1:00 PM)');
    expect(time.tooltip?.split('\n')).toHaveLength(2);
  });

  it('an upcoming video gives no clock time without a time zone', () => {
    for (const ms of [HOUR, 3 * DAY, 400 * DAY]) {
      const { time } = card({ available_at: fromNow(ms) }, { timeZone: undefined });
      expect(time.text).toMatch(/^in \d+ (hour|day|month|year)s?$/);
      expect(time.tooltip).toBeUndefined();
    }
  });

  it('reserves the width of the clock time while the time zone is unknown', () => {
    const known = card({ available_at: fromNow(HOUR) }).time;
    const unknown = card({ available_at: fromNow(HOUR) }, { timeZone: undefined }).time;
    expect(`${unknown.text}${unknown.pending}`).toHaveLength(known.text.length);
    expect(known.pending).toBeUndefined();
  });

  it.each([-HOUR, -1, 0, MINUTE - 1])(
    'an upcoming video says soon when it is late or near: %d ms',
    (ms) => {
      expect(card({ available_at: fromNow(ms) }).time.text).toBe('soon');
    },
  );

  it('an upcoming video is a premiere when its length is known', () => {
    expect(card({ duration: 300 })).toMatchObject({ isPremiere: true, duration: { text: '5:00' } });
    expect(card({ duration: 0 }).isPremiere).toBe(false);
    expect(card({ duration: 300, type: 'placeholder' }).isPremiere).toBe(false);
    expect(liveCard({ duration: 300 }).isPremiere).toBe(false);
  });
});

describe('a past video', () => {
  it('a past video has a length, a distance and no clock', () => {
    expect(pastCard()).toMatchObject({
      state: 'past',
      stateText: undefined,
      liveSince: undefined,
      isPremiere: false,
      duration: { text: '1:02:03', iso: 'PT1H2M3S' },
    });
    expect(pastCard({ available_at: fromNow(-2 * HOUR) }).time.text).toBe('2 hours ago');
    expect(pastCard({ available_at: fromNow(-1) }).time.text).toBe('just now');
  });

  it('a past video has the number of its clips before all other counts', () => {
    const clip = { ...video(), lang: 'en', channel: { ...channel(), photo: '' } };
    expect(pastCard({ clips: [clip] }).count).toEqual({ kind: 'clips', text: '1 clip' });
    expect(liveCard({ clips: [clip, clip], live_viewers: 5 }).count?.text).toBe('2 clips');
  });

  it('a past video has a mark for translated lines, with a number only above 1', () => {
    const counts = (en: number) => pastCard({ live_tl_count: { en, ja: 9 } }).translation;
    expect(counts(0)).toBeUndefined();
    expect(counts(1)).toMatchObject({ text: '', label: '1 translated line' });
    expect(counts(12_345)).toMatchObject({ text: '12.3K', label: '12.3K translated lines' });
  });

  it('a past video has a mark for translated lines of the language that the viewer chose for them', () => {
    const counts = { live_tl_count: { en: 3, es: 5 } };
    expect(pastCard(counts, { language: 'ja', tlLanguage: 'es' }).translation?.text).toBe('5');
    expect(pastCard(counts, { language: 'en', tlLanguage: 'ja' }).translation).toBeUndefined();
  });

  it('a past video has a mark for songs, with a number only above 1', () => {
    expect(pastCard({ songcount: 1 }).songs).toMatchObject({ text: '', label: '1 song' });
    expect(pastCard({ songcount: 7 }).songs).toMatchObject({ text: '7', label: '7 songs' });
    expect(pastCard({ songcount: 0 }).songs).toBeUndefined();
  });
});

describe('a missing video', () => {
  it('a missing video is missing, whatever its schedule says', () => {
    const missing = card({ status: 'missing', start_scheduled: fromNow(-1) });
    expect(missing).toMatchObject({ state: 'missing', liveSince: undefined, stateText: undefined });
  });
});

describe('a placeholder', () => {
  it.each([
    ['event', 'calendar', 'Event'],
    ['scheduled-yt-stream', 'play', 'Draft stream'],
    ['external-stream', 'broadcast', 'External stream'],
  ] as const)('%s has its icon %s and its name', (placeholderType, icon, text) => {
    expect(card({ type: 'placeholder', placeholderType }).placeholder).toEqual({
      icon,
      text,
      label: text,
    });
    expect(card({ type: 'stream', placeholderType }).placeholder).toBeUndefined();
  });

  it('a placeholder is labelled when it is not confirmed', () => {
    const certainty = (value: Video['certainty']) =>
      card({ type: 'placeholder', certainty: value }).isUncertain;
    expect([certainty('likely'), certainty('certain'), certainty(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('a placeholder has no picture from YouTube', () => {
    expect(card({ type: 'placeholder' }).picture).toBeNull();
    expect(card({ type: 'placeholder', thumbnail: '/pictures/a.webp' }).picture).toEqual({
      src: 'https://api.example/pictures/a.webp',
      srcSet: undefined,
    });
  });
});

it('a card that is a tenth wider than a picture still takes it', () => {
  const { src, srcSet } = card().picture ?? {};
  expect(srcSet?.split(', ')).toEqual([`${src} 352w`, expect.stringMatching(/ 704w$/)]);
});

it('a card has no picture when pictures are hidden', () => {
  expect(card().picture).not.toBeNull();
  expect(card({}, { hidesPictures: true }).picture).toBeNull();
});

describe('where a card leads', () => {
  const external = { type: 'placeholder', placeholderType: 'external-stream' } as const;

  it('links to the watch page and the channel', () => {
    const { href, isExternal, channel: of } = card();
    expect([href, isExternal, of.href]).toEqual(['/watch/aaaaaaaaaaa', false, '/channel/UCown']);
  });

  it.each(['https://www.twitch.tv/x', 'http://example.com/live'])(
    'where a card leads is %s for what is there',
    (link) => {
      expect(card({ ...external, link })).toMatchObject({ href: link, isExternal: true });
    },
  );

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'ftp://a.example',
  ])('where a card leads is never %s', (link) => {
    expect(card({ ...external, link })).toMatchObject({
      href: '/watch/aaaaaaaaaaa',
      isExternal: false,
    });
  });

  it.each(['event', 'scheduled-yt-stream'] as const)(
    'where a card leads is the watch page for an %s',
    (placeholderType) => {
      const link = 'https://example.com';
      expect(card({ type: 'placeholder', placeholderType, link }).isExternal).toBe(false);
    },
  );
});

describe('the words of a card', () => {
  it('has the Japanese title where names are native', () => {
    const both = { title: 'Singing', jp_name: '歌枠' };
    expect(card(both).title).toBe('Singing');
    expect(card(both, { nameProperty: 'name' }).title).toBe('歌枠');
    expect(card({ title: 'Singing', jp_name: '' }, { nameProperty: 'name' }).title).toBe('Singing');
  });

  it('has a plain title', () => {
    expect(card({ title: 'A &amp; B &quot;live&quot; &lt;b&gt;' }).title).toBe(
      'A & B "live" &lt;b&gt;',
    );
  });

  it('has the language that the letters of a title identify', () => {
    expect(card({ title: 'うたわく' }).titleLang).toBe('ja');
    expect(card({ title: 'うたわく' }, { language: 'ja' }).titleLang).toBeUndefined();
    expect(card({ title: 'Singing' }).titleLang).toBeUndefined();
  });

  it.each([
    ['Mario_Kart', 'Mario Kart'],
    ['singing', 'Singing'],
    ['_', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads the topic %s as %s', (topic_id, topic) => {
    expect(card({ topic_id }).topic).toBe(topic);
  });

  it('has the preferred name of the channel, and the others as a tooltip', () => {
    expect(card().channel).toMatchObject({
      name: 'Hoshimi Minato',
      isTalent: true,
      tooltip: '星見みなと\nHololive\nGen 1',
    });
    expect(card({}, { nameProperty: 'name' }).channel).toMatchObject({
      name: '星見みなと',
      lang: 'ja',
    });
    const clipper = channel({ type: 'subber', english_name: null, org: null, suborg: null });
    expect(card({ channel: clipper }).channel).toMatchObject({
      name: '星見みなと',
      isTalent: false,
      tooltip: undefined,
    });
  });
});

describe('any video', () => {
  const text = (value: string | undefined) => value === undefined || value.trim() !== '';

  it('any video becomes a card that leads to the web or the page, whatever the contract allows', () => {
    const environments = fc.record({
      nameProperty: fc.constantFrom('english_name' as const, 'name' as const),
      language: fc.constantFrom('en', 'ja', 'lol-UWU', 'zh', 'zh-CN'),
      timeZone: fc.constantFrom(undefined, 'UTC', 'Asia/Tokyo'),
    });
    fc.assert(
      fc.property(arbitraryVideo, environments, (any, here) => {
        const drawn = connectVideoCard(any, { environment: { ...environment, ...here }, now: NOW });
        const { protocol } = new URL(drawn.href, 'https://page.example');
        expect(['http:', 'https:']).toContain(protocol);
        expect(drawn.liveSince !== undefined).toBe(drawn.state === 'live');
        expect(drawn.liveSince === undefined || Number.isFinite(drawn.liveSince)).toBe(true);
        expect(drawn.duration !== undefined && drawn.state === 'live').toBe(false);
        expect(drawn.time.text).not.toBe('');
        expect([drawn.topic, drawn.count?.text, drawn.placeholder?.text].every(text)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('a video with an invalid time still becomes a card', () => {
    expect(card({ available_at: 'soon' }).time).toMatchObject({ text: '', tooltip: undefined });
  });
});
