/** Boards in IndexedDB: too large for localStorage, and not read until they are needed. */
import { del, values } from 'idb-keyval';
import { openStore, putRecords } from '@oshimado/widgets/internal/base/browser';
import type { BoardStore } from './last-boards';

export function createBoardStore(): BoardStore {
  const boards = openStore('oshimado-boards', 'boards');
  return {
    readAll: () => values<unknown>(boards),
    write: (board) => putRecords(boards, [board], ({ key }) => key),
    remove: (key) => del(key, boards),
  };
}
