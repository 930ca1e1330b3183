/** Addresses of the login page. */

/** Path of the login page. */
export const LOGIN_PATH = '/login';

/** What the login page is to do. */
export interface LoginPathOptions {
  /** Path of this site to open after the login. Default: stay on the login page. */
  readonly returnTo?: string;
  /** Whether a logged-in viewer should log in again, because the login is too old. Default false. */
  readonly again?: boolean;
}

/** Address of the login page. */
export function loginPath({ returnTo, again = false }: LoginPathOptions = {}): string {
  const query = new URLSearchParams();
  if (returnTo !== undefined) query.set('return', returnTo);
  if (again) query.set('again', '1');
  return query.size === 0 ? LOGIN_PATH : `${LOGIN_PATH}?${query.toString()}`;
}
