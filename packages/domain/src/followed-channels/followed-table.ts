/** Followed channels in a table or a text: a row that has an id or an address of a channel, in whatever column and language. */
import { readCsvRows, withoutOpenQuotes } from '../export/csv';
import type { FollowedCollector } from './followed-collector';
import type { FollowedSkipReason, FollowedSource } from './followed-channels.types';
import { followedKey } from './followed-key';

/** Columns of an export of YouTube: id, address, title. */
const EXPORT_COLUMNS = 3;

/** The cell that names the channel, or why none does. The clearest reason of a row counts. */
function channelCell(cells: readonly string[]): { readonly at: number } | FollowedSkipReason {
  let reason: FollowedSkipReason = 'noChannel';
  for (const [at, cell] of cells.entries()) {
    const found = followedKey(cell);
    if ('key' in found) return { at };
    if (found.reason !== 'noChannel') reason = found.reason;
  }
  return reason;
}

const hasChannel = (cells: readonly string[]) => typeof channelCell(cells) === 'object';

/** The words of a row: its last cell that is neither the channel nor an address of it. */
const nameIn = (cells: readonly string[], at: number): string =>
  cells.findLast(
    (cell, place) => place !== at && cell.trim() !== '' && !('key' in followedKey(cell)),
  ) ?? '';

export function readFollowedTable(collector: FollowedCollector, text: string): FollowedSource {
  const rows = readCsvRows(text)
    .flatMap((row) => withoutOpenQuotes(row, hasChannel))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  let isExport = false;
  for (const [row, { cells, line }] of rows.entries()) {
    const found = channelCell(cells);
    if (typeof found === 'object') {
      const address = cells[found.at] ?? '';
      collector.add({ address, name: nameIn(cells, found.at), line });
      continue;
    }
    // Its columns are named in the language of the account.
    const isHeader = row === 0 && found === 'noChannel';
    if (isHeader) isExport = cells.length === EXPORT_COLUMNS;
    else collector.skip({ reason: found, line, text: cells.join(' ') });
  }
  return isExport ? 'youtube' : 'list';
}
