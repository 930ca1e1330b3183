/**
 * Fetches a URL given by a client, from public addresses only: the host is checked before, the address it
 * resolves to while connecting, and every redirect again. Short, small, without credentials.
 */
import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import { guardedLookup, isPublicAddress, type Resolve } from './public-address';
import { readCapped } from './read-capped';

export interface SafeFetchOptions {
  /** Default: addresses of the open internet. */
  readonly isAllowed?: (address: string) => boolean;
  /** Default: the system's. */
  readonly resolve?: Resolve;
  /** Allowed ports. Default 80 and 443. */
  readonly isPortAllowed?: (port: number) => boolean;
}

export interface Fetched {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Why nothing was fetched. */
export type FetchFailure = 'forbidden' | 'unreachable' | 'too_large' | 'refused';

export class SafeFetchError extends Error {
  override readonly name = 'SafeFetchError';
  constructor(
    readonly reason: FetchFailure,
    cause?: unknown,
    /** HTTP status of the response, if there was one. */
    readonly status?: number,
  ) {
    super(`the address cannot be fetched: ${reason}`, { cause });
  }
}

const REDIRECTS_MAX = 3;
const BYTES_MAX = 524_288;
const TIMEOUT_MS = 5_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const usualPort = (port: number) => port === 80 || port === 443;
const portOf = ({ port, protocol }: URL) =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

export function createSafeFetch(options: SafeFetchOptions = {}) {
  const { isAllowed = isPublicAddress, resolve, isPortAllowed = usualPort } = options;
  const agent = new Agent({
    connect: { lookup: guardedLookup(isAllowed, resolve), timeout: TIMEOUT_MS },
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });

  const requireAllowed = (url: URL) => {
    const host = bareHost(url);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const isBad =
      !isWeb ||
      url.username !== '' ||
      url.password !== '' ||
      !isPortAllowed(portOf(url)) ||
      // A bare IP address needs no DNS look-up, so it is checked here.
      (isIP(host) !== 0 && !isAllowed(host));
    if (isBad) throw new SafeFetchError('forbidden');
  };

  const ask = async (url: URL, accept: string, signal: AbortSignal): Promise<Fetched | URL> => {
    requireAllowed(url);
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { accept, 'user-agent': 'Oshimado' },
    });
    const { location } = headers;
    if (REDIRECTS.has(statusCode) && typeof location === 'string') {
      await body.dump();
      if (!URL.canParse(location, url.href)) throw new SafeFetchError('refused');
      return new URL(location, url.href);
    }
    if (statusCode !== 200) {
      await body.dump();
      throw new SafeFetchError('refused', undefined, statusCode);
    }
    const bytes = await readCapped(body, BYTES_MAX, () => new SafeFetchError('too_large'));
    return { type: String(headers['content-type'] ?? ''), bytes };
  };

  return {
    /** What the address answers with 200. `accept` is the kind of content wanted. Default: pictures. */
    get: async (address: string, accept = 'image/*'): Promise<Fetched> => {
      if (!URL.canParse(address)) throw new SafeFetchError('forbidden');
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      let at = new URL(address);
      try {
        for (let hop = 0; hop <= REDIRECTS_MAX; hop += 1) {
          const answer = await ask(at, accept, signal);
          if (!(answer instanceof URL)) return answer;
          at = answer;
        }
      } catch (error) {
        if (error instanceof SafeFetchError) throw error;
        const isForbidden = (error as { code?: string }).code === 'EFORBIDDENADDRESS';
        throw new SafeFetchError(isForbidden ? 'forbidden' : 'unreachable', error);
      }
      throw new SafeFetchError('refused');
    },
    close: () => agent.close(),
  };
}

export type SafeFetch = ReturnType<typeof createSafeFetch>;
