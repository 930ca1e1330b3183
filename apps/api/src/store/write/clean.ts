/** Records as JSON text for the database: PostgreSQL refuses NUL and lone surrogates inside text. */
const clean = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
    : value;

/** NUL and lone surrogates, as JSON writes them. Also matches a backslash followed by such letters; that is rare. */
const REFUSED = /\\u(?:0000|d[89a-f])/;

export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  return REFUSED.test(json) ? JSON.stringify(value, (_, part: unknown) => clean(part)) : json;
}
