/** What a field for numbers does with what was typed or stepped. */

/** The numbers that a `NumberField` takes. */
export interface NumberRange {
  /** Least value. Default without. */
  readonly min?: number;
  /** Greatest value. Default without. */
  readonly max?: number;
  /** Distance of one step. Default 1. */
  readonly step?: number;
}

/** Decimals of a step, so that 0.1 + 0.2 is 0.3 again. */
const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** The nearest value that is allowed. */
export const clampNumber = (
  value: number,
  { min = -Infinity, max = Infinity }: NumberRange,
): number => Math.min(max, Math.max(min, value));

/** `count` steps from the value; from nothing the first step leads to the least, or to 0. */
export function stepNumber(value: number | null, count: number, range: NumberRange): number {
  const { step = 1, min } = range;
  if (value === null) return clampNumber(min ?? 0, range);
  const next = value + count * step;
  return clampNumber(Number(next.toFixed(Math.max(decimalsOf(step), decimalsOf(value)))), range);
}

/** Zeros of the writings that readers type in; the nine that follow are next to each. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

/** Figures of any of these writings, marks and signs as a program writes them. */
const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (figure) => {
      const code = figure.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? figure : String(code - zero);
    })
    .replaceAll('\u2212', '-')
    .replaceAll('\u066b', '.')
    .replaceAll(/(?<=\d)[\s'\u2019\u066c](?=\d{3}(?!\d))/gu, '')
    .trim();

/** Thousands parted by one mark, fractions by the other. */
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3})+(?:\.\d+)?|(?:\.\d{3})+(?:,\d+)?)$/;
const PLAIN = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * The number a text says: null for none, undefined where it says no number. One mark before three figures can mean both a
 * thousand and a fraction: where only whole numbers are asked for, it is a thousand.
 */
export function parseNumber(text: string, isWhole = false): number | null | undefined {
  const plain = plainOf(text);
  if (plain === '') return null;
  const marks = plain.match(/[.,]/g) ?? [];
  if (GROUPED.test(plain) && (marks.length > 1 || isWhole)) {
    const fraction = new Set(marks).size > 1 ? marks.at(-1) : undefined;
    const [whole = '', rest = '0'] = fraction ? plain.split(fraction) : [plain];
    return Number(`${whole.replaceAll(/[.,]/g, '')}.${rest}`);
  }
  return PLAIN.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}
