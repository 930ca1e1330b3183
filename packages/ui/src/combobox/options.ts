/** What a combobox can offer, and which of it fits what was typed. */

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

/** Search ignores case, accents and character width. */
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Options that have every word of the query somewhere; those that begin with it come first. */
export function matchOptions(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const wanted = fold(query).trim();
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  const found = options.filter(({ label, hint = '', keywords = '', value }) => {
    const text = fold(`${label} ${hint} ${keywords} ${value}`);
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: ComboboxOption) => fold(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
