/** What a combobox can offer, and which of it fits what was typed. */

/** An option of a `Combobox`. */
export interface ComboboxOption {
  /** What choosing it means. */
  readonly value: string;
  /** Its words. */
  readonly label: string;
  /** Language of its words, where it is not that of the page. */
  readonly lang?: string | undefined;
  /** A few words at its end, such as a code. */
  readonly hint?: string;
  /** More words it is found by, which are not shown. */
  readonly keywords?: string;
}

/** How text is compared. A word is found where one of its folds is a part of the text's. */
export interface SearchFold {
  /** The folds of a word that was typed, at least one; the first is empty for a word that finds everything. */
  readonly query: (word: string) => readonly string[];
  /** The fold of a text that is searched. */
  readonly text: (text: string) => string;
}

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
/** Ignores case, accents and character width. */
const PLAIN: SearchFold = { query: (word) => [plain(word)], text: plain };

/** Options that have every word of the query somewhere; those that begin with it come first. */
export function matchOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
  fold: SearchFold = PLAIN,
): readonly Option[] {
  const words = query
    .split(/\s+/)
    .map(fold.query)
    .filter(([word]) => word !== '');
  if (words.length === 0) return options;
  const wanted = fold.query(query.trim());
  const found = options.filter(({ label, hint = '', keywords = '', value }) => {
    const text = fold.text(`${label} ${hint} ${keywords} ${value}`);
    return words.every((folds) => folds.some((word) => text.includes(word)));
  });
  const begins = ({ label }: ComboboxOption) =>
    wanted.some((start) => fold.text(label).startsWith(start));
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
