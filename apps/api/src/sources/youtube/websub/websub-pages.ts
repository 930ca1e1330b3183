/**
 * Where YouTube's hub calls: it asks whether a subscription is meant, and says that a channel has changed. What it says is a hint
 * only; the videos are read before anything is believed.
 */
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { SourceHint } from '../../../store/records';
import { readRawBodies } from '../../http/raw-bodies';
import { videosInFeed } from '../jobs/feeds';
import { isCallbackToken, isSigned, topicOf } from './websub-keys';

export interface WebsubPagesOptions {
  readonly secret: string;
  readonly giveHint: (hint: SourceHint) => Promise<void>;
}

const BODY_MAX = 262_144;
const params = z.object({ channel: z.string().regex(/^UC[\w-]{22}$/), token: z.string() });
/** The hub repeats keys at times; the first one counts. */
const first = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat()[0] ?? '');
const query = z.looseObject({
  'hub.mode': first,
  'hub.topic': first,
  'hub.challenge': first.optional(),
  'hub.lease_seconds': first.optional(),
});

const LEASE_MAX_S = 30 * 86_400;

export function websubPages(app: FastifyInstance, { secret, giveHint }: WebsubPagesOptions): void {
  const url = '/hooks/youtube/:channel/:token';
  const options = { schema: { hide: true }, config: { limit: 'read' as const } };
  const channelOf = (given: unknown) => {
    const parsed = params.safeParse(given);
    if (!parsed.success) return undefined;
    const { channel, token } = parsed.data;
    return isCallbackToken(secret, channel, token) ? channel : undefined;
  };

  void app.register((scope, _, done) => {
    readRawBodies(scope, BODY_MAX);

    scope.get(url, options, async (request, reply) => {
      const channel = channelOf(request.params);
      const asked = query.safeParse(request.query);
      void reply.type('text/plain').header('cache-control', 'no-store');
      if (channel === undefined || !asked.success) return reply.code(404).send('');
      const { 'hub.mode': mode, 'hub.topic': topic, 'hub.challenge': challenge } = asked.data;
      if (topic !== topicOf(channel)) return reply.code(404).send('');
      if (mode === 'denied') {
        await giveHint({ kind: 'lease', subject: channel, value: { seconds: 0 } });
        return reply.send('');
      }
      // This site never asks to unsubscribe: it lets leases run out.
      const seconds = Number(asked.data['hub.lease_seconds']);
      if (mode !== 'subscribe' || !challenge || !(seconds > 0)) return reply.code(404).send('');
      const value = { seconds: Math.min(seconds, LEASE_MAX_S) };
      await giveHint({ kind: 'lease', subject: channel, value });
      return reply.send(challenge);
    });

    scope.post(url, options, async (request, reply) => {
      const channel = channelOf(request.params);
      if (channel === undefined) return reply.code(404).send('');
      const { body } = request;
      const header = [request.headers['x-hub-signature']].flat()[0];
      // A wrong signature is answered like a right one, as the protocol wants, and ignored.
      if (Buffer.isBuffer(body) && isSigned(secret, channel, header, body)) {
        for (const subject of videosInFeed(body.toString('utf8')))
          await giveHint({ kind: 'video', subject, value: { channel } });
      }
      return reply.code(202).send('');
    });
    done();
  });
}
