import { post, type Route } from './route';

/** The call of a press on a notification, which the service worker makes. A module of its own, so that a page's first file does not carry it. */
export const snoozeRoutes = {
  postPushSnooze: post('/push/devices/{id}/snooze'),
} as const satisfies Record<string, Route>;

/** Name of this call. */
export type SnoozeCallName = keyof typeof snoozeRoutes;
