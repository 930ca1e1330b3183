/**
 * Videos as RSS 2.0, Atom and JSON Feed 1.1. What a video is called and says is plain text: it is escaped once where a form
 * expects HTML, and stays as it is where a form expects text (the title of RSS and of JSON Feed).
 */
import { escapeHtml } from '@oshimado/domain';
import { XMLBuilder } from 'fast-xml-parser';

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly author: string;
  /** Not in the future. */
  readonly date: Date;
  /** Plain text with line breaks. */
  readonly summary: string;
  /** Absolute address of a picture. */
  readonly image: string | undefined;
  readonly topic: string | undefined;
}

export interface FeedHead {
  readonly title: string;
  /** Address of the feed itself. */
  readonly url: string;
  readonly origin: string;
}

export type FeedForm = 'rss' | 'atom' | 'json';

export const FEED_TYPES: Readonly<Record<FeedForm, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** Characters that XML cannot hold at all, escaped or not. */
// oxlint-disable-next-line no-control-regex -- control characters are what is taken out
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const clean = (text: string) => text.replace(NOT_XML, '\uFFFD');

const htmlOf = (text: string) => escapeHtml(text.trim()).replace(/\r\n?|\n/g, '<br>\n');

/** Every form requires a title and an author with a text. */
const cleanItem = (item: FeedItem): FeedItem => {
  const author = clean(item.author).trim() || 'Oshimado';
  const title = clean(item.title).replace(/\s+/g, ' ').trim() || author;
  return { ...item, author, title, summary: clean(item.summary) };
};

const xml = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});
const DECLARATION = { '@version': '1.0', '@encoding': 'utf-8' };
const MEDIA = 'http://search.yahoo.com/mrss/';

/** The newest entry is when a feed changed last; the moment of asking would change every answer. */
const changedAt = (items: readonly FeedItem[]) =>
  new Date(Math.max(0, ...items.map(({ date }) => date.getTime())));

const thumbnailOf = ({ image }: FeedItem) =>
  image !== undefined && { 'media:thumbnail': { '@url': image } };

const rssItem = (item: FeedItem) => ({
  title: item.title,
  link: item.url,
  guid: { '@isPermaLink': 'true', '#text': item.url },
  pubDate: item.date.toUTCString(),
  'dc:creator': item.author,
  ...(item.topic !== undefined && { category: clean(item.topic) }),
  ...(item.summary.trim() !== '' && { description: htmlOf(item.summary) }),
  ...thumbnailOf(item),
});

const rss = ({ title, url, origin }: FeedHead, items: readonly FeedItem[]): string =>
  xml.build({
    '?xml': DECLARATION,
    rss: {
      '@version': '2.0',
      '@xmlns:atom': 'http://www.w3.org/2005/Atom',
      '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
      '@xmlns:media': MEDIA,
      channel: {
        title,
        link: origin,
        description: title,
        'atom:link': { '@href': url, '@rel': 'self', '@type': 'application/rss+xml' },
        generator: 'Oshimado',
        ...(items.length > 0 && { lastBuildDate: changedAt(items).toUTCString() }),
        item: items.map(rssItem),
      },
    },
  });

const html = (text: string) => ({ '@type': 'html', '#text': text });

const atomEntry = (item: FeedItem) => ({
  id: item.url,
  title: html(escapeHtml(item.title)),
  link: { '@href': item.url, '@rel': 'alternate', '@type': 'text/html' },
  published: item.date.toISOString(),
  updated: item.date.toISOString(),
  author: { name: item.author },
  ...(item.topic !== undefined && { category: { '@term': clean(item.topic) } }),
  ...(item.summary.trim() !== '' && { summary: html(htmlOf(item.summary)) }),
  ...thumbnailOf(item),
});

const atom = ({ title, url, origin }: FeedHead, items: readonly FeedItem[]): string =>
  xml.build({
    '?xml': DECLARATION,
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xmlns:media': MEDIA,
      id: url,
      title,
      updated: changedAt(items).toISOString(),
      link: [
        { '@href': url, '@rel': 'self', '@type': 'application/atom+xml' },
        { '@href': origin, '@rel': 'alternate', '@type': 'text/html' },
      ],
      generator: 'Oshimado',
      entry: items.map(atomEntry),
    },
  });

const jsonItem = (item: FeedItem) => ({
  id: item.url,
  url: item.url,
  title: item.title,
  // Each item must have a content.
  content_html: item.summary.trim() === '' ? escapeHtml(item.title) : htmlOf(item.summary),
  date_published: item.date.toISOString(),
  date_modified: item.date.toISOString(),
  authors: [{ name: item.author }],
  // Readers of version 1 know one author only.
  author: { name: item.author },
  image: item.image,
  ...(item.topic !== undefined && { tags: [clean(item.topic)] }),
});

const json = ({ title, url, origin }: FeedHead, items: readonly FeedItem[]): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: origin,
    feed_url: url,
    items: items.map(jsonItem),
  });

const WRITERS = { rss, atom, json } as const satisfies Readonly<Record<FeedForm, typeof rss>>;

export function writeFeed(form: FeedForm, head: FeedHead, items: readonly FeedItem[]): string {
  return WRITERS[form]({ ...head, title: clean(head.title) }, items.map(cleanItem));
}
