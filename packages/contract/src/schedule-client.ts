import { clientOf, type ClientOptions, type Methods } from './client';
import { scheduleRoutes, type ScheduleCallName } from './schedule-routes';

/** One method per call of a schedule's month and picture. */
export type ScheduleClient = Methods<ScheduleCallName>;

/** A client like that of `createClient`, with the calls of a schedule's month and picture. */
export const createScheduleClient = (options: ClientOptions = {}): ScheduleClient =>
  clientOf(scheduleRoutes, options);
