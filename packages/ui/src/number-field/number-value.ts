/** What a field for numbers does with what was typed or stepped. */

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

/** The number a text says: null for none, undefined where it says no number. */
export function parseNumber(text: string): number | null | undefined {
  const plain = text.trim().normalize('NFKC').replace(',', '.');
  if (plain === '') return null;
  const value = Number(plain);
  return Number.isFinite(value) && /^[+-]?[\d.]+$/.test(plain) ? value : undefined;
}
