/** The draft of the form: the conditions by kind, until they are submitted. */
import {
  chipText,
  type SearchChip,
  type SearchExtras,
  type SearchProblem,
  searchProblem,
  type SearchState,
  typedWords,
  wordsChip,
} from '@oshimado/domain';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SearchDraft {
  readonly orgs: readonly Choice[];
  /** The form lets one be chosen; an address may have more, and all of them are kept. */
  readonly topics: readonly Choice[];
  readonly channels: readonly Choice[];
  /** Words of title or description, one entry per field; at least one. */
  readonly titles: readonly string[];
  /** Words of comments, one entry per field; at least one. */
  readonly comments: readonly string[];
  /** Chips without a field in the form; they are kept. */
  readonly others: readonly SearchChip[];
  readonly extras: SearchExtras;
}

const FIELDS = { org: 'orgs', topic: 'topics', channel: 'channels' } as const;

const choicesOf = (chips: readonly SearchChip[], type: keyof typeof FIELDS): Choice[] =>
  chips
    .filter((chip) => chip.type === type)
    .map((chip) => ({ value: chip.value, label: chipText(chip) }));

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

const filled = (texts: readonly string[]) => texts.map(typedWords).filter((text) => text !== '');

/** The conditions in their order: organizations, topic, channels, title, comments. */
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

/** Whether the shortest length is above the longest, which would find nothing. */
export const isLengthWrong = ({ minMinutes, maxMinutes }: SearchExtras): boolean =>
  minMinutes !== null && maxMinutes !== null && minMinutes > maxMinutes;

/** Whether any field of this kind is filled. */
export const isFilled = (texts: readonly string[]): boolean => filled(texts).length > 0;

/** Whether the draft differs from the search that is shown. */
export const isUnsent = (draft: SearchDraft, state: SearchState): boolean =>
  JSON.stringify([chipsOf(draft), draft.extras]) !==
  JSON.stringify([chipsOf(draftOf(state)), state.extras]);
