import { SourceFailure } from '../../http/failure';
import { readPage, type Page } from '../parse/read-page';

/** The list in a response; fails if there is none. */
export function rowsOf(body: unknown, path: string): Page {
  const page = readPage(body);
  if (page) return page;
  throw new SourceFailure('unreadable', `${path}: the response is not a list`);
}
