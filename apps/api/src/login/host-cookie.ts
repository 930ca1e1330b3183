/**
 * Cookies of this one host: with https their name begins with `__Host-`, and browsers accept such a cookie only with
 * `Secure`, for the whole site, and without a `Domain`. Scripts cannot read them, and other sites cannot send them.
 */
import { parseCookie, stringifySetCookie } from 'cookie';

const nameOf = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

export interface HostCookie {
  readonly name: string;
  readonly value: string;
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
}

/** A `Set-Cookie` header. */
export const writeHostCookie = ({ name, value, maxAge }: HostCookie, isSecure: boolean): string =>
  stringifySetCookie({
    name: nameOf(name, isSecure),
    value,
    maxAge,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
  });

/**
 * The value of a cookie. With https only the prefixed name is read, because a page of a neighbouring subdomain can set a
 * cookie of the bare name.
 */
export const readHostCookie = (
  header: string | undefined,
  name: string,
  isSecure: boolean,
): string | undefined => parseCookie(header ?? '')[nameOf(name, isSecure)];
