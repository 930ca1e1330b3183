/**
 * Records as JSON text for the database. PostgreSQL refuses NUL and lone surrogates inside text, and a title or name of a platform that
 * overrides the direction would turn the sentence that it is shown in.
 */
import { withoutDirections } from '@oshimado/contract';

const clean = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD')
    : value;

/** NUL and lone surrogates, as JSON writes them. Also matches a backslash followed by such letters; that is rare. */
const REFUSED = /\\u(?:0000|d[89a-f])/;

export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  // JSON does not escape marks of direction, so they can be taken out of its text.
  return withoutDirections(
    REFUSED.test(json) ? JSON.stringify(value, (_, part: unknown) => clean(part)) : json,
  );
}
