/** What the address of the login page says: how a login at a provider ended, and where to go afterwards. */
import { returnPath } from '@oshimado/domain';

export const providers = ['discord', 'google', 'twitter'] as const;
export type Provider = (typeof providers)[number];

/** Why the server's pages say that a login came to nothing, and `foreign`: it did not begin here. */
export const returnFailures = [
  'not_available',
  'refused',
  'expired',
  'unreachable',
  'foreign',
] as const;
export type ReturnFailure = (typeof returnFailures)[number];

export interface LoginReturn {
  /** What came back, if anything. */
  readonly outcome:
    | { readonly type: 'none' }
    | { readonly type: 'ticket'; readonly service: Provider; readonly ticket: string }
    | { readonly type: 'failed'; readonly code: ReturnFailure };
  /** Path of this site to go to once logged in; undefined: stay. */
  readonly returnTo: string | undefined;
  /** The address without what is secret or said already. */
  readonly clean: { readonly search: string; readonly hash: string };
}

const SAID = ['service', 'jwt', 'error'];

function outcomeOf(search: URLSearchParams, fragment: URLSearchParams): LoginReturn['outcome'] {
  const error = search.get('error');
  if (error !== null) {
    // What the server does not say stands for any refusal.
    return { type: 'failed', code: returnFailures.find((code) => code === error) ?? 'refused' };
  }
  // A token in the fragment was the original's way. Anybody can write such a link, and whoever follows it would link a
  // stranger's login to their own account; a ticket is tied to the browser that began.
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
  for (const name of SAID) search.delete(name);
  const rest = search.toString();
  return {
    outcome,
    // The login page itself is where one is already.
    returnTo: returnTo === '/login' ? undefined : returnTo,
    clean: {
      search: rest === '' ? '' : `?${rest}`,
      hash: fragment.has('access_token') ? '' : hash,
    },
  };
}

/** Where a login with this provider begins. */
export const startAddress = (provider: Provider, returnTo: string | undefined): string =>
  `/auth/${provider}/start${returnTo === undefined ? '' : `?${new URLSearchParams({ return: returnTo }).toString()}`}`;
