import { clientOf, type ClientOptions, type Methods } from './client';
import { scheduleRoutes, type ScheduleCallName } from './schedule-routes';

/** One method per call of the month of a schedule. */
export type ScheduleClient = Methods<ScheduleCallName>;

/** A client like that of `createClient`, with the calls of the month of a schedule. */
export const createScheduleClient = (options: ClientOptions = {}): ScheduleClient =>
  clientOf(scheduleRoutes, options);
