/**
 * Where Twitch calls: it proves that a subscription is meant, says that an account went live or offline, and that a subscription is
 * over. What it says is a hint only: streams are looked at before anything is believed, so repeats and a wrong order do no harm.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { SourceHint } from '../../../store/records';
import { readRawBodies } from '../../http/raw-bodies';
import { EVENTS_PATH, isSignedEvent } from './eventsub-keys';

export interface EventsubPagesOptions {
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly giveHint: (hint: SourceHint) => Promise<void>;
}

const BODY_MAX = 65_536;
/** An event that is older, or of a time to come, may be one that somebody recorded. */
const AGE_MAX_MS = 600_000;
/** Ids of events that are remembered: a day of a site of thousands of channels. */
const SEEN_MAX = 10_000;

const message = z.object({
  subscription: z.object({
    id: z.string().max(200),
    type: z.string().max(100),
    condition: z.object({ broadcaster_user_id: z.string().regex(/^\d{1,20}$/) }),
  }),
  challenge: z.string().max(500).optional(),
});

const readMessage = (body: Buffer) => {
  try {
    return message.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
};

export function eventsubPages(
  app: FastifyInstance,
  { secret, now, giveHint }: EventsubPagesOptions,
): void {
  /** Ids of the last events; a repeat in another process is one hint more. */
  const seen = new Set<string>();
  const remember = (id: string) => {
    if (seen.size >= SEEN_MAX) seen.clear();
    seen.add(id);
  };

  void app.register((scope, _, done) => {
    readRawBodies(scope, BODY_MAX);
    const options = { schema: { hide: true }, config: { limit: 'read' as const } };

    scope.post(EVENTS_PATH, options, async (request, reply) => {
      void reply.type('text/plain').header('cache-control', 'no-store');
      const header = (name: string) =>
        [request.headers[`twitch-eventsub-message-${name}`]].flat()[0] ?? '';
      const [id, timestamp] = [header('id'), header('timestamp')];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const isSigned = isSignedEvent(secret, { id, timestamp, body }, header('signature'));
      const age = now() - Date.parse(timestamp);
      // Also where the time cannot be read.
      if (!isSigned || !(Math.abs(age) <= AGE_MAX_MS)) return reply.code(403).send('');
      const message = readMessage(body);
      if (!message) return reply.code(400).send('');
      const { subscription, challenge = '' } = message;
      const type = header('type');
      if (type === 'webhook_callback_verification') return reply.send(challenge);
      if (seen.has(id)) return reply.code(204).send();
      const user = subscription.condition.broadcaster_user_id;
      if (type === 'revocation')
        await giveHint({ kind: 'lease', subject: `${user} ${subscription.type}`, value: null });
      if (type === 'notification')
        await giveHint({ kind: 'stream', subject: user, value: { type: subscription.type } });
      // Only now: an event whose hint could not be kept is refused, and Twitch sends it again.
      remember(id);
      return reply.code(204).send();
    });
    done();
  });
}
