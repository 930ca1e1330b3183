// @vitest-environment node
/** Elements as HTML, by what their server answers. Here React draws; the build draws with Preact. */
import type { EmbedTag } from '@oshimado/contract';
import { embedTags, isStaticEmbed } from '@oshimado/domain';
import { Window } from 'happy-dom';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fromNow, HOUR, liveVideo, NOW, video } from '../../testing/videos';
import { createStaticElements } from './draw-element';

// As the build does.
vi.mock('../servers', () => import('./kept-for-drawing'));
vi.mock('../oshi-live-feed/board-count', () => import('./kept-for-drawing'));
vi.mock('../oshi-schedule/schedule-board', () => import('./kept-for-drawing'));
vi.mock('../../base/queries/page-queries', () => import('./kept-for-drawing'));
vi.mock('../../parts/video-list/use-growing-count', () => import('./kept-for-drawing'));
vi.mock('../named-themes', () => ({
  namedThemes: '.oshi-theme-suisei,:host([theme~=suisei]){--x:1}.oshi-theme-aqua{--x:2}',
}));

const window = new Window();
afterAll(() => window.happyDOM.close());

const PORTAL = 'https://portal.example';
const EMBEDS = 'https://embeds.example';
const elements = createStaticElements({ portal: PORTAL, embeds: EMBEDS });

const upcoming = video({
  id: 'later000000',
  title: 'Later <b>on</b>',
  available_at: fromNow(HOUR),
});
const rows = [liveVideo({ id: 'live0000000', title: 'Now' }), upcoming];
const channel = { ...upcoming.channel, id: 'UC1', name: '湊', english_name: 'Minato' };

/** Answers by the start of a path; all else is unknown. */
const answers: Readonly<Record<string, unknown>> = {
  '/api/v2/live': rows,
  '/api/v2/users/live': rows.map((row) => ({ ...row, channel })),
  '/api/v2/videos/later000000': upcoming,
  '/api/v2/channels/UC1': channel,
  '/api/v2/playlist/7': { id: 7, name: 'Evening', videos: rows },
  '/api/v2/clips': Array.from({ length: 60 }, (_, at) =>
    video({ id: `clip${at}`, title: `Clip ${at}`, type: 'clip', status: 'past' }),
  ),
  '/api/v2/search/videoSearch': { total: 41, items: rows },
};

interface Drawn {
  readonly query?: Readonly<Record<string, string>>;
  readonly acceptLanguage?: string;
  readonly status?: number;
}

async function draw(tag: EmbedTag, { query = {}, acceptLanguage, status = 200 }: Drawn = {}) {
  const asked: string[] = [];
  const answer = await elements.draw({
    tag,
    query,
    acceptLanguage,
    now: NOW,
    ask: (path, body) => {
      asked.push(body === undefined ? path : `${path} ${body}`);
      const found = Object.keys(answers).find((start) => path.split('?', 1)[0] === start);
      return Promise.resolve({
        status: found ? status : 404,
        text: JSON.stringify(found ? answers[found] : {}),
        ...(status === 429 && { retryAfter: '12' }),
      });
    },
  });
  const page = new window.DOMParser().parseFromString(answer.html, 'text/html');
  const host = page.querySelector(tag);
  const shadow = page.createElement('div');
  shadow.innerHTML = page.querySelector('template')?.innerHTML ?? '';
  const titles = [...shadow.querySelectorAll('[data-part="card"] h2, [data-part="card"] h3')].map(
    // The state is read aloud behind the title.
    ({ textContent }) => textContent.replace(/ (?:Live|Upcoming)$/, ''),
  );
  return { ...answer, page, host, shadow, titles, asked };
}

