/**
 * A number and the plural form that belongs to it as it is shown: "3.37K" is read as 3,370, and millions in Romance languages take
 * "de" (the operand `c` of CLDR's rules, which `Intl.PluralRules` does not take from outside).
 */
import { languageTag } from './languages';

/** Values of the placeholders of a sentence; `count` or `whole` chooses its plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** "Numbers use a compact format with 3 significant digits." */
const COUNT_DIGITS = 3;
const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** Numbers of Latin America are written as those of Spain ("2,57 mil"): its own short forms mix "K" and "k". */
const numberTag = (language: string) => (language === 'es' ? 'es' : languageTag(language));

/** What `make` returns for a language, made once and when it is first needed: making one takes 5 to 15 ms on a slow phone. */
function perLanguage<T>(make: (language: string) => T): (language: string) => T {
  const kept = new Map<string, T>();
  return (language) => {
    const value = kept.get(language) ?? make(language);
    kept.set(language, value);
    return value;
  };
}

const shortFormat = perLanguage(
  (language) =>
    new Intl.NumberFormat(numberTag(language), {
      notation: 'compact',
      maximumSignificantDigits: COUNT_DIGITS,
    }),
);
const wholeFormat = perLanguage((language) => new Intl.NumberFormat(numberTag(language)));
const pluralRules = perLanguage((language) => new Intl.PluralRules(languageTag(language)));

/**
 * Whether a number is its digits in all of our languages: the first format is 15 ms of work, on a slow phone 60, and most pages have no
 * larger number.
 */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < THOUSAND;

/** A number in short, with three significant digits, as sentences show their `count`: "2.57K". `language` is a code of `languages`. */
export const shortNumber = (value: number, language: string): string =>
  isPlain(value) ? String(value) : shortFormat(language).format(value);

/** A number with all of its digits, as sentences show their `whole`: "2,571". `language` is a code of `languages`. */
export const wholeNumber = (value: number, language: string): string =>
  isPlain(value) ? String(value) : wholeFormat(language).format(value);

/** A change of a number, with its sign and all of its digits: "+2,571", and "0" for none. `language` is a code of `languages`. */
export const signedNumber = (value: number, language: string): string =>
  new Intl.NumberFormat(numberTag(language), { signDisplay: 'exceptZero' }).format(value);

/** The whole number whose plural form fits the short form of `value`: rounded like it, and a million for all larger ones. */
const shownInShort = (value: number) => Math.min(Number(value.toPrecision(COUNT_DIGITS)), MILLION);

/** What `countedValues` makes of the values of a sentence with a number. */
export interface CountedValues {
  /** The suffix of the key, without its `_`. */
  readonly form: Intl.LDMLPluralRule;
  /** The given values and `formatted`, the number as it is shown. */
  readonly values: MessageValues & { readonly formatted: string };
}

/**
 * Completes the values of a sentence with a number: `formatted` is `count` in short with three digits, or `whole` with all of its
 * digits, and the form is that of what is shown. Null for values without either.
 */
export function countedValues(values: MessageValues, language: string): CountedValues | null {
  const { count, whole } = values;
  if (typeof whole === 'number') {
    const formatted = wholeNumber(whole, language);
    return { form: pluralRules(language).select(whole), values: { ...values, formatted } };
  }
  if (typeof count !== 'number') return null;
  const form = pluralRules(language).select(shownInShort(count));
  return { form, values: { ...values, formatted: shortNumber(count, language) } };
}
