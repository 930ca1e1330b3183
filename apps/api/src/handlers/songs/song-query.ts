/**
 * What is looked for in a question to the music index: two lines of JSON, the second one a query of a search engine. Its
 * form differs from client to client; the words are the texts under the keys that hold words.
 */
import { ApiError } from '../../errors';
import { parseJson } from '../../plugins/read-bodies';

const WORD_KEYS = new Set(['query', 'value', 'text', 'q']);
const LINES = 2;

function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return WORD_KEYS.has(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, key));
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, name));
}

/** The words; throws where there are none. */
export function songQuery(body: string): string {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  const query = lines.length >= LINES ? parseJson(lines[LINES - 1] ?? '') : undefined;
  // Wildcards are the engine's, not the viewer's.
  const words = textsIn(query).map((text) => text.replace(/[*?"()~]/g, ' ').trim());
  const found = words.find((text) => text !== '' && !text.includes('\0'));
  if (found !== undefined) return found.slice(0, 200);
  throw new ApiError(
    'bad_request',
    'The body must be two lines of JSON, the second one a query that holds a text.',
  );
}
