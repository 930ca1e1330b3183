/** Suggestions of the search bar and the URLs of its chips (specification, sections 3 and 5, "Search"). */
import type { Suggestion } from '@oshimado/contract';
import { recogniseVideo, type CustomVideo, type OwnHosts } from '../addresses';
import { customVideoOf } from '../addresses/twitch-address';
import { channelKeyOf } from '../addresses/channel-address';
import { SUGGESTIONS_QUERY_MIN } from '../limits';
import { encodeMultiview, MULTIVIEW_GRID, multiviewPath } from '../multiview';
import { channelPath, watchPath } from '../video/video-links';
import { addressOf, SEARCH_PATH, type Address, type SearchPlace } from './search-place';
import {
  autocompleteQuery,
  typedWords,
  wordsChip,
  writeChips,
  type SearchChip,
} from './conditions';

/** One row under the search field. */
export type SearchRow =
  /** Adds this chip. */
  | { readonly kind: 'chip'; readonly chip: SearchChip }
  /** Opens a stream of another platform, which only the multiview page can play. */
  | { readonly kind: 'custom video'; readonly video: CustomVideo };

/** Navigation target of the search bar. */
export type SearchTarget =
  | { readonly kind: 'channel'; readonly id: string }
  | { readonly kind: 'watch'; readonly id: string }
  /** `/search` with this `q`, from its first page. */
  | { readonly kind: 'search'; readonly q: string }
  /** The multiview page with this video. */
  | { readonly kind: 'custom video'; readonly video: CustomVideo }
  /** The advanced form on `/search`. `q` undefined: the query stays as it is; null: no chips, no `q`. */
  | { readonly kind: 'advanced'; readonly isOn: boolean; readonly q?: string | null };

/** Whether two conditions ask for the same, whatever text they show. */
export const isSameChip = (one: SearchChip, other: SearchChip): boolean =>
  one.type === other.type && one.value === other.value;

/** What a row offers, the same in every list that offers it. Has no blanks, so that it can be part of an element's id. */
export const rowKey = (row: SearchRow): string =>
  (row.kind === 'chip' ? `${row.chip.type} ${row.chip.value}` : `${row.kind} ${row.video.id}`)
    // Unlike a percent encoding this takes any text, half a surrogate pair too.
    .replaceAll(/\s/g, '+');

/** Whether two rows offer the same. */
export const isSameRow = (one: SearchRow, other: SearchRow): boolean =>
  rowKey(one) === rowKey(other);

/** Removes duplicates; the first of equal chips is kept. */
export const withoutTwins = (chips: readonly SearchChip[]): SearchChip[] =>
  chips.filter((chip, at) => chips.findIndex((other) => isSameChip(chip, other)) === at);

/** The single row for the pasted address of a video; undefined for any other text. */
function pastedRow(text: string, own: OwnHosts): SearchRow | undefined {
  const video = recogniseVideo(text, own);
  if (video) return { kind: 'chip', chip: { type: 'video url', value: video.id, text: video.id } };
  const custom = customVideoOf(text);
  return custom && { kind: 'custom video', video: custom };
}

/** The query for the server's suggestions; undefined if the text is too short or is an address. */
export function suggestionsText(text: string, own: OwnHosts): string | undefined {
  if (pastedRow(text, own)) return undefined;
  // An input method may leave a lone surrogate, which cannot be encoded.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  const query = autocompleteQuery(whole);
  return encodeURIComponent(query).length >= SUGGESTIONS_QUERY_MIN ? query : undefined;
}

const chipOf = ({ type, value, text }: Suggestion): SearchChip => ({
  type,
  value,
  text: text === undefined || text === '' ? value : text,
});

/** What the suggestions below the search bar are made from. */
export interface SearchRowsOptions {
  /** The typed text. */
  readonly text: string;
  /** The server's suggestions for the text. */
  readonly suggestions: readonly Suggestion[];
  /** Chips already chosen, which are not suggested again. */
  readonly chips: readonly SearchChip[];
  /** Hosts of the product. */
  readonly hosts: readonly string[];
  /** The highlighted row and its index: it keeps its place if a newer answer lacks it. */
  readonly kept?: { readonly row: SearchRow; readonly at: number } | undefined;
}