describe('an element as HTML', () => {
  it.each([
    ['oshi-live-feed', { org: 'Hololive', max: '4' }, ['Now', 'Later <b>on</b>']],
    ['oshi-player', { video: 'later000000' }, ['Later <b>on</b>']],
    ['oshi-video', { video: 'later000000' }, ['Later <b>on</b>']],
    ['oshi-channel', { channel: 'UC1' }, ['Now']],
    ['oshi-playlist', { playlist: '7' }, ['Now', 'Later <b>on</b>']],
    ['oshi-search', { text: 'now' }, ['Now', 'Later <b>on</b>']],
  ] as const)('%s has the cards of its server, and no script', async (tag, query, expected) => {
    const { status, titles, page, shadow, host } = await draw(tag, { query });
    expect([status, titles]).toEqual([200, expected]);
    expect(page.querySelectorAll('script')).toHaveLength(0);
    expect(shadow.querySelector('[aria-busy="true"]')).toBeNull();
    expect(host?.getAttribute('data-phase')).toBe('shown');
    expect(page.querySelector('template')?.getAttribute('shadowrootmode')).toBe('open');
    expect(shadow.querySelector('.as-of')?.textContent).toMatch(/^As of .*UTC$/);
  });

  it('has all clips that are asked for, because nobody scrolls while it is drawn', async () => {
    const { titles, asked } = await draw('oshi-clips', { query: { max: '60', lang: 'ja' } });
    expect(titles).toHaveLength(60);
    expect(asked).toEqual(['/api/v2/clips?lang=ja&status=past&limit=60']);
  });

  it('has the streams of a schedule by days, in UTC and in Tokyo time', async () => {
    const { shadow, asked } = await draw('oshi-schedule', { query: { days: '2' } });
    expect(shadow.querySelectorAll('[data-part="day"]')).toHaveLength(2);
    expect(
      [...shadow.querySelectorAll('[data-part="title"]')].map((one) => one.textContent),
    ).toEqual(['Now', 'Later <b>on</b>']);
    expect(asked[0]).toContain('max_upcoming_hours=49');
  });

  it.each([
    [{ channel: 'UC1' }, 'live', /^Live, .*Minato$/, '/watch/live0000000'],
    [{ org: 'Hololive' }, 'live', /^1 live, Hololive$/, '/?org=Hololive'],
  ])('has the words of a badge for %j', async (query, state, spoken, path) => {
    const { shadow } = await draw('oshi-live-badge', { query });
    const link = shadow.querySelector('a');
    expect([link?.className, link?.getAttribute('href')]).toEqual([state, EMBEDS + path]);
    expect(shadow.querySelector('.spoken')?.textContent).toMatch(spoken);
    expect(shadow.querySelector('.as-of')).toBeNull();
  });

  it('has a form that leads to its page again, with its attributes', async () => {
    const { shadow, asked } = await draw('oshi-search', { query: { org: 'Hololive' } });
    const form = shadow.querySelector('form');
    expect(form?.getAttribute('action')).toBe(`${EMBEDS}/embed/oshi-search.html`);
    expect([...shadow.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
      ['org', 'Hololive'],
      ['theme', 'auto'],
      ['text', ''],
    ]);
    expect(asked).toEqual([]);
  });

  it('has its attributes and no others, a link for readers without shadow roots, and its theme', async () => {
    const query = {
      video: 'later000000',
      theme: 'suisei light',
      onclick: 'x',
      api: 'https://e.test',
    };
    const { host, page, shadow } = await draw('oshi-video', { query });
    expect(host?.getAttributeNames()).toEqual(['theme', 'video', 'data-phase']);
    expect(page.querySelector('html')?.getAttribute('data-mode')).toBe('light');
    const styles = shadow.querySelector('style')?.textContent;
    expect(styles).toContain('[theme~=suisei]');
    expect(styles).not.toContain('oshi-theme-aqua');
    expect(page.title).toBe('Later <b>on</b>');
    const link = host?.querySelector('a');
    expect([link?.href, link?.textContent]).toEqual([
      `${PORTAL}/watch/later000000`,
      'Later <b>on</b>',
    ]);
  });

  it('speaks the language of its attribute, or that of the reader', async () => {
    const query = { video: 'later000000' };
    const ja = await draw('oshi-video', { query, acceptLanguage: 'ja' });
    expect([ja.lang, ja.shadow.querySelector('.as-of')?.textContent]).toEqual([
      'ja',
      expect.stringMatching(/現在$/),
    ]);
    const de = await draw('oshi-video', { query: { ...query, lang: 'de' }, acceptLanguage: 'ja' });
    expect(de.page.documentElement.lang).toBe('de');
  });
});

describe('an element that cannot be drawn', () => {
  it.each([
    ['oshi-video', { video: 'nothing0000' }, 404, 'This video doesn’t exist, or it was deleted.'],
    ['oshi-channel', { channel: 'UC2' }, 404, 'This channel doesn’t exist here.'],
    ['oshi-playlist', { playlist: '8' }, 404, 'Playlist not found'],
    ['oshi-chat', { video: 'later000000' }, 404, 'This can’t be shown without scripts.'],
    ['oshi-video', {}, 400, '<oshi-video> shows nothing without video in this address.'],
    [
      'oshi-live-badge',
      {},
      400,
      '<oshi-live-badge> shows nothing without channel or org in this address.',
    ],
    [
      'oshi-live-feed',
      { max: 'many' },
      400,
      'max="many" cannot be read; it takes a whole number from 1 to 100.',
    ],
    [
      'oshi-video',
      { video: 'later000000', theme: 'pink' },
      400,
      'theme="pink" cannot be read; it takes dark, light, auto, a theme like suisei, or both.',
    ],
  ] as const)('%s with %j is %i', async (tag, query, status, text) => {
    const answer = await draw(tag, { query });
    expect([answer.status, answer.host]).toEqual([status, null]);
    expect(answer.page.body.textContent).toContain(text);
  });

  it.each([
    [429, 12],
    [500, 30],
  ])('says when it is worth another try after a %i', async (status, retryAfterS) => {
    const answer = await draw('oshi-live-feed', { status });
    expect(answer).toMatchObject({ status: 503, retryAfterS });
    expect(answer.page.body.textContent).toBe('The server is busy');
  });
});

it.each(embedTags)('whether there is one of %s is what the maker of embeds knows', async (tag) => {
  const { status } = await draw(tag);
  expect(status !== 404).toBe(isStaticEmbed(tag));
});

it('a drawn element is kept by what it depends on', () => {
  const key = (query: Readonly<Record<string, string>>, acceptLanguage?: string) =>
    elements.keyOf({ tag: 'oshi-clips', query, acceptLanguage });
  expect(key({ org: 'a', other: '1' }, 'ja,en;q=0.5')).toBe(key({ org: 'a', text: '2' }, 'ja'));
  expect(key({ org: 'a' })).not.toBe(key({ org: 'b' }));
  expect(key({}, 'ja')).not.toBe(key({}, 'de'));
});
