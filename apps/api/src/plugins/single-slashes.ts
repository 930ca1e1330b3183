/** Addresses as an older client joins them: `/api/v2` and `//live`. */
import { isApiUrl } from './edge';

/** What follows is base64 as old clients write it, in which two slashes may stand beside each other. */
const BEFORE_CODE = /^\/+statics\/+thumbnail\/+[^/]+\/+/i;

const collapse = (path: string) => path.replace(/\/{2,}/g, '/');

/** Replaces repeated slashes in the path of an API address by one; other addresses and the query are unchanged. */
export function withSingleSlashes(url: string): string {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('//')) return url;
  const [folder = path] = BEFORE_CODE.exec(path) ?? [];
  const single = collapse(folder) + path.slice(folder.length);
  return isApiUrl(single) ? single + url.slice(path.length) : url;
}
