/** Boards in the browser's database: larger than the storage of settings should hold, and not read before they are needed. */
import type { BoardStore, KeptBoard } from './last-boards';

const NAME = 'oshimado-boards';
const VERSION = 1;
const BOARDS = 'boards';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database said nothing.')),
    );
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(BOARDS, { keyPath: 'key' }),
  );
  return settled(request);
}

export function createBoardStore(): BoardStore {
  let opened: Promise<IDBDatabase> | undefined;
  const boards = async (mode: IDBTransactionMode) => {
    opened ??= open();
    try {
      return (await opened).transaction(BOARDS, mode).objectStore(BOARDS);
    } catch (error) {
      // Closed by the browser, or refused: the next call tries again.
      opened = undefined;
      throw error;
    }
  };
  return {
    readAll: async () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what lies there is looked at by who reads it
      (await settled((await boards('readonly')).getAll())) as readonly KeptBoard[],
    async write(board) {
      await settled((await boards('readwrite')).put(board));
    },
    async remove(key) {
      await settled((await boards('readwrite')).delete(key));
    },
  };
}
