/** The form's draft: the conditions by kind, until they are sent. */
import { searchProblem, wordsChip, type SearchChip, type SearchProblem } from '@oshimado/domain';
import type { SearchExtras, SearchState } from '../search-address';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SearchDraft {
  readonly orgs: readonly Choice[];
  /** One at most can be chosen; an address may name more, and none of them is lost. */
  readonly topics: readonly Choice[];
  readonly channels: readonly Choice[];
  /** Words of title or description, one set a field; the first field is always there. */
  readonly titles: readonly string[];
  /** Words of comments, one set a field; the first field is always there. */
  readonly comments: readonly string[];
  /** Chips the form has no field for. */
  readonly others: readonly SearchChip[];
  readonly extras: SearchExtras;
}

const FIELDS = { org: 'orgs', topic: 'topics', channel: 'channels' } as const;

const choicesOf = (chips: readonly SearchChip[], type: keyof typeof FIELDS): Choice[] =>
  chips.filter((chip) => chip.type === type).map(({ value, text }) => ({ value, label: text }));

const wordsOf = (chips: readonly SearchChip[], type: SearchChip['type']) => {
  const words = chips.filter((chip) => chip.type === type).map(({ text }) => text);
  return words.length > 0 ? words : [''];
};

export const draftOf = ({ chips, extras }: Pick<SearchState, 'chips' | 'extras'>): SearchDraft => ({
  orgs: choicesOf(chips, 'org'),
  topics: choicesOf(chips, 'topic'),
  channels: choicesOf(chips, 'channel'),
  titles: wordsOf(chips, 'title & desc'),
  comments: wordsOf(chips, 'comments'),
  others: chips.filter(({ type }) => type === 'video url'),
  extras,
});

const filled = (texts: readonly string[]) =>
  texts.map((text) => text.trim()).filter((text) => text !== '');

/** The conditions in their order: orgs, topic, channels, title, comments. */
export function chipsOf(draft: SearchDraft): SearchChip[] {
  const chosen = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((type) =>
    draft[FIELDS[type]].map(({ value, label }): SearchChip => ({ type, value, text: label })),
  );
  return [
    ...chosen,
    ...[...new Set(filled(draft.titles))].map((words) => wordsChip('title & desc', words)),
    ...[...new Set(filled(draft.comments))].map((words) => wordsChip('comments', words)),
    ...draft.others,
  ];
}

export const draftProblem = ({ titles, comments }: SearchDraft): SearchProblem | undefined =>
  searchProblem({
    conditions: filled(titles).map((text) => ({ text })),
    comment: filled(comments),
  });

/** The shortest length above the longest finds nothing. */
export const isLengthWrong = ({ minMinutes, maxMinutes }: SearchExtras): boolean =>
  minMinutes !== null && maxMinutes !== null && minMinutes > maxMinutes;

/** Whether some field of this kind is filled, so that the other kind must wait. */
export const isFilled = (texts: readonly string[]): boolean => filled(texts).length > 0;

/** Whether the draft says something else than what was searched. */
export const isUnsent = (draft: SearchDraft, state: SearchState): boolean =>
  JSON.stringify([chipsOf(draft), draft.extras]) !==
  JSON.stringify([chipsOf(draftOf(state)), state.extras]);
