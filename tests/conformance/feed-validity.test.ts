/** Feeds by the rules of the W3C feed validator, and what a reader draws of titles and descriptions. */
import * as fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FeedItem } from '../../apps/api/src/feeds/syndication';
import { writeFeed, type FeedForm } from '../../apps/api/src/feeds/syndication';
import { SEED } from '../../packages/domain/src/testing/cases';
import { at, ids, NOW, videoId } from '../fixtures/world';
import { atomProblems, jsonFeedProblems, rssProblems, type JsonItem } from '../support/feed-rules';
import { ownServer } from './server';

const PORTAL = 'https://portal.example';
const PROBLEMS = { rss: rssProblems, atom: atomProblems, json: jsonFeedProblems } as const;
const FORMS = ['rss', 'atom', 'json'] as const satisfies readonly FeedForm[];

const api = ownServer({ publicOrigin: PORTAL });
beforeAll(async () => {
  await api.store.source.writeVideos(
    [
      'thumb-none',
      'https://img.example/thumb',
      'https://img.example/a.jpg?x=1&y=2',
      '/statics/a.svg',
    ].map((thumbnail, index) => ({
      id: videoId(`odd-${index}`),
      channel_id: ids.indie,
      title: `<karaoke relay> & "friends" ${index}`,
      description: 'Line one\r\n<script>alert(1)</script>\n\nR&D &amp; more',
      type: 'stream',
      status: index === 0 ? 'upcoming' : 'past',
      published_at: index === 0 ? null : at(-index * 1_000),
      start_scheduled: index === 0 ? at(9_000_000) : null,
      ...(index > 0 && { thumbnail }),
    })),
  );
});

describe.each(FORMS)('a feed as %s', (form) => {
  it.each([
    'live',
    'videos',
    'clips',
    'videos?org=Hololive&preferEnglishName=1',
    'videos?topic=nothing',
    `search?q=${encodeURIComponent('karaoke')}`,
    'search?q=a%20%22b%22%3C',
  ])('a feed passes the validator: %s', async (asked) => {
    const [kind = '', query] = asked.split('?');
    const path = `/feeds/${kind}.${form}${query === undefined ? '' : `?${query}`}`;
    const { statusCode, body } = await api.get(path);
    expect(statusCode).toBe(200);
    expect(PROBLEMS[form](body, { address: PORTAL + path, now: api.now() })).toEqual([]);
  });

  it('a feed passes the validator whatever its titles, names and descriptions hold', () => {
    const marks = ['<', '>', '&', '"', "'", ']]>', '<![CDATA[', '&amp;', '&lt;', '&nbsp;', '<!--'];
    const others = [
      '<b>',
      '</b>',
      '<script>',
      '\r\n',
      '\n',
      '\u0000',
      '\uFFFF',
      '\uD83D',
      '🎉',
      '歌枠',
      ' ',
    ];
    const part = fc.constantFrom(...marks, ...others);
    const text = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string({ unit: 'binary', maxLength: 40 }),
    );
    const address = `${PORTAL}/feeds/live.${form}`;
    const head = { title: 'Oshimado: live', url: address, origin: PORTAL };
    fc.assert(
      fc.property(text, text, text, text, (title, author, summary, topic) => {
        const item: FeedItem = {
          url: `${PORTAL}/watch/a`,
          title,
          author,
          summary,
          topic,
          date: new Date(0),
          image: 'https://img.example/thumb',
        };
        const written = writeFeed(form, head, [item]);
        expect(PROBLEMS[form](written, { address, now: NOW })).toEqual([]);
      }),
      { numRuns: 1_000, seed: SEED },
    );
  });
});

const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', trimValues: false });

interface RssItem {
  readonly title: string;
  readonly description: string;
  readonly 'dc:creator': string;
  readonly author?: string;
  readonly enclosure?: unknown;
}
interface AtomEntry {
  readonly title: { readonly '#text': string; readonly '@type': string };
  readonly summary: { readonly '#text': string; readonly '@type': string };
}

/** What a reader draws of HTML: tags mark nothing here but line ends, and entities are characters. */
const drawn = (html: string) =>
  html
    .replace(/<br>\n?/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) =>
      name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'quot' ? '"' : '&',
    );

const TITLE = '<karaoke relay> & "friends" 1';
const WORDS = 'Line one\n<script>alert(1)</script>\n\nR&D &amp; more';
const path = (form: FeedForm) => `/feeds/search.${form}?q=karaoke`;

it('a reader of RSS draws titles and descriptions as they were written', async () => {
  const { body } = await api.get(path('rss'));
  const { rss } = xml.parse(body) as { rss: { channel: { item: RssItem[] } } };
  const item = rss.channel.item.find(({ title }) => title.endsWith('1'));
  // Plain text by the specification: only a description is HTML.
  expect(item?.title).toBe(TITLE);
  expect(drawn(item?.description ?? '')).toBe(WORDS);
  expect(item?.['dc:creator']).toBe('ひとり');
  expect([item?.author, item?.enclosure]).toEqual([undefined, undefined]);
});

it('a reader of Atom draws titles and descriptions as they were written', async () => {
  const { body } = await api.get(path('atom'));
  const { feed } = xml.parse(body) as { feed: { entry: AtomEntry[] } };
  const entry = feed.entry.find(({ title }) => title['#text'].endsWith('1'));
  expect(entry?.title['@type']).toBe('html');
  expect(drawn(entry?.title['#text'] ?? '')).toBe(TITLE);
  expect(drawn(entry?.summary['#text'] ?? '')).toBe(WORDS);
});

it('a reader of JSON Feed draws titles and descriptions as they were written', async () => {
  const { body } = await api.get(path('json'));
  const { items } = JSON.parse(body) as { items: JsonItem[] };
  const item = items.find(({ title }) => title?.endsWith('1'));
  expect(item?.title).toBe(TITLE);
  expect(item?.content_html).not.toContain('<script');
  expect(drawn(item?.content_html ?? '')).toBe(WORDS);
  expect(item?.authors).toEqual([{ name: 'ひとり' }]);
});

it('a coming stream in a feed is of the day it was announced', async () => {
  const { body } = await api.get(path('json'));
  const { items } = JSON.parse(body) as { items: JsonItem[] };
  expect(items.find(({ title }) => title?.endsWith('0'))?.date_published).toBe(
    new Date(NOW).toISOString(),
  );
});

it('the rules find what our feeds did wrong before', () => {
  const rss = `<rss version="2.0"><channel><title>a</title><link>${PORTAL}</link><description>a</description>
    <item><title>a</title><link>${PORTAL}/a</link><guid isPermaLink="false">a</guid><pubDate>Thu, 01 Jan 2099 00:00:00 GMT</pubDate>
    <author>Sora</author><enclosure url="https://img.example/thumb" length="0" type="image//thumb"/>
    <description><![CDATA[<script>alert(1)</script>]]></description></item></channel></rss>`;
  expect(rssProblems(rss, { address: `${PORTAL}/feeds/live.rss`, now: NOW })).toEqual([
    'MissingSelf',
    'SecurityRisk or NotHtml: <script>',
    'SecurityRisk or NotHtml: </script>',
    'ImplausibleDate: Thu, 01 Jan 2099 00:00:00 GMT',
    'InvalidContact: author',
    'MissingCreator',
    'InvalidMIMEAttribute',
    'InvalidLength',
  ]);
});
