/**
 * Cookies of this one host: with https their name begins with `__Host-`, and browsers accept such a cookie only with
 * `Secure`, for the whole site, and without a `Domain`.
 */

const PREFIX = '__Host-';

/** Name of a cookie, as it is set. */
export const hostCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? PREFIX + name : name;

/** What a cookie needs for that name; no script may read it, and no other site may send it along. */
export const hostCookieAttributes = (isSecure: boolean): string =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * The value of a cookie. With https only the prefixed name is read, because a page of a neighbouring subdomain can set a
 * cookie of the bare name.
 */
export function readHostCookie(
  header: string | undefined,
  name: string,
  isSecure: boolean,
): string | undefined {
  const start = `${hostCookieName(name, isSecure)}=`;
  const pairs = header?.split(';').map((part) => part.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}
