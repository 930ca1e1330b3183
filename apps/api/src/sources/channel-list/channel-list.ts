/**
 * The list of followed channels, a YAML file that an operator writes. Everything wrong with it is reported at once, each with its
 * line, so that it can be corrected in one go.
 */
import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
} from 'yaml';
import {
  LISTED_GROUPS_MAX,
  LISTED_LANGUAGE,
  LISTED_NAME_MAX,
  LISTED_TWITCH,
  LISTED_TWITTER,
  LISTED_YOUTUBE,
  nameOf,
} from '@oshimado/contract';
import * as z from 'zod';
import { uniqueOrgs } from './unique-orgs';

/** As admins' forms keep a name: texts of spreadsheets bring line breaks and marks of direction along. */
const name = z
  .string()
  .overwrite((text) => nameOf(text))
  .min(1)
  .max(LISTED_NAME_MAX);

const org = z.strictObject({
  name,
  /** Shown where there is little space. */
  short: name.optional(),
  name_jp: name.optional(),
  /** Names of its groups, in the order in which they are listed. */
  groups: z.array(name).max(LISTED_GROUPS_MAX).default([]),
});

/** Schema of a channel of the list. */
export const listedChannel = z.strictObject({
  /** In its own script. */
  name,
  /** In Latin letters. */
  english_name: name.optional(),
  /** Id or handle. */
  youtube: z.string('wants a channel id or a handle').regex(LISTED_YOUTUBE, {
    error: 'wants a channel id like UC… (24 characters) or a handle like "@name"',
  }),
  type: z.enum(['vtuber', 'clipper']).default('vtuber'),
  org: name.optional(),
  group: name.optional(),
  /** Language of a clipper's subtitles, or of a streamer. */
  lang: z.string().regex(LISTED_LANGUAGE, 'wants a language like en, ja or zh').optional(),
  twitch: z.string().regex(LISTED_TWITCH, 'wants a login name without an address').optional(),
  socials: z
    .strictObject({
      twitter: z.string().regex(LISTED_TWITTER, 'wants an account name without @').optional(),
    })
    .default({}),
  /** Graduated or paused: shown as such, and looked at once a day only. */
  inactive: z.boolean().default(false),
});

const topic = z.strictObject({
  /** As it is written on this site, with underscores. */
  id: z.string().regex(/^[^\s,]{1,100}$/, 'wants words joined by underscores, without commas'),
  /** Words of titles and categories that say it. */
  words: z.array(z.string().trim().min(2).max(100)).min(1).max(50),
});

const list = z.strictObject({
  orgs: z.array(org).max(2_000).default([]),
  channels: z.array(listedChannel).max(20_000),
  /** Topics of this site, such as its games, that are found by words. */
  topics: z.array(topic).max(2_000).optional(),
});

export type ListedChannel = z.infer<typeof listedChannel>;
export type ChannelList = z.infer<typeof list>;

/** The name by which two entries are the same channel: its id, or its handle in lower case. */
export const listKeyOf = ({ youtube }: Pick<ListedChannel, 'youtube'>): string =>
  youtube.startsWith('@') ? youtube.toLowerCase() : youtube;

/** Text of a list without channels: where admins edit it, that is how it begins. */
export const EMPTY_LIST = 'orgs: []\nchannels: []\n';

/** Something wrong with the file; `line` counts from 1. */
export interface ListProblem {
  readonly line: number;
  readonly message: string;
}

export type ListReading =
  | { readonly list: ChannelList }
  | { readonly problems: readonly ListProblem[] };

type Path = readonly PropertyKey[];

/** The most problems that one answer names. */
export const PROBLEMS_MAX = 20;

/** Offset of the key or list item at this path, or of the nearest one around it. */
function offsetOf(document: Document, path: Path): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find((item) => isPair(item) && String(item.key) === String(step));
      if (!pair) break;
      if (isNode(pair.key) && pair.key.range) [offset] = pair.key.range;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      if (isNode(node) && node.range) [offset] = node.range;
    } else break;
  }
  return offset;
}

const wordsOf = (path: Path) =>
  path.map((step) => (typeof step === 'number' ? `${step + 1}` : String(step))).join(' ');

/** What the schema cannot see: names that refer to each other, and ids given twice. */
function crossCheck({ orgs, channels }: ChannelList): { path: Path; message: string }[] {
  const groups = new Map(uniqueOrgs(orgs).map((one) => [one.name, one.groups]));
  const seen = new Set<string>();
  const found: { path: Path; message: string }[] = [];
  channels.forEach((one, index) => {
    const at = (key: string) => ['channels', index, key];
    const key = listKeyOf(one);
    if (seen.has(key)) found.push({ path: at('youtube'), message: `${key} is listed twice` });
    seen.add(key);
    if (one.org !== undefined && !groups.has(one.org)) {
      found.push({ path: at('org'), message: `"${one.org}" is not among the orgs of this file` });
    } else if (one.group !== undefined && !groups.get(one.org ?? '')?.includes(one.group)) {
      found.push({
        path: at('group'),
        message: `"${one.group}" is not among the groups of its org`,
      });
    }
  });
  return found;
}

/** A list that was read elsewhere; `lineOf` says where in its file a path of keys is. */
export function checkChannelList(
  value: unknown,
  lineOf: (path: readonly PropertyKey[]) => number,
): ListReading {
  const parsed = list.safeParse(value);
  const issues = parsed.success ? crossCheck(parsed.data) : parsed.error.issues;
  if (parsed.success && issues.length === 0) return { list: parsed.data };
  return {
    problems: issues.slice(0, PROBLEMS_MAX).map(({ path, message }) => ({
      line: lineOf(path),
      message: path.length === 0 ? message : `${wordsOf(path)}: ${message}`,
    })),
  };
}

/** A list that is to be changed, with the document of its text. */
export interface OpenReading {
  readonly reading: ListReading;
  readonly document: Document;
}

/** Reads the text of the file; never throws. The document is whole only where there are no problems. */
export function readListDocument(text: string): OpenReading {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      message: message.split('\n', 1)[0]?.replace(/ at line \d+.*$/, '') ?? message,
    }));
    return { document, reading: { problems: problems.slice(0, PROBLEMS_MAX) } };
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    const message = error instanceof Error ? error.message : 'broken';
    return { document, reading: { problems: [{ line: 1, message }] } };
  }
  const lineOf = (path: Path) => lineAt(offsetOf(document, path));
  return { document, reading: checkChannelList(value, lineOf) };
}

/** Reads the text of the file; never throws. */
export const readChannelList = (text: string): ListReading => readListDocument(text).reading;
