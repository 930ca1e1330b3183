import * as z from 'zod';
import { routes } from '../../routes';
import { done } from '../body';
import type { Call } from '../call';
import { snoozeRoutes } from '../../snooze-routes';
import { push, pushDevice, pushDeviceBody, pushParams, pushQuery, snoozeBody } from '../push';

const common = { tag: 'push', auth: 'none', limit: 'write' } as const;

export const pushCalls = {
  getPush: {
    ...routes.getPush,
    ...common,
    auth: 'optional',
    limit: 'read',
    summary: 'The key that browsers subscribe with, and a device by its id',
    query: pushQuery,
    response: push,
  },
  getPushDevices: {
    ...routes.getPushDevices,
    ...common,
    auth: 'session',
    limit: 'read',
    summary: 'The caller’s devices that receive notifications',
    response: z.array(pushDevice),
  },
  putPushDevice: {
    ...routes.putPushDevice,
    ...common,
    auth: 'optional',
    summary: 'Adds or changes a device; with a login, until that login ends',
    body: pushDeviceBody,
    response: pushDevice,
  },
  deletePushDevice: {
    ...routes.deletePushDevice,
    ...common,
    summary: 'Removes a device',
    params: pushParams,
    response: done,
  },
  postPushTest: {
    ...routes.postPushTest,
    ...common,
    summary: 'Sends a notification to a device, to see whether it arrives',
    params: pushParams,
    response: done,
  },
  postPushSnooze: {
    ...snoozeRoutes.postPushSnooze,
    ...common,
    summary: 'Sends a notification of a stream to the device once more, in 15 minutes',
    params: pushParams,
    body: snoozeBody,
    response: done,
  },
} as const satisfies Record<string, Call>;
