import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { createDiscord } from '../push/discord';
import { pushKeysOf } from '../push/push-keys';
import { createPushSender } from '../push/push-sender';
import { contactAt, createPushTransport } from '../push/push-transport';
import { createWebhooks } from '../push/webhooks';
import type { Clock } from '../sources/source';
import type { Store } from '../store';
import type { Beside } from './parts';
import { secretOf } from './secret';

interface SendPushOptions {
  readonly config: Config;
  readonly logger: FastifyBaseLogger;
  readonly store: Store;
  readonly clock: Clock;
  /** Of the portal. */
  readonly origin: string;
}

/** Sends the notifications of this site until the signal fires. */
export function sendPush({ config, store, logger: log, origin, clock }: SendPushOptions): Beside {
  return async (signal) => {
    const { now } = clock;
    const secret = await secretOf(config);
    const contact = config.securityContact ?? contactAt(origin);
    const transport = createPushTransport({
      keys: pushKeysOf(secret),
      contact,
      now,
    });
    const discord = createDiscord({ origin: config.discordUrl, now });
    const { send: sendToWebhook } = createWebhooks({ secret, discord });
    const { send } = transport;
    const sender = createPushSender({
      store: store.push,
      send,
      sendToWebhook,
      origin,
      clock,
      log,
    });
    await sender.run(signal);
    await Promise.all([transport.close(), discord.close()]);
  };
}
