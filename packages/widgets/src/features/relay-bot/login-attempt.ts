/** A login at Discord that has begun, kept in the tab until Discord returns. Taking it removes it: it is used once. */
import type { RelayAttempt } from '@oshimado/domain';
import { storedValue } from '../../base/state/stored';

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

function attemptOf(read: unknown): RelayAttempt | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  const { state, verifier } = read as Partial<Record<keyof RelayAttempt, unknown>>;
  return typeof state === 'string' && typeof verifier === 'string'
    ? { state, verifier }
    : undefined;
}

const attemptIn = (storage: Storage | null) => storedValue({ key: KEY, read: attemptOf }, storage);

/** False if the browser does not store it, so that Discord would return for nothing. */
export const keepAttempt = (storage: Storage | null, { state, verifier }: RelayAttempt): boolean =>
  attemptIn(storage).write({ state, verifier });

export function takeAttempt(storage: Storage | null): RelayAttempt | undefined {
  const kept = attemptIn(storage);
  const attempt = kept.read();
  kept.write(undefined);
  return attempt;
}
