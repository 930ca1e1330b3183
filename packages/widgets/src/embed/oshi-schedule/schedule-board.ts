/** The live boards of schedules: they reach further than those of feeds, so they are boards of their own. */
import { createClient, type Client } from '@oshimado/contract';
import { QueryClient } from '@tanstack/query-core';
import { noteTime } from '../note-time';
import { reachingDays } from './reaching-days';

export interface ScheduleBoard {
  readonly client: Client;
  /** All schedules of a page with so many days of a server share it. */
  readonly queries: QueryClient;
}

const boards = new Map<string, ScheduleBoard>();

/** `api`: origin of the server. */
export function scheduleBoard(api: string, days: number): ScheduleBoard {
  const key = `${api} ${days}`;
  const known = boards.get(key);
  if (known) return known;
  const board: ScheduleBoard = {
    client: reachingDays(createClient({ origin: api, onAnswer: noteTime }), days),
    queries: new QueryClient(),
  };
  board.queries.mount();
  boards.set(key, board);
  return board;
}
