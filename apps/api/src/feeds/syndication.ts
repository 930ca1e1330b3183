/** Videos as RSS, Atom and JSON feeds. */
import { Feed } from 'feed';

export interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly author: string;
  readonly date: Date;
  readonly summary: string;
  /** Absolute address of a picture. */
  readonly image: string | undefined;
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

const WRITERS: Readonly<Record<FeedForm, (feed: Feed) => string>> = {
  rss: (feed) => feed.rss2(),
  atom: (feed) => feed.atom1(),
  json: (feed) => feed.json1(),
};

export function writeFeed(form: FeedForm, head: FeedHead, items: readonly FeedItem[]): string {
  const feed = new Feed({
    title: clean(head.title),
    id: head.url,
    link: head.origin,
    description: clean(head.title),
    copyright: '',
    generator: 'Oshimado',
    // The newest entry is when it changed last; the moment of asking would change every answer.
    updated: items[0]?.date ?? new Date(0),
    feedLinks: { [form]: head.url },
  });
  for (const { url, title, author, date, summary, image } of items) {
    feed.addItem({
      id: url,
      link: url,
      title: clean(title),
      description: clean(summary),
      date,
      author: [{ name: clean(author) }],
      ...(image !== undefined && { image }),
    });
  }
  return WRITERS[form](feed);
}
