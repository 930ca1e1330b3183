/** What the server is asked for a state of the page. */
import type { BodyOf } from '@oshimado/contract';
import { filtersOf, searchProblem, type SearchProblem } from '@oshimado/domain';
import type { SearchState, SearchType } from './search-address';

/** Results of a page. */
export const RESULTS_PER_PAGE = 30;
const MINUTE_S = 60;

type Body = Extract<BodyOf<'postVideoSearch'>, object>;

export interface SearchRequest {
  /** Whether comments are searched. */
  readonly isComments: boolean;
  readonly body: Body;
}

const TARGETS: Readonly<Record<SearchType, readonly string[]>> = {
  all: ['stream', 'clip'],
  stream: ['stream'],
  clip: ['clip'],
};

/** Why the conditions cannot be searched together. */
export const problemOf = ({ chips }: SearchState): SearchProblem | undefined =>
  searchProblem(filtersOf(chips));

/** Whether the address asks for anything: a condition, or one of the filters that find by themselves. */
export function hasConditions({ chips, extras }: SearchState): boolean {
  const { conditions, comment, vch, topic, org } = filtersOf(chips);
  return (
    [conditions, comment, vch, topic, org].some((list) => list.length > 0) || extras.isFavoritesOnly
  );
}

/** null where there is nothing to ask, or the conditions contradict each other: "Block sending". */
export function requestOf(
  state: SearchState,
  /** Clip languages of the settings. */
  clipLangs: readonly string[],
): SearchRequest | null {
  if (!hasConditions(state) || problemOf(state)) return null;
  const { extras } = state;
  const { conditions, comment, vch, topic, org } = filtersOf(state.chips);
  return {
    isComments: comment.length > 0,
    body: {
      conditions,
      comment,
      vch,
      topic,
      org,
      sort: state.sort,
      target: [...TARGETS[state.type]],
      lang: [...(extras.clipLangs ?? clipLangs)],
      status: [...extras.statuses],
      talent_lang: [...extras.talentLangs],
      collabs: extras.collabs,
      whole_word: extras.isWholeWord,
      favorites: extras.isFavoritesOnly,
      ...(extras.minMinutes !== null && { min_duration: extras.minMinutes * MINUTE_S }),
      ...(extras.maxMinutes !== null && { max_duration: extras.maxMinutes * MINUTE_S }),
      paginated: true,
      limit: RESULTS_PER_PAGE,
      offset: (state.page - 1) * RESULTS_PER_PAGE,
    },
  };
}
