import * as z from 'zod';
import { scheduleRoutes } from '../../schedule-routes';
import type { Call } from '../call';
import { schedulePicture, schedulePictureQuery } from '../schedule-picture';
import { scheduleDay, scheduleDaysQuery, usersScheduleDaysQuery } from '../schedule-days';

export const scheduleCalls = {
  getScheduleDays: {
    ...scheduleRoutes.getScheduleDays,
    tag: 'videos',
    auth: 'none',
    limit: 'read',
    summary: 'How many streams begin on each day, also days without any',
    query: scheduleDaysQuery,
    response: z.array(scheduleDay),
  },
  getUsersScheduleDays: {
    ...scheduleRoutes.getUsersScheduleDays,
    tag: 'favorites',
    auth: 'user',
    limit: 'read',
    summary:
      'How many streams of the caller’s favorites begin on each day; days as in `/schedule/days`',
    query: usersScheduleDaysQuery,
    response: z.array(scheduleDay),
  },
  getUsersSchedulePicture: {
    ...scheduleRoutes.getUsersSchedulePicture,
    tag: 'favorites',
    auth: 'user',
    limit: 'page',
    summary: 'A picture of these streams, as a schedule of the caller’s favorites or of a group',
    query: schedulePictureQuery,
    response: schedulePicture,
  },
} as const satisfies Record<string, Call>;
