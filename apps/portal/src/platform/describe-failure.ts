/** The reported form of a failure: method, path and status, without personal data and search terms. */
import { CallError, methodOf, type ReportedFailure } from '@oshimado/contract';

const ADDRESS_MAX = 300;
const WORDS_MAX = 200;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const NOWHERE = 'https://page.invalid';
/** Matches queries of addresses, and texts that look like a token. */
const PRIVATE = /(?<=https?:\/\/[^\s?]*)\?\S*|\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?|\boshi_[\w-]{20,}/g;

/** Path and the names of the query. */
function withoutValues(address: string): string {
  if (!URL.canParse(address, NOWHERE)) return '/';
  const { pathname, searchParams } = new URL(address, NOWHERE);
  const names = [...new Set(searchParams.keys())].map((name) => `${encodeURIComponent(name)}=`);
  const path = pathname.replaceAll('=', '%3D');
  return `${path}${names.length > 0 ? `?${names.join('&')}` : ''}`.slice(0, ADDRESS_MAX);
}

const wordsOf = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    .replace(PRIVATE, '…')
    .slice(0, WORDS_MAX);

/** `page` is the address of the current page. Null for aborted calls, which are no failures. */
export function describeFailure(error: unknown, page: string): ReportedFailure | null {
  if (!(error instanceof CallError)) {
    return { kind: 'page', message: wordsOf(error), url: withoutValues(page).replace(/\?.*/, '') };
  }
  if (error.reason === 'aborted') return null;
  const named = methodOf(error.call);
  const method = METHODS.find((one) => one === named) ?? 'GET';
  const url = withoutValues(error.url);
  return error.status === undefined
    ? { kind: 'silence', method, url }
    : { kind: 'response', method, url, status: error.status };
}
