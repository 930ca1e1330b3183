/** Devices and webhooks that receive notifications, and what is to be sent to them. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables';
import { pushDevices, type PushDevices } from './push-devices';
import { pushOutbox, type PushOutbox } from './push-outbox';
import { planPush, type FilterOfSearch } from './push-plan';
import { pushWebhooks, type PushWebhooks } from './push-webhooks';

export interface PushStore {
  readonly devices: PushDevices;
  readonly webhooks: PushWebhooks;
  readonly outbox: PushOutbox;
  /** Notes which open streams have news, and for which devices; returns how many notifications that gives. */
  readonly plan: (filterOf: FilterOfSearch) => Promise<number>;
}

/** @param forSources connections with longer time limits, for the sender */
export const pushStore = (
  db: Kysely<Tables>,
  forSources: Kysely<Tables>,
  now: () => Date,
): PushStore => {
  const ownOutbox = pushOutbox(db, now);
  return {
    devices: pushDevices(db, now),
    webhooks: pushWebhooks(db, now),
    outbox: { ...pushOutbox(forSources, now), test: ownOutbox.test, snooze: ownOutbox.snooze },
    plan: (filterOf) => planPush(forSources, now(), filterOf),
  };
};