/** The rows below the field: the server's suggestions, then a search of titles and one of comments for the text. */
export function searchRows({
  text,
  suggestions,
  chips,
  hosts,
  kept,
}: SearchRowsOptions): SearchRow[] {
  const words = typedWords(text);
  if (words === '') return [];
  const pasted = pastedRow(words, { hosts });
  if (pasted?.kind === 'custom video') return [pasted];
  const offered = pasted
    ? [pasted.chip]
    : [...suggestions.map(chipOf), wordsChip('title & desc', words), wordsChip('comments', words)];
  const rows = withoutTwins(offered)
    .filter((chip) => !chips.some((chosen) => isSameChip(chip, chosen)))
    .map((chip): SearchRow => ({ kind: 'chip', chip }));
  if (!kept || rows.some((row) => isSameRow(row, kept.row))) return rows;
  return [...rows.slice(0, kept.at), kept.row, ...rows.slice(kept.at)];
}

/** The page of a pasted video or channel address; undefined for any other text. */
export function pastedTarget(
  text: string,
  { suggestions, hosts }: Pick<SearchRowsOptions, 'suggestions' | 'hosts'>,
): SearchTarget | undefined {
  const pasted = pastedRow(text.trim(), { hosts });
  if (pasted) return pasted.kind === 'chip' ? searchTarget([pasted.chip]) : pasted;
  const key = channelKeyOf(text.trim());
  if (key === undefined) return undefined;
  // A suggestion for a handle knows the id of its channel, which is the channel's own address.
  const known = suggestions.find(({ type }) => type === 'channel');
  return { kind: 'channel', id: known?.value ?? key };
}

/** "A single channel chip goes to the channel page. A single video-url chip goes to the watch page. Anything else goes to /search." */
export function searchTarget(chips: readonly SearchChip[]): SearchTarget | undefined {
  const [first, ...others] = chips;
  if (first === undefined) return undefined;
  if (others.length === 0 && first.type === 'channel') return { kind: 'channel', id: first.value };
  if (others.length === 0 && first.type === 'video url') return { kind: 'watch', id: first.value };
  return { kind: 'search', q: writeChips(chips) };
}

const LANGUAGE = 'lang';

/** The filter button: opens or closes the form on the search page; elsewhere opens it there with the chips. */
export function advancedTarget(place: SearchPlace, chips: readonly SearchChip[]): SearchTarget {
  if (place.isSearchPage) return { kind: 'advanced', isOn: !place.isAdvanced };
  return { kind: 'advanced', isOn: true, q: chips.length > 0 ? writeChips(chips) : null };
}

/** The part of the current query that is kept: everything on the search page, only the language elsewhere. */
function keptQuery({ pathname, query }: Address): URLSearchParams {
  if (pathname === SEARCH_PATH) return query;
  const language = query.get(LANGUAGE);
  return new URLSearchParams(language === null ? {} : { [LANGUAGE]: language });
}

function searchPath(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? SEARCH_PATH : `${SEARCH_PATH}?${text}`;
}

function twitchPath(channel: string): string {
  const whole = { x: 0, y: 0, w: MULTIVIEW_GRID, h: MULTIVIEW_GRID };
  const content = { type: 'video', id: channel, service: 'twitch' } as const;
  const encoded = encodeMultiview([{ ...whole, content }], { includeVideos: true });
  return encoded.ok ? multiviewPath(encoded.code) : '/multiview';
}

/** Path and query of a target; `from` is path and query of the current page. */
export function searchTargetHref(target: SearchTarget, from: string): string {
  const query = keptQuery(addressOf(from));
  switch (target.kind) {
    case 'channel':
      return channelPath(target.id);
    case 'watch':
      return watchPath(target.id);
    case 'custom video':
      return twitchPath(target.video.id);
    case 'search':
      query.set('q', target.q);
      query.delete('page');
      return searchPath(query);
    case 'advanced':
      if (target.isOn) query.set('advanced', 'true');
      else query.delete('advanced');
      if (target.q === null) query.delete('q');
      else if (target.q !== undefined) query.set('q', target.q);
      return searchPath(query);
  }
}
