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

/** The value of a cookie. Its bare name, which an earlier version set with https too, counts where the other is not there. */
export function readHostCookie(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((part) => part.trim()) ?? [];
  const valueOf = (wanted: string) =>
    pairs.find((pair) => pair.startsWith(`${wanted}=`))?.slice(wanted.length + 1);
  return valueOf(PREFIX + name) ?? valueOf(name);
}
