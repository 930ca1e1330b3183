/**
 * What an element keeps for as long as its page is open, a server keeps for one drawing: where it draws, this file takes the place of
 * `servers`, `board-count`, `schedule-board`, `page-queries`, `environment` and `use-growing-count`. A drawing is synchronous, so that one
 * variable is enough.
 */
import { createRef } from 'react';
import type { WidgetsOptions } from '../../base/context';
import type { SharedOptions } from '../attributes';
import { environmentOf as pageEnvironment } from '../environment';
import type { CountedBoard } from '../oshi-live-feed/board-count';
import { reachingDays } from '../oshi-schedule/reaching-days';
import type { ScheduleBoard } from '../oshi-schedule/schedule-board';
import type { Server } from '../servers';

/** What is drawn once is read in all zones; the page says so. */
export const TIME_ZONE = 'UTC';

let current: Server | undefined;

/** Draws elements that ask this server. */
export function drawnFrom<T>(server: Server, draw: () => T): T {
  current = server;
  try {
    return draw();
  } finally {
    current = undefined;
  }
}

export function serverOf(): Server {
  if (current === undefined) throw new Error('Nothing is being drawn.');
  return current;
}

export const pageQueries = (): Server['queries'] => serverOf().queries;

export const countedBoard = (): CountedBoard => ({
  client: serverOf().client,
  count: () => undefined,
});

export function scheduleBoard(_api: string, days: number): ScheduleBoard {
  const { client, queries } = serverOf();
  return { client: reachingDays(client, days), queries };
}

export const environmentOf = (
  from: Pick<SharedOptions, 'api' | 'pictures'>,
  speech: Pick<WidgetsOptions, 't' | 'language' | 'initialNow'>,
): WidgetsOptions => ({ ...pageEnvironment(from, speech), timeZone: TIME_ZONE });

/** No visitor scrolls while it is drawn: all is drawn. */
export const useGrowingCount = (_first: number, total: number) => ({
  count: total,
  endRef: createRef<HTMLDivElement>(),
});
