import { get, type Route } from './route';

/** Calls of the month of a schedule by name. A module of their own, so that a page's first file does not carry it. */
export const scheduleRoutes = {
  getScheduleDays: get('/schedule/days'),
  getUsersScheduleDays: get('/users/schedule/days'),
} as const satisfies Record<string, Route>;

/** Name of a call of the month of a schedule. */
export type ScheduleCallName = keyof typeof scheduleRoutes;
