/** The live boards of schedules: they reach further than those of feeds, so they are boards of their own. */
import { createClient, type Client } from '@oshimado/contract';
import { QueryClient } from '@tanstack/query-core';

export interface ScheduleBoard {
  readonly client: Client;
  /** All schedules of a page with so many days of a server share it. */
  readonly queries: QueryClient;
}

const boards = new Map<string, ScheduleBoard>();

const HOURS_A_DAY = 24;

/** `api`: origin of the server. */
export function scheduleBoard(api: string, days: number): ScheduleBoard {
  const key = `${api} ${days}`;
  const known = boards.get(key);
  if (known) return known;
  const client = createClient({ origin: api });
  // The day on which clocks are set back has an hour more.
  const hours = days * HOURS_A_DAY + 1;
  const board: ScheduleBoard = {
    client: {
      ...client,
      getLive: (query, options) => client.getLive({ ...query, max_upcoming_hours: hours }, options),
    },
    queries: new QueryClient(),
  };
  board.queries.mount();
  boards.set(key, board);
  return board;
}
