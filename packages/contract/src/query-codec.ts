/**
 * Encoding and decoding of query strings, for client and server.
 *
 * Reading follows what public clients send: `key=` (one portal's serialiser), `key=undefined` (another's), repeated keys
 * and comma lists are all accepted. Text that is not UTF-8 is decoded with U+FFFD, so that the schema can name the parameter.
 */
export type QueryValue =
  | string
  | number
  | boolean
  | Date
  | readonly (string | number)[]
  | null
  | undefined;

const decode = (text: string): string => {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return '\uFFFD';
  }
};

/** A lone surrogate, left over where a client cut a text, cannot be encoded; it is sent as U+FFFD. */
export const encodeText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

const isAbsent = (value: string) => value === '' || value === 'undefined' || value === 'null';

/** Parses a query string, with or without its question mark, into one text per key. */
export function decodeQuery(search: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null);
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const key = decode(at < 0 ? pair : pair.slice(0, at));
    const value = at < 0 ? '' : decode(pair.slice(at + 1));
    if (isAbsent(value)) continue;
    values[key] = key in values ? `${values[key]},${value}` : value;
  }
  return values;
}

const write = (value: Exclude<QueryValue, null | undefined>): string => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(',');
  return String(value);
};

/** Writes a query string without its question mark; keys in the given order, absent ones left out. */
export function encodeQuery(query: object): string {
  return Object.entries(query as Record<string, QueryValue>)
    .filter((entry): entry is [string, Exclude<QueryValue, null | undefined>] => {
      const value = entry[1];
      return value !== undefined && value !== null && write(value) !== '';
    })
    .map(([key, value]) => `${encodeText(key)}=${encodeText(write(value))}`)
    .join('&');
}
