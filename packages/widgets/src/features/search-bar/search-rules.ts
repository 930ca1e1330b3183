/** Suggestions and actions of a search bar, loaded when it gets the focus. */
import type { Suggestion } from '@oshimado/contract';
import {
  advancedTarget,
  chipsProblem,
  isSameChip,
  isSameRow,
  pastedTarget,
  rowKey,
  searchPlace,
  searchRows,
  searchTarget,
  searchTargetHref,
  withoutTwins,
  wordsChip,
  type SearchChip,
  type SearchProblem,
  type SearchRow,
  type SearchTarget,
} from '@oshimado/domain';

export { readChips, suggestionsText, withoutTwins } from '@oshimado/domain';

/** The row the viewer moved to and its place then: it stays selected whatever arrives. */
export interface MovedTo {
  readonly row: SearchRow;
  readonly at: number;
}

interface BarContents {
  readonly text: string;
  readonly chips: readonly SearchChip[];
  readonly suggestions: readonly Suggestion[];
  /** Hosts of the product. */
  readonly hosts: readonly string[];
}

export interface Offer {
  /** Each once, in the order in which they are shown. */
  readonly rows: readonly SearchRow[];
  /** Index of the row the viewer moved to, which Enter chooses; -1 for none. */
  readonly selected: number;
  /** Key of that row, the same while newer suggestions arrive. */
  readonly selectedKey?: string | undefined;
  /** Why the chips cannot be searched together; the search is not sent while there is a problem. */
  readonly problem?: SearchProblem | undefined;
}

/** What is shown below the field. */
export function offerOf(contents: BarContents, kept: MovedTo | undefined): Offer {
  const rows = searchRows({ ...contents, kept });
  const selected = rows.findIndex((row) => kept && isSameRow(row, kept.row));
  const row = rows[selected];
  return { rows, selected, selectedKey: row && rowKey(row), problem: chipsProblem(contents.chips) };
}

/** The row below (1) or above (-1) the selected one; the ends meet. */
export function moveIn({ rows, selected }: Offer, by: 1 | -1): MovedTo | undefined {
  // Without a selected row, down leads to the first and up to the last.
  const from = selected === -1 && by === -1 ? 0 : selected;
  const at = (from + by + rows.length) % rows.length;
  const row = rows[at];
  return row && { row, at };
}

export const withoutChip = (chips: readonly SearchChip[], chip: SearchChip) =>
  chips.filter((one) => !isSameChip(one, chip));

/** What the viewer asks for: Enter, a search at once, the form. */
export type Request = 'enter' | 'search' | 'toggleFilter';

interface Step {
  /** The chips after it; undefined where they stay. */
  readonly chips?: readonly SearchChip[];
  /** The address it leads to. */
  readonly href?: string;
}

/** The step of a request with this row, or with the typed text where no row is selected. `address`: of the page that is shown. */
export function stepOf(
  what: Request,
  { text, chips, suggestions, hosts }: BarContents,
  row: SearchRow | undefined,
  address: string,
): Step {
  const lead = (target: SearchTarget, next?: readonly SearchChip[]): Step => {
    const href = searchTargetHref(target, address);
    // The chips of a search stay in the bar; a page of its own says by itself what was found.
    if (target.kind === 'channel' || target.kind === 'watch') return { href, chips: [] };
    return next ? { href, chips: next } : { href };
  };
  const searchFor = (next: readonly SearchChip[]): Step => {
    const target = chipsProblem(next) ? undefined : searchTarget(next);
    return target ? lead(target, next) : { chips: next };
  };
  if (what === 'toggleFilter') return lead(advancedTarget(searchPlace(address), chips));
  if (row?.kind === 'custom video') return lead(row);
  if (row) {
    const next = withoutTwins([...chips, row.chip]);
    return what === 'search' ? searchFor(next) : { chips: next };
  }
  const words = text.trim();
  const pasted = pastedTarget(words, { suggestions, hosts });
  if (pasted) return lead(pasted);
  if (words === '') return searchFor(chips);
  return searchFor(withoutTwins([...chips, wordsChip('title & desc', words)]));
}
