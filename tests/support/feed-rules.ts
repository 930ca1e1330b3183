/**
 * Rules of the W3C feed validator for RSS 2.0 and Atom, and of JSON Feed 1.1, as far as feeds like ours can break them. Each
 * breach is named as the validator names it.
 */
import { XMLParser } from 'fast-xml-parser';

interface Node {
  readonly [name: string]: unknown;
}

export interface FeedRulesOptions {
  /** Address from which the feed was read. */
  readonly address: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  alwaysCreateTextNode: true,
  isArray: (name) => ['item', 'entry', 'link', 'author', 'dc:creator', 'enclosure'].includes(name),
});

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesOf = (parent: Node, name: string): Node[] => {
  const value = parent[name];
  return (Array.isArray(value) ? value : [value]).filter(isNode);
};
const textOf = (parent: Node, name: string): string | undefined => {
  const [node] = nodesOf(parent, name);
  return node === undefined ? undefined : String(node['#text']);
};
const attribute = (node: Node, name: string): string | undefined => {
  const value = node[`@${name}`];
  return typeof value === 'string' ? value : undefined;
};

const isUrl = (text: string | undefined) =>
  text !== undefined && /^https?:\/\/[^\s<>"]+$/.test(text) && URL.canParse(text);
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const MIME =
  /^(audio|video|image\/(jpeg|png|webp|gif|avif|svg\+xml)|audio\/[\w+.-]+|video\/[\w+.-]+)$/;

type Report = (problem: string) => void;

/** HTML text: its tags must be among the allowed ones, and its entities known. */
function checkHtml(html: string, report: Report) {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    if (!/^<br\s*\/?>$/.test(tag)) report(`SecurityRisk or NotHtml: ${tag}`);
  }
  for (const [entity] of html.matchAll(/&[^;\s]*;?/g)) {
    if (!/^&(amp|lt|gt|quot|#39);$/.test(entity)) report(`NotHtml: ${entity}`);
  }
}

function checkDate(text: string | undefined, form: RegExp, now: number, report: Report) {
  if (text === undefined || !form.test(text)) report(`InvalidDate: ${text}`);
  else if (Date.parse(text) > now) report(`ImplausibleDate: ${text}`);
}

const checkUnique = (ids: readonly (string | undefined)[], report: Report) => {
  if (new Set(ids).size < ids.length) report('DuplicateIds');
};

/** All namespace prefixes used in the document are declared, with the right namespaces. */
function checkNamespaces(xml: string, report: Report) {
  const root = /<(rss|feed)\b[^>]*>/.exec(xml)?.[0] ?? '';
  for (const [, prefix = ''] of xml.matchAll(/<\/?([A-Za-z]+):/g)) {
    if (!root.includes(`xmlns:${prefix}="`)) report(`UndeclaredPrefix: ${prefix}`);
  }
}

function checkSelf(self: Node | undefined, type: string, address: string, report: Report) {
  if (!self) report('MissingSelf');
  else if (attribute(self, 'href') !== address) report('SelfDoesntMatchLocation');
  else if (attribute(self, 'type') !== type) report('InvalidSelfType');
}

function checkRssItem(item: Node, now: number, report: Report) {
  const title = textOf(item, 'title')?.trim();
  const description = textOf(item, 'description');
  if (!title && !description?.trim()) report('MissingItemTitleOrDescription');
  if (title === '') report('NotBlank: title');
  if (description !== undefined) checkHtml(description, report);
  if (!isUrl(textOf(item, 'link'))) report('InvalidLink');
  const [guid] = nodesOf(item, 'guid');
  if (!guid) report('MissingGuid');
  else if (attribute(guid, 'isPermaLink') !== 'false' && !isUrl(String(guid['#text']))) {
    report('InvalidHttpGUID');
  }
  checkDate(textOf(item, 'pubDate'), RFC_822, now, report);
  for (const author of nodesOf(item, 'author')) {
    if (!/^\S+@\S+\.\S+/.test(String(author['#text']))) report('InvalidContact: author');
  }
  const creators = nodesOf(item, 'dc:creator');
  if (creators.some((one) => String(one['#text']).trim() === '')) report('NotBlank: dc:creator');
  if (creators.length === 0) report('MissingCreator');
  const enclosures = nodesOf(item, 'enclosure');
  if (enclosures.length > 1) report('DuplicateEnclosure');
  for (const one of enclosures) {
    if (!MIME.test(attribute(one, 'type') ?? '')) report('InvalidMIMEAttribute');
    if (!/^[1-9]\d*$/.test(attribute(one, 'length') ?? '')) report('InvalidLength');
  }
  for (const one of nodesOf(item, 'media:thumbnail')) {
    if (!isUrl(attribute(one, 'url'))) report('InvalidURLAttribute');
  }
}

/** Breaches of RSS 2.0. */
export function rssProblems(xml: string, { address, now }: FeedRulesOptions): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => void problems.push(problem);
  checkNamespaces(xml, report);
  const root = parser.parse(xml, true) as Node;
  const [rss] = nodesOf(root, 'rss');
  const [channel] = rss ? nodesOf(rss, 'channel') : [];
  if (!rss || !channel || attribute(rss, 'version') !== '2.0') return ['NotRss'];
  for (const name of ['title', 'description']) {
    if (!textOf(channel, name)?.trim()) report(`Missing: ${name}`);
  }
  if (!isUrl(textOf(channel, 'link'))) report('InvalidLink');
  const self = nodesOf(channel, 'atom:link').find((link) => attribute(link, 'rel') === 'self');
  checkSelf(self, 'application/rss+xml', address, report);
  const built = textOf(channel, 'lastBuildDate');
  if (built !== undefined) checkDate(built, RFC_822, now, report);
  const items = nodesOf(channel, 'item');
  for (const item of items) checkRssItem(item, now, report);
  checkUnique(
    items.map((item) => textOf(item, 'guid')),
    report,
  );
  return problems;
}

/** Breaches of a text construct. */
function checkText(node: Node | undefined, report: Report) {
  if (!node) return;
  const type = attribute(node, 'type') ?? 'text';
  const text = String(node['#text']);
  if (type === 'html') checkHtml(text, report);
  else if (type !== 'text') report(`InvalidTextType: ${type}`);
}

function checkEntry(entry: Node, now: number, report: Report) {
  if (!isUrl(textOf(entry, 'id'))) report('InvalidFullLink: id');
  const [title] = nodesOf(entry, 'title');
  if (!title || String(title['#text']).trim() === '') report('Missing: title');
  checkText(title, report);
  checkText(nodesOf(entry, 'summary')[0], report);
  checkText(nodesOf(entry, 'content')[0], report);
  for (const name of ['updated', 'published']) {
    checkDate(textOf(entry, name), RFC_3339, now, report);
  }
  const authors = nodesOf(entry, 'author');
  if (authors.length === 0 || authors.some((one) => !textOf(one, 'name')?.trim())) {
    report('MissingAuthor');
  }
  const alternate = nodesOf(entry, 'link').filter(
    (link) => (attribute(link, 'rel') ?? 'alternate') === 'alternate',
  );
  if (alternate.length !== 1 || !isUrl(attribute(alternate[0] ?? {}, 'href'))) {
    report('MissingAlternate');
  }
  for (const link of nodesOf(entry, 'link')) {
    if (attribute(link, 'rel') === 'enclosure' && !MIME.test(attribute(link, 'type') ?? '')) {
      report('InvalidMIMEAttribute');
    }
  }
}

/** Breaches of Atom 1.0. */
export function atomProblems(xml: string, { address, now }: FeedRulesOptions): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => void problems.push(problem);
  checkNamespaces(xml, report);
  const root = parser.parse(xml, true) as Node;
  const [feed] = nodesOf(root, 'feed');
  if (!feed || attribute(feed, 'xmlns') !== 'http://www.w3.org/2005/Atom') return ['NotAtom'];
  if (!isUrl(textOf(feed, 'id'))) report('InvalidFullLink: id');
  if (!textOf(feed, 'title')?.trim()) report('Missing: title');
  checkDate(textOf(feed, 'updated'), RFC_3339, now, report);
  const self = nodesOf(feed, 'link').find((link) => attribute(link, 'rel') === 'self');
  checkSelf(self, 'application/atom+xml', address, report);
  const entries = nodesOf(feed, 'entry');
  for (const entry of entries) checkEntry(entry, now, report);
  checkUnique(
    entries.map((entry) => textOf(entry, 'id')),
    report,
  );
  return problems;
}

