import { get, type Route } from './route';

/** Calls of a schedule's month and picture by name. A module of their own, so that a page's first file does not carry it. */
export const scheduleRoutes = {
  getScheduleDays: get('/schedule/days'),
  getUsersScheduleDays: get('/users/schedule/days'),
  getUsersSchedulePicture: get('/users/schedule/picture'),
} as const satisfies Record<string, Route>;

/** Name of a call of a schedule's month or picture. */
export type ScheduleCallName = keyof typeof scheduleRoutes;
