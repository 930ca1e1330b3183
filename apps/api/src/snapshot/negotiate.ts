/** Chooses the encoding of a body by `Accept-Encoding`. */
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Of equally preferred encodings the smallest wins. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];
const HEADERS_KEPT = 200;
const HEADER_MAX = 500;

const weightOf = (parameters: readonly string[]): number => {
  const q = parameters.map((part) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(part)?.[1]).find(Boolean);
  return q === undefined ? 1 : Number.parseFloat(q);
};

function read(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.slice(0, HEADER_MAX).split(',')) {
    const [name = '', ...parameters] = part.split(';');
    weights.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  return weights;
}

function choose(header: string): Encoding {
  const weights = read(header);
  const wish = (encoding: Encoding) => {
    const own = weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined);
    if (own !== undefined) return own;
    // Identity is acceptable without being named, with the lowest preference.
    return encoding === 'identity' ? (weights.get('*') === 0 ? 0 : 1e-4) : (weights.get('*') ?? 0);
  };
  const ranked = PREFERRED.filter((encoding) => wish(encoding) > 0).sort(
    (a, b) => wish(b) - wish(a),
  );
  // A client that refuses every encoding gets the plain form rather than no body.
  return ranked[0] ?? 'identity';
}

const known = new LRUCache<string, Encoding>({ max: HEADERS_KEPT });

/** A client that names no encoding gets the plain form. */
export function negotiate(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity';
  const found = known.get(header);
  if (found) return found;
  const chosen = choose(header);
  known.set(header, chosen);
  return chosen;
}
