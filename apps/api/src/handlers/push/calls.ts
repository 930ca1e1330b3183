import { createHash } from 'node:crypto';
import type { PushChoices } from '@oshimado/contract';
import { PUSH_SEARCHES_MAX } from '@oshimado/domain';
import { isLanguage } from '@oshimado/locales/internal/server';
import { requireUser } from '../../auth';
import { ApiError, notFound } from '../../errors';
import { isPushEndpoint } from '../../push/push-endpoint';
import { followedFilter } from '../../push/push-search';
import type { Action, Actions } from '../handler';
import { presentPushDevice } from './present-push-device';
import { webhookActions } from './webhooks';

const DEVICE_MAX = 250;

const idOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

/** GET /push: the public key, and the device if it is known and not of another account than the caller's. */
const getPush: Action<'getPush'> = async ({ query }, { caller, store, pushKey }) => {
  const row = query.id === undefined ? undefined : await store.push.devices.find(query.id);
  const isForeign = caller && row && row.user_id !== null && String(row.user_id) !== caller.id;
  return { key: pushKey, device: row && !isForeign ? presentPushDevice(row, caller) : null };
};

/** GET /push/devices: those of the caller's account. */
const getPushDevices: Action<'getPushDevices'> = async (_, { caller, store }) =>
  (await store.push.devices.list(requireUser(caller).id)).map((row) =>
    presentPushDevice(row, caller),
  );

/** Throws 400 for a search that cannot be followed, and for too many of them. */
function checkSearches(rules: PushChoices['rules']): void {
  const searches = rules.filter(({ of }) => of === 'search');
  const isBad = searches.some(({ search }) => !search || !followedFilter(search.query));
  if (!isBad && searches.length <= PUSH_SEARCHES_MAX) return;
  const words = isBad
    ? 'search must be a search for streams by words, channels, topics or organizations.'
    : `choices.rules must have at most ${PUSH_SEARCHES_MAX} searches.`;
  throw new ApiError('bad_request', words, { parameter: 'choices' });
}

/**
 * PUT /push/devices: of the caller's session from now on; without one it stays whose it is, or is a guest's. An API key has no session that
 * could end it.
 */
const putPushDevice: Action<'putPushDevice'> = async ({ body }, context) => {
  const { caller, store, userAgent } = context;
  const { endpoint, former, keys, lang, ...given } = body;
  if (!isPushEndpoint(endpoint)) {
    const words = 'endpoint must be an address of a push service.';
    throw new ApiError('bad_request', words, { parameter: 'endpoint' });
  }
  checkSearches(given.choices.rules);
  const row = await store.push.devices.put({
    ...given,
    ...keys,
    lang: isLanguage(lang) ? lang : 'en',
    id: idOf(endpoint),
    formerId: former === undefined || former === endpoint ? undefined : idOf(former),
    endpoint,
    device: userAgent?.slice(0, DEVICE_MAX) || null,
    owner: caller?.session && { userId: caller.id, sessionId: caller.session.id },
  });
  return presentPushDevice(row, caller);
};

/** DELETE /push/devices/{id}: who knows the id may remove the device. */
const deletePushDevice: Action<'deletePushDevice'> = async ({ params }, { store }) => {
  if (!(await store.push.devices.remove(params.id))) throw notFound('Device');
  return {};
};

/** POST /push/devices/{id}/test: sends a notification. */
const postPushTest: Action<'postPushTest'> = async ({ params }, { store }) => {
  if (!(await store.push.outbox.test(params.id, 'push'))) throw notFound('Device');
  return {};
};

/** POST /push/devices/{id}/snooze: sends the notification again later. The service worker knows the id and has no login. */
const postPushSnooze: Action<'postPushSnooze'> = async ({ params, body }, { store }) => {
  const outcome = await store.push.outbox.snooze(params.id, body.event);
  if (outcome === 'missing') throw notFound('Notification');
  if (outcome === 'quiet') {
    throw new ApiError('conflict', 'It would come in the quiet hours of this device.');
  }
  return {};
};

export const actions = {
  deletePushDevice,
  getPush,
  getPushDevices,
  postPushSnooze,
  postPushTest,
  putPushDevice,
  ...webhookActions,
} satisfies Actions;
