/** How many streams a live board has, said beside its rows: the body of `/live` is a list that older clients read, so it is a header. */
export interface BoardCount {
  readonly live: number;
  readonly upcoming: number;
}

/** Header of an answer of `/live`. It counts the whole board of the filters, whatever `limit` and `offset` are, without overdue streams. */
export const BOARD_COUNT_HEADER = 'x-board-count';

/** The value of the header for these numbers: `live=3, upcoming=12`. */
export const writeBoardCount = ({ live, upcoming }: BoardCount): string =>
  `live=${live}, upcoming=${upcoming}`;

/** The value of the header; undefined from a server that does not count. */
export function readBoardCount(value: string | null): BoardCount | undefined {
  const [, live, upcoming] = /^live=(\d+), upcoming=(\d+)$/.exec(value ?? '') ?? [];
  return live === undefined || upcoming === undefined
    ? undefined
    : { live: Number(live), upcoming: Number(upcoming) };
}
