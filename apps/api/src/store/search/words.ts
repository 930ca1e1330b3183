/** Words as conditions on folded text: an index finds candidates by their grams, and each is looked through once more. */
import { foldText, gramsToFind } from '@oshimado/domain';
import { sql, type RawBuilder } from 'kysely';

export interface Words {
  readonly folded: string;
  readonly grams: readonly string[];
}

export const wordsOf = (text: string): Words => {
  const folded = foldText(text);
  return { folded, grams: gramsToFind(folded) };
};

export const gramsOfAll = (all: readonly Words[]): string[] => [
  ...new Set(all.flatMap(({ grams }) => grams)),
];

const LETTER = '[a-z0-9]';

/** Between characters that are no Latin letters or digits; other scripts have no words to tell apart. */
const asWholeWord = (folded: string): string => {
  const escaped = folded.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^[a-z0-9]/.test(folded) ? `(^|[^a-z0-9])` : '';
  const after = /[a-z0-9]$/.test(folded) ? `(?!${LETTER})` : '';
  return before + escaped + after;
};

/** Whether a column of folded text holds the words. */
export const holds = (
  column: RawBuilder<string>,
  { folded }: Words,
  wholeWord: boolean,
): RawBuilder<boolean> =>
  wholeWord
    ? sql<boolean>`${column} ~ ${asWholeWord(folded)}`
    : sql<boolean>`position(${folded} in ${column}) > 0`;
