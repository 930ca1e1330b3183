/** Words as conditions on folded text: an index finds candidates by their grams, and each is checked against the text. */
import { foldQuery, gramsToFind } from '@oshimado/domain';
import { sql, type RawBuilder } from 'kysely';
import { anyOf, exists } from '../read/conditions';
import type { VideoAlias } from '../read/video-status';

/** Words to search for in videos: in title and description, or in one comment. */
export interface WordFilter {
  /** All must be found in title or description. */
  readonly texts?: readonly string[];
  /** Must be found in a comment; the texts are ignored then. */
  readonly comment?: string | undefined;
  readonly wholeWord: boolean;
}

/** The folds of a text: a row matches if it contains one of them. */
export type Words = readonly string[];

export const wordsOf: (text: string) => Words = foldQuery;

const isGiven = ([folded]: Words) => folded !== '';

/** Whether a row `t` has the grams of all words, so that an index finds it. */
export function mayHold(all: readonly Words[]): RawBuilder<boolean> {
  const hasGrams = (texts: readonly string[]) =>
    sql<boolean>`t.grams @> ${[...new Set(texts.flatMap(gramsToFind))]}::integer[]`;
  const sure = all.flatMap((forms) => (forms.length === 1 ? forms : []));
  const open = all.filter((forms) => forms.length > 1);
  return sql.join(
    [
      ...(sure.length > 0 ? [hasGrams(sure)] : []),
      ...open.map((forms) => anyOf(forms.map((form) => hasGrams([form])))),
    ],
    sql` and `,
  );
}

const LETTER = '[a-z0-9]';

/** Word boundaries between Latin letters and digits; other scripts have none here. */
const asWholeWord = (folded: string): string => {
  const escaped = folded.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^[a-z0-9]/.test(folded) ? `(^|[^a-z0-9])` : '';
  const after = /[a-z0-9]$/.test(folded) ? `(?!${LETTER})` : '';
  return before + escaped + after;
};

/** Whether a column of folded text contains the words. */
export const holds = (
  column: RawBuilder<string>,
  words: Words,
  wholeWord: boolean,
): RawBuilder<boolean> =>
  anyOf(
    words.map((folded) =>
      wholeWord
        ? sql<boolean>`${column} ~ ${asWholeWord(folded)}`
        : sql<boolean>`position(${folded} in ${column}) > 0`,
    ),
  );

const titleOrBody = (words: Words, wholeWord: boolean) =>
  sql<boolean>`(${holds(sql<string>`t.title`, words, wholeWord)} or ${holds(sql<string>`t.body`, words, wholeWord)})`;

export interface WordQuery {
  /** The ids of the videos of found rows `f`, each once. */
  readonly ids: RawBuilder<unknown>;
  /** `from` and `where` of the rows `t` that the index leads to. */
  readonly found: RawBuilder<unknown>;
  /** Whether a video matches the words. */
  readonly isMatch: (table: VideoAlias) => RawBuilder<boolean>;
}

/** Builds the search condition; undefined without words. A text that has nothing to compare, as an apostrophe, is ignored. */
export function wordQuery({ texts = [], comment, wholeWord }: WordFilter): WordQuery | undefined {
  const all = (comment === undefined ? texts : [comment]).map(wordsOf).filter(isGiven);
  if (all.length === 0) return undefined;
  const table = sql.raw(comment === undefined ? 'video_texts' : 'comment_texts');
  const matches = sql.join(
    all.map((words) =>
      comment === undefined
        ? titleOrBody(words, wholeWord)
        : holds(sql<string>`t.body`, words, wholeWord),
    ),
    sql` and `,
  );
  return {
    // A video has one row of text, but many comments.
    ids: comment === undefined ? sql`f.video_id` : sql`distinct f.video_id`,
    found: sql`from ${table} t where ${mayHold(all)} and ${matches}`,
    isMatch: (alias) =>
      exists(sql`select from ${table} t
        where t.video_id = ${sql.ref(alias === 'v' ? 'v.id' : 'm.video_id')} and ${matches}`),
  };
}
