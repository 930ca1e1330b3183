/** The tags of a page's head: for search engines, for the cards that other sites make of a shared link, and for feed readers. */
import { OEMBED_PATH, type LinkCard } from '@oshimado/contract';
import { SITE } from '../platform/page-head';
import { escapeHtml } from '../platform/page-template';
import type { PageDescription } from './page-description';

export interface HeadOptions {
  readonly description: PageDescription;
  readonly card: LinkCard;
  /** Whole address of the picture of that card. */
  readonly picture: string;
  /** The page's canonical address, from its origin on. */
  readonly address: string;
  readonly origin: string;
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}" />`;
const alternate = (type: string, href: string, title: string) =>
  `<link rel="alternate" type="${type}" href="${escapeHtml(href)}" title="${escapeHtml(title)}" />`;

/** JSON inside a script element ends at the first `</script`. */
const structured = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** The language with a territory, as Open Graph has it: `en_US` for `en`, `es_LA` for the Spanish of Latin America. */
function localeOf(lang: string): string {
  const { language, region = '' } = new Intl.Locale(lang).maximize();
  return `${language}_${region === '419' ? 'LA' : region}`;
}

const LIVE_FEED = '/feeds/live.atom';

export function writeHead({ description, card, picture, address, origin }: HeadOptions): string {
  const { type, data, feed = LIVE_FEED } = description;
  const { title, text = '', lang } = card;
  const url = origin + address;
  const alt = [title, ...(card.names ?? [])].join(' · ');
  return [
    named('description', text),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    alternate('application/atom+xml', origin + feed, feed === LIVE_FEED ? SITE : title),
    alternate(
      'application/json+oembed',
      `${origin}${OEMBED_PATH}?${new URLSearchParams({ url }).toString()}`,
      title,
    ),
    property('og:site_name', SITE),
    property('og:type', type),
    property('og:title', title),
    property('og:description', text),
    property('og:url', url),
    property('og:locale', localeOf(lang)),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', text),
    named('twitter:image', picture),
    ...(data ? [structured(data)] : []),
  ].join('');
}

/** Tags of a page that search engines leave out. */
export const UNLISTED = '<meta name="robots" content="noindex" />';
