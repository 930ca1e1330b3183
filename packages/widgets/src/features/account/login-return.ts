/** Reads the address of the login page: how a login at a provider ended, and which page to open afterwards. */
import { LOGIN_PATH, returnPath } from '@oshimado/domain';

export const providers = ['discord', 'google', 'twitter'] as const;
export type Provider = (typeof providers)[number];

/** Why a login failed: the codes of the server, and `foreign` for a login that was not started here. */
export const returnFailures = [
  'not_available',
  'refused',
  'expired',
  'unreachable',
  'foreign',
] as const;
export type ReturnFailure = (typeof returnFailures)[number];

export interface LoginReturn {
  /** What the provider returned, if anything. */
  readonly outcome:
    | { readonly type: 'none' }
    | { readonly type: 'ticket'; readonly service: Provider; readonly ticket: string }
    | { readonly type: 'failed'; readonly code: ReturnFailure };
  /** Path of this site to open after the login; undefined to stay. */
  readonly returnTo: string | undefined;
  /** Whether a logged-in viewer was asked to log in again. */
  readonly isAgain: boolean;
  /** The address without secrets and without the outcome. */
  readonly clean: { readonly search: string; readonly hash: string };
}

/** Parameters of the outcome. */
const OUTCOME = ['service', 'jwt', 'error'];

function outcomeOf(search: URLSearchParams, fragment: URLSearchParams): LoginReturn['outcome'] {
  const error = search.get('error');
  if (error !== null) {
    // An unknown code counts as a refusal.
    return { type: 'failed', code: returnFailures.find((code) => code === error) ?? 'refused' };
  }
  // Anyone can write a link with a token in the fragment, and following it would link a stranger's login to the
  // viewer's account. A ticket is tied to the browser that started the login.
  if (fragment.has('access_token')) return { type: 'failed', code: 'foreign' };
  const service = providers.find((name) => name === search.get('service'));
  const ticket = search.get('jwt');
  return service && ticket ? { type: 'ticket', service, ticket } : { type: 'none' };
}

export function readLoginReturn({
  search: query,
  hash,
}: {
  readonly search: string;
  readonly hash: string;
}): LoginReturn {
  const search = new URLSearchParams(query);
  const fragment = new URLSearchParams(hash.slice(1));
  const outcome = outcomeOf(search, fragment);
  const returnTo = returnPath(search.get('return'));
  for (const name of OUTCOME) search.delete(name);
  const rest = search.toString();
  return {
    outcome,
    // Returning to the login page itself is the same as staying.
    returnTo: returnTo === LOGIN_PATH ? undefined : returnTo,
    isAgain: search.has('again'),
    clean: {
      search: rest === '' ? '' : `?${rest}`,
      hash: fragment.has('access_token') ? '' : hash,
    },
  };
}

/** Address that starts a login with this provider. */
export const startAddress = (provider: Provider, returnTo: string | undefined): string =>
  `/auth/${provider}/start${returnTo === undefined ? '' : `?${new URLSearchParams({ return: returnTo }).toString()}`}`;