interface JsonFeed {
  readonly version?: string;
  readonly title?: string;
  readonly feed_url?: string;
  readonly home_page_url?: string;
  readonly items?: readonly JsonItem[];
}

export interface JsonItem {
  readonly id?: string;
  readonly url?: string;
  readonly title?: string;
  readonly content_html?: string;
  readonly date_published?: string;
  readonly date_modified?: string;
  readonly image?: string;
  readonly authors?: readonly { readonly name?: string }[];
}

/** Breaches of JSON Feed 1.1. */
export function jsonFeedProblems(text: string, { address, now }: FeedRulesOptions): string[] {
  const problems: string[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const { version, title, feed_url, home_page_url, items } = JSON.parse(text) as JsonFeed;
  if (version !== 'https://jsonfeed.org/version/1.1') report('InvalidVersion');
  if (!title?.trim()) report('Missing: title');
  if (feed_url !== address) report('SelfDoesntMatchLocation');
  if (!isUrl(home_page_url)) report('InvalidLink');
  if (!items) return [...problems, 'Missing: items'];
  for (const item of items) {
    if (!item.id) report('Missing: id');
    if (!isUrl(item.url)) report('InvalidLink');
    if (!item.content_html) report('Missing: content');
    checkHtml(item.content_html ?? '', report);
    checkDate(item.date_published, RFC_3339, now, report);
    checkDate(item.date_modified, RFC_3339, now, report);
    if (item.image !== undefined && !isUrl(item.image)) report('InvalidURLAttribute');
    if (!item.authors?.length || item.authors.some(({ name }) => !name?.trim())) {
      report('MissingAuthor');
    }
  }
  checkUnique(
    items.map(({ id }) => id),
    report,
  );
  return problems;
}
