/** Searches without a snapshot: among the caller's favorites, or for more rows than a page. */
import { isLongSearch } from '@oshimado/contract/schemas';
import { requireUser } from '../../auth';
import type { NarrowPageQuery, VideoRow } from '../../store';
import { Streamed, type Context } from '../handler';
import type { SearchBody } from './search-request';

export const isPersonalSearch = ({ body }: { readonly body: SearchBody }): boolean =>
  body.favorites || isLongSearch(body);

/** The channels to search among; undefined for all. Throws 401 if a guest searches favorites. */
export const favoritesFor = async (
  { favorites }: SearchBody,
  { caller, store }: Context,
): Promise<readonly string[] | undefined> =>
  favorites ? store.favorites.ids(requireUser(caller).id) : undefined;

interface Ways<Answer> {
  /** The whole response as an object. */
  readonly short: () => Promise<Answer>;
  /** Some of its rows as JSON texts. */
  readonly write: (rows: readonly VideoRow[]) => Promise<readonly string[]>;
}

export async function answerSearch<Answer>(
  { store, longAnswers }: Context,
  body: SearchBody,
  search: NarrowPageQuery,
  { short, write }: Ways<Answer>,
): Promise<Answer | Streamed> {
  if (!isLongSearch(body)) return short();
  const { paginated, offset, limit } = body;
  const text = await longAnswers.begin({
    pages: (pageRows) => store.reads.pagesOfVideos(search, pageRows),
    write,
    paginated,
    offset,
    limit,
    countAll: () => store.reads.countVideos(search.filter),
  });
  return new Streamed(text);
}
