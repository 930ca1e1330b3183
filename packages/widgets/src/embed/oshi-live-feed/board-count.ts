/**
 * How many streams a whole board has, as its server says beside the rows that are loaded. Kept by board and not by feed: feeds of one board
 * share an answer, which only one of them has received.
 */
import {
  BOARD_COUNT_HEADER,
  createClient,
  readBoardCount,
  type BoardCount,
  type Client,
  type ClientOptions,
} from '@oshimado/contract';
import { noteTime } from '../note-time';

const said = new Map<string, BoardCount | undefined>();

export interface CountedBoard {
  /** Loads the board, and keeps the notice beside it. */
  readonly client: Client;
  /** As said with the last answer; undefined from a server that does not count. */
  readonly count: () => BoardCount | undefined;
}

/** `name`: of the board on this server (`liveBoardName`). */
export function countedBoard(
  { origin = '', fetch }: Pick<ClientOptions, 'origin' | 'fetch'>,
  name: string,
): CountedBoard {
  const key = `${origin} ${name}`;
  const onAnswer = (answer: Response) => {
    const { ok, headers } = answer;
    noteTime(answer);
    if (ok) said.set(key, readBoardCount(headers.get(BOARD_COUNT_HEADER)));
  };
  return {
    client: createClient({ origin, onAnswer, fetch }),
    count: () => said.get(key),
  };
}
