/** What the bar shows of its machine, and how it talks to it; the machine itself is code of its own. */
import type { SearchProblem, SearchChip } from '@oshimado/domain';
import type { SearchEvent, SearchRow, SearchTarget } from '@oshimado/machines/search';

export interface SearchView {
  readonly text: string;
  readonly chips: readonly SearchChip[];
  readonly rows: readonly SearchRow[];
  /** Index of the row that Enter chooses. */
  readonly selected: number;
  readonly problem: SearchProblem | undefined;
  readonly isSuggesting: boolean;
  readonly hasFailed: boolean;
}

/** The running machine, as far as the bar knows it. */
export interface SearchEngine {
  readonly send: (event: SearchEvent) => void;
  /** The same object until something changes. */
  readonly view: () => SearchView;
  readonly subscribe: (tell: () => void) => () => void;
  /** Calls back with where the viewer asked to go; answers how to stop. */
  readonly onTarget: (go: (target: SearchTarget) => void) => () => void;
  /** Path and query of a target, seen from the page that is shown. */
  readonly hrefOf: (target: SearchTarget, pathname: string, search: URLSearchParams) => string;
  readonly stop: () => void;
}
