/** `If-None-Match`: `*`, or a list of tags, strong or weak, also without quotes. */
const TAG = /(?:W\/)?"([^"]*)"|[^\s,"]+/gi;

/**
 * Whether the client has this body. Tags compare weakly (RFC 9110, 13.1.2), and one of another encoding counts as well:
 * a proxy that compresses appends its name.
 */
export function hasTag(header: string | undefined, hash: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return [...header.matchAll(TAG)].some(([whole, quoted]) => {
    const tag = quoted ?? whole.replace(/^W\//i, '');
    return tag === hash || tag.startsWith(`${hash}-`);
  });
}
