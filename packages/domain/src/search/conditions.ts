/**
 * Search conditions: chips of several kinds, written to the URL as CSV and sent to the server as a body (wire, 4.4;
 * specification, section 5).
 */
import { isDrawn } from '@oshimado/contract';
import { channelKeyOf } from '../addresses/channel-address';
import { topicText } from '../format/topic';
import { SEARCH_TEXT_MAX } from '../limits';
import { SEARCH_PATH } from './search-place';

/** Kind of a condition. */
export type ChipType = 'title & desc' | 'comments' | 'channel' | 'topic' | 'org' | 'video url';

/** A condition of a search. */
export interface SearchChip {
  /** Kind of the condition. */
  readonly type: ChipType;
  /** Channel id, topic id, organization, or the text followed by `<type>`. */
  readonly value: string;
  /** Displayed text. */
  readonly text: string;
}

/** The text of a condition as it is shown: a topic in its readable form, also where an address has its id. */
export const chipText = ({ type, text }: Pick<SearchChip, 'type' | 'text'>): string =>
  type === 'topic' ? topicText(text) : text;

const TITLE = 'title & desc';
const COMMENTS = 'comments';
const chipTypes: readonly ChipType[] = [TITLE, COMMENTS, 'channel', 'topic', 'org', 'video url'];

/** Why conditions cannot be combined, in the specification's words. */
export const SEARCH_PROBLEMS = {
  manyComments: 'Cannot search using multiple comment conditions.',
  commentsAndTitle: 'Cannot search using comment + title & desc filters at the same time.',
} as const;
/** Why conditions cannot be combined. */
export type SearchProblem = keyof typeof SEARCH_PROBLEMS;

interface SearchedWords {
  readonly comment: readonly string[];
  readonly conditions: readonly { readonly text: string }[];
}

/** Undefined if the conditions can be combined. */
export function searchProblem({ comment, conditions }: SearchedWords): SearchProblem | undefined {
  if (comment.length > 1) return 'manyComments';
  return comment.length > 0 && conditions.length > 0 ? 'commentsAndTitle' : undefined;
}

/** What is searched for of a text: a paragraph that was pasted finds by its beginning. Half a character is left out. */
const searched = (text: string): string =>
  text.slice(0, SEARCH_TEXT_MAX).replace(/\p{Surrogate}$/u, '');

/** The words of a text as it was typed or pasted; empty for blanks and invisible characters alone, which search for nothing. */
export const typedWords = (text: string): string => (isDrawn(text) ? text.trim() : '');

/** A chip for a text; of a longer one than `SEARCH_TEXT_MAX`, for its beginning. */
export function wordsChip(type: typeof TITLE | typeof COMMENTS, words: string): SearchChip {
  const text = searched(words);
  return { type, value: `${text}${type}`, text };
}

/** Conditions in the form of the search request. */
export interface SearchFilters extends SearchedWords {
  /** Texts to find in title or description, one condition per entry. */
  readonly conditions: { text: string }[];
  /** Texts to find in comments; the server accepts at most one. */
  readonly comment: string[];
  /** Ids of channels. */
  readonly vch: string[];
  /** Ids of topics. */
  readonly topic: string[];
  /** Names of orgs. */
  readonly org: string[];
}

/** Converts chips to filters of the request body. Chips of other kinds are ignored. */
export function filtersOf(chips: readonly SearchChip[]): SearchFilters {
  const of = (type: ChipType) => chips.filter((chip) => chip.type === type);
  return {
    conditions: of(TITLE).map(({ text }) => ({ text: searched(text) })),
    comment: of(COMMENTS).map(({ text }) => searched(text)),
    vch: of('channel').map(({ value }) => value),
    topic: of('topic').map(({ value }) => value),
    org: of('org').map(({ value }) => value),
  };
}

const HEADER = ['type', 'value', 'text'];
const quote = (field: string) =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;

/** Converts chips to CSV with a header, for the URL. */
export const writeChips = (chips: readonly SearchChip[]): string =>
  [HEADER, ...chips.map(({ type, value, text }) => [type, value, text])]
    .map((row) => row.map(quote).join(','))
    .join('\r\n');

/** Path of the search page with these chips as its conditions. */
export const chipSearchPath = (chips: readonly SearchChip[]): string =>
  `${SEARCH_PATH}?${new URLSearchParams({ q: writeChips(chips) }).toString()}`;

/** Parses CSV, including quoted fields with line breaks. Never throws: an unclosed quote ends at the end of the text. */
function readRows(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv.charAt(at);
    if (isQuoted) {
      if (character !== '"') field += character;
      else if (csv.charAt(at + 1) === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && field === '') isQuoted = true;
    else if (character === ',') {
      row.push(field);
      field = '';
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && csv.charAt(at + 1) === '\n') at += 1;
      rows.push([...row, field]);
      row = [];
      field = '';
    } else field += character;
  }
  rows.push([...row, field]);
  return rows.filter((cells) => cells.some((cell) => cell !== ''));
}

const isChipType = (text: string): text is ChipType => chipTypes.some((type) => type === text);

/**
 * Reads chips from CSV, with columns in any order by the header. Rows of unknown kinds are skipped. A text without such a header is
 * words to search for: people and browsers' search shortcuts write addresses like `/search?q=karaoke`.
 */
export function readChips(csv: string): SearchChip[] {
  const [header = [], ...rows] = readRows(csv);
  if (!header.includes('type') || !header.includes('value')) {
    const words = typedWords(csv);
    return words === '' ? [] : [wordsChip(TITLE, words)];
  }
  const cell = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? '';
  return rows.flatMap((row): SearchChip[] => {
    const type = cell(row, 'type');
    const value = cell(row, 'value');
    if (!isChipType(type) || value === '') return [];
    const text = cell(row, 'text');
    const bare = value.endsWith(type) ? value.slice(0, -type.length) : value;
    const shown = text === '' ? bare : text;
    const isWords = type === TITLE || type === COMMENTS;
    return isWords && !isDrawn(shown) ? [] : [{ type, value, text: shown }];
  });
}

/** "Spaces become underscores and # is dropped", also the wide one of Japanese keyboards; a channel's address becomes its id or handle. */
export function autocompleteQuery(typed: string): string {
  const trimmed = typedWords(typed);
  const words = trimmed.replace(/[#＃]/u, '').trim().replace(/\s+/g, '_');
  return channelKeyOf(trimmed) ?? searched(words);
}
