/**
 * Fast path in front of the server: answers from an existing snapshot without parsing, validation, serialization or logging.
 * All other requests are passed to the server.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { publicHeaders, type SecurityHeaders } from '../plugins/headers';
import { allowanceHeaders, unlimited, type RateLimit } from '../plugins/rate-limit';
import { prepare, type Prepared } from './send';
import type { Snapshot } from './snapshots';

export interface FastPathOptions {
  /** Headers of every response. */
  readonly headers: SecurityHeaders;
  /** The snapshot for this address, if it is still valid. */
  readonly find: (url: string) => Snapshot | undefined;
  readonly rateLimit: RateLimit | undefined;
  /** Address of the client; undefined if the connection is closed already. */
  readonly addressOf: (request: IncomingMessage) => string | undefined;
  readonly nextId: (request: IncomingMessage) => string;
  readonly now: () => number;
  readonly onHit: (snapshot: Snapshot) => void;
}

/** Whether the request has been answered. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createFastPath(options: FastPathOptions): FastPath {
  const { find, rateLimit, addressOf, nextId, now, onHit } = options;
  const constant = Object.entries({ ...options.headers, ...publicHeaders }).flat();

  /** Names and values in one array, the fastest form for Node; computed once for equal responses. */
  const flat = new WeakMap<Prepared['headers'], readonly string[]>();
  const flatten = (headers: Prepared['headers'], bytes: Buffer | undefined): readonly string[] => {
    const found = flat.get(headers);
    if (found) return found;
    const list = [...constant, ...Object.entries(headers).flat()];
    if (bytes) list.push('content-length', String(bytes.length));
    flat.set(headers, list);
    return list;
  };

  /** The `Date` header is formatted once per second. */
  let date = { second: Number.NaN, text: '' };
  const dateOf = (at: number): string => {
    const second = Math.floor(at / 1_000);
    if (second !== date.second) date = { second, text: new Date(at).toUTCString() };
    return date.text;
  };

  /** The caller's remaining rate limit; undefined if only the server can determine it. */
  const admit = (request: IncomingMessage): readonly string[] | undefined => {
    if (!rateLimit) return Object.entries(allowanceHeaders(unlimited(now()))).flat();
    const address = addressOf(request);
    const allowance = address === undefined ? undefined : rateLimit.takeRead(address);
    return allowance?.allowed ? Object.entries(allowanceHeaders(allowance)).flat() : undefined;
  };

  return (request, response) => {
    if (request.method !== 'GET' || request.url === undefined) return false;
    const snapshot = find(request.url);
    if (!snapshot) return false;
    const at = now();
    const { status, form, headers, age } = prepare(request.headers, snapshot, at);
    const bytes = status === 200 ? snapshot.body.ready(form) : undefined;
    if (status === 200 && !bytes) return false;
    const admitted = admit(request);
    if (!admitted) return false;
    const fixed = flatten(headers, bytes);
    response.writeHead(status, [
      ...fixed,
      // From the same clock as `age`, like the server behind this.
      'date',
      dateOf(at),
      'age',
      age,
      'x-request-id',
      nextId(request),
      ...admitted,
    ]);
    response.end(bytes);
    onHit(snapshot);
    return true;
  };
}
