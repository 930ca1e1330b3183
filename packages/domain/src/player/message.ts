/** Reading messages of unknown pages. */

/** A record of unknown values; null for anything else. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked above
      (value as Readonly<Record<string, unknown>>)
    : null;

/** A record, or the record that a text contains as JSON. */
export function recordIn(message: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof message !== 'string') return recordOf(message);
  if (!message.startsWith('{')) return null;
  try {
    return recordOf(JSON.parse(message));
  } catch {
    // Not JSON: a message of something else on the page.
    return null;
  }
}

/** A finite number of at least 0; undefined for anything else. */
export const amountOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

export const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** Without the fields that are undefined. */
export const known = <T extends object>(fields: {
  readonly [K in keyof T]?: T[K] | undefined;
}): Partial<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the types
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
