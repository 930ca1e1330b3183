import { SourceFailure } from '../http/failure';
import { readPage, type Page } from '../parse/read-page';

/** The list in an answer; fails where there is none. */
export function rowsOf(body: unknown, path: string): Page {
  const page = readPage(body);
  if (page) return page;
  throw new SourceFailure('unreadable', `${path}: a list was expected and something else came`);
}
