/** What a search bar offers for a text, and where its chips lead (specification, sections 3 and 5, Search). */
import type { Suggestion } from '@oshimado/contract';
import {
  autocompleteQuery,
  customVideoOf,
  recogniseVideo,
  SUGGESTIONS_QUERY_MIN,
  wordsChip,
  writeChips,
  type OwnHosts,
  type SearchChip,
} from '@oshimado/domain';
import type { SearchRow, SearchTarget } from './search.types';

export const isSameChip = (one: SearchChip, other: SearchChip): boolean =>
  one.type === other.type && one.value === other.value;

/** Each chip once, the first one stays. */
export const withoutTwins = (chips: readonly SearchChip[]): SearchChip[] =>
  chips.filter((chip, at) => chips.findIndex((other) => isSameChip(chip, other)) === at);

/** The one row a pasted address of a video gives; undefined for any other text. */
function pastedRow(text: string, own: OwnHosts): SearchRow | undefined {
  const video = recogniseVideo(text, own);
  if (video) return { kind: 'chip', chip: { type: 'video url', value: video.id, text: video.id } };
  const custom = customVideoOf(text);
  return custom && { kind: 'custom video', video: custom };
}

/** What is asked of the server for a text; undefined where nothing is: too short, or an address that says it all. */
export function suggestionsQuery(text: string, own: OwnHosts): string | undefined {
  if (pastedRow(text, own)) return undefined;
  // Half a character, left over by an input method, cannot be encoded.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD');
  const query = autocompleteQuery(whole);
  return encodeURIComponent(query).length >= SUGGESTIONS_QUERY_MIN ? query : undefined;
}

const chipOf = ({ type, value, text }: Suggestion): SearchChip => ({
  type,
  value,
  text: text === undefined || text === '' ? value : text,
});

export interface OfferedFor {
  /** What is typed. */
  readonly text: string;
  /** The server's rows for it. */
  readonly suggestions: readonly Suggestion[];
  /** Chosen already: not offered again. */
  readonly chips: readonly SearchChip[];
  /** Hosts of the product. */
  readonly hosts: readonly string[];
}

/** The rows under the field: what the server found, then the text as words of title and of comments. Chosen ones are gone. */
export function searchRows({ text, suggestions, chips, hosts }: OfferedFor): SearchRow[] {
  const words = text.trim();
  if (words === '') return [];
  const pasted = pastedRow(words, { hosts });
  if (pasted?.kind === 'custom video') return [pasted];
  const offered = pasted
    ? [pasted.chip]
    : [...suggestions.map(chipOf), wordsChip('title & desc', words), wordsChip('comments', words)];
  return withoutTwins(offered)
    .filter((chip) => !chips.some((chosen) => isSameChip(chip, chosen)))
    .map((chip) => ({ kind: 'chip', chip }));
}

/** "A single channel chip goes to the channel page. A single video-url chip goes to the watch page. Anything else goes to /search." */
export function searchTarget(chips: readonly SearchChip[]): SearchTarget | undefined {
  const [first, ...others] = chips;
  if (first === undefined) return undefined;
  if (others.length === 0 && first.type === 'channel') return { kind: 'channel', id: first.value };
  if (others.length === 0 && first.type === 'video url') return { kind: 'watch', id: first.value };
  return { kind: 'search', q: writeChips(chips) };
}
