/** A login at Discord that has begun, kept in the tab until Discord returns. Taking it removes it: it is used once. */
import type { RelayAttempt } from '@oshimado/domain';

const KEY = 'oshimado-relay-login';
const RANDOM_BYTES = 32;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = () => base64url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));

export interface BegunLogin extends RelayAttempt {
  /** SHA-256 of the verifier, in base64url. */
  readonly challenge: string;
}

/** Pages without https have no hashes. */
export const canHash = (): boolean => 'subtle' in crypto;

export async function beginLogin(): Promise<BegunLogin> {
  const verifier = random();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { state: random(), verifier, challenge: base64url(new Uint8Array(hash)) };
}

/** False if the browser does not store it, so that Discord would return for nothing. */
export function keepAttempt(storage: Storage | null, { state, verifier }: RelayAttempt): boolean {
  try {
    storage?.setItem(KEY, JSON.stringify({ state, verifier }));
    return storage !== null;
  } catch {
    // The storage is full or blocked; the caller says so.
    return false;
  }
}

function readAttempt(text: string): RelayAttempt | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return undefined;
    const { state, verifier } = read as Partial<Record<keyof RelayAttempt, unknown>>;
    return typeof state === 'string' && typeof verifier === 'string'
      ? { state, verifier }
      : undefined;
  } catch {
    // Not written by this page: as if there were none.
    return undefined;
  }
}

export function takeAttempt(storage: Storage | null): RelayAttempt | undefined {
  const text = storage?.getItem(KEY) ?? null;
  storage?.removeItem(KEY);
  return text === null ? undefined : readAttempt(text);
}
