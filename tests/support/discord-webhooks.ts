/**
 * Discord's webhooks on loopback: GET and POST of `/api/v10/webhooks/{id}/{token}` with the shapes, limits and errors that its documentation
 * has. A message that breaks a limit is refused as Discord refuses it, and noted as a problem.
 */
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { DiscordMessage } from '../../apps/api/src/push/discord-message';
import { serve } from './stand-in';

export interface DiscordChannelHook {
  /** As Discord shows it to be copied. */
  readonly address: string;
  readonly id: string;
  readonly token: string;
  /** Messages in the channel, oldest first. */
  readonly messages: DiscordMessage[];
}

/** How the next request is answered. `silence`: not at all; `lost`: the message is in the channel, and the connection breaks before the answer. */
export type DiscordReply =
  | number
  | 'silence'
  | 'lost'
  /** Too many messages; `edge`: said by the network in front of Discord, without JSON. Seconds. */
  | { readonly limited: number; readonly by: 'webhook' | 'global' | 'edge' }
  /** A page of the network in front of Discord, with this status. */
  | { readonly page: number }
  /** The message is taken, and is the last that the limit allows for so many seconds. */
  | { readonly lastFor: number };

interface Written {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const ERRORS: Readonly<Record<number, Written['body']>> = {
  400: { message: 'Invalid Form Body', code: 50_035 },
  401: { message: 'Invalid Webhook Token', code: 50_027 },
  404: { message: 'Unknown Webhook', code: 10_015 },
  500: { message: '500: Internal Server Error', code: 0 },
};

/** What breaks a documented limit; undefined for a good message. */
function problemOf({ embeds, allowed_mentions }: DiscordMessage): string | undefined {
  if (JSON.stringify(allowed_mentions) !== '{"parse":[]}') return 'mentions are allowed';
  if (embeds.length === 0 || embeds.length > 10) return 'no embeds, or too many';
  const texts = embeds.map(({ title = '', description, author }) => {
    if (title.length > 256 || (author?.name.length ?? 0) > 256) return undefined;
    if (description === '' || description.length > 4_096) return undefined;
    return title.length + description.length + (author?.name.length ?? 0);
  });
  const isLong = texts.reduce<number>((sum, size) => sum + (size ?? 6_001), 0) > 6_000;
  if (isLong) return 'a text is too long';
  const addresses = embeds.flatMap(({ url, image, author }) => [url, image?.url, author?.icon_url]);
  const isBad = addresses.some((url) => url !== undefined && !/^https?:\/\//.test(url));
  return isBad ? 'an address is none' : undefined;
}

function limitedReply(seconds: number, by: 'webhook' | 'global' | 'edge'): Written {
  const headers = { 'retry-after': String(Math.ceil(seconds)) };
  if (by === 'edge') return { status: 429, headers };
  return {
    status: 429,
    headers: { ...headers, 'x-ratelimit-scope': by === 'global' ? 'global' : 'shared' },
    body: { message: 'You are being rate limited.', retry_after: seconds, global: by === 'global' },
  };
}

export async function startDiscordWebhooks() {
  const hooks = new Map<string, DiscordChannelHook>();
  const problems: string[] = [];
  const replies: DiscordReply[] = [];
  const asked: string[] = [];
  let made = 0;

  const write = (response: ServerResponse, { status, body, headers = {} }: Written) =>
    response
      .writeHead(status, {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      })
      .end(body === undefined ? undefined : JSON.stringify(body));

  const fail = (status: number): Written => ({
    status,
    body: ERRORS[status],
    ...(status >= 300 && status < 400 && { headers: { location: '/api/v10/elsewhere' } }),
  });

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://discord.invalid');
    asked.push(`${request.method} ${pathname}`);
    const body = await textOf(request);
    const [, id = '', token = ''] = /^\/api\/v10\/webhooks\/(\d+)\/([\w-]+)$/.exec(pathname) ?? [];
    const hook = hooks.get(id);
    const reply = replies.shift();
    if (reply === 'silence') return;
    if (typeof reply === 'number') return void write(response, fail(reply));
    if (typeof reply === 'object' && 'limited' in reply)
      return void write(response, limitedReply(reply.limited, reply.by));
    if (typeof reply === 'object' && 'page' in reply)
      return void write(response, { status: reply.page });
    if (!hook) return void write(response, fail(404));
    if (hook.token !== token) return void write(response, fail(401));
    if (request.method === 'GET') {
      return void write(response, {
        status: 200,
        body: {
          application_id: null,
          avatar: null,
          channel_id: '199737254929760256',
          guild_id: '199737254929760256',
          id,
          name: 'Captain Hook',
          type: 1,
          token,
        },
      });
    }
    const message = JSON.parse(body) as DiscordMessage;
    const problem = problemOf(message);
    if (problem !== undefined) {
      problems.push(problem);
      return void write(response, fail(400));
    }
    hook.messages.push(message);
    if (reply === 'lost') return void request.socket.destroy();
    const headers =
      typeof reply === 'object'
        ? { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': String(reply.lastFor) }
        : { 'x-ratelimit-remaining': '4', 'x-ratelimit-reset-after': '2' };
    // Without `wait`, Discord says nothing about the message.
    if (searchParams.get('wait') !== 'true') return void write(response, { status: 204, headers });
    write(response, { status: 200, headers, body: { id: String(made), type: 0, content: '' } });
  };

  const { url: origin, close } = await serve((request, response) =>
    take(request, response).catch((error: unknown) => {
      problems.push(String(error));
      response.writeHead(500).end();
    }),
  );

  return {
    /** `DISCORD_API_URL`. */
    origin,
    /** What was wrong with requests. */
    problems,
    /** Method and path of each request. */
    asked,
    /** How the next requests are answered, in order, in place of what was said before; later ones as a working Discord does. */
    reply: (...next: readonly DiscordReply[]) => void replies.splice(0, Infinity, ...next),
    create: (): DiscordChannelHook => {
      made += 1;
      const id = String(223_704_706_495_545_000n + BigInt(made));
      const token = randomBytes(51).toString('base64url');
      const address = `https://discord.com/api/webhooks/${id}/${token}`;
      const hook: DiscordChannelHook = { address, id, token, messages: [] };
      hooks.set(id, hook);
      return hook;
    },
    /** Somebody deletes the webhook in the settings of its channel. */
    remove: ({ id }: DiscordChannelHook) => void hooks.delete(id),
    stop: close,
  };
}

export type DiscordWebhooks = Awaited<ReturnType<typeof startDiscordWebhooks>>;
