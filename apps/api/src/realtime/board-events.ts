/**
 * GET /live/events: the changes of the live board as server-sent events. A client loads `/live`, then listens here; each
 * `board` event contains a change, `reset` means to load again. Clients that read too slowly are disconnected and reconnect with
 * the id of their last event.
 */
import { API_BASE, BOARD_EVENTS_PATH, type BoardChange, type Video } from '@oshimado/contract';
import {
  boardChange,
  boardEventsHeaders,
  boardEventsQuery,
  problem,
} from '@oshimado/contract/schemas';
import { ALL_ORGS, isVideoOfOrg } from '@oshimado/domain';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { ApiError } from '../errors';
import type { AddressReader } from '../plugins/client-address';
import { callerOf } from '../plugins/rate-limit';
import type { Board, NumberedChange } from './board';

export interface BoardEventsOptions {
  readonly board: Board;
  readonly every: (ms: number, work: () => void) => () => void;
  readonly addressOf: AddressReader;
}

const HEARTBEAT_MS = 25_000;
const RETRY_MS = 3_000;
const BUFFER_MAX = 1_048_576;
/** "10 sockets per IP." */
const PER_ADDRESS_MAX = 10;

/**
 * The part of a change for one organization. A changed video of others is named as removed, because it may have been of this one
 * before; an id that is not on a client's board does no harm.
 */
export function narrow(change: BoardChange, org: string | undefined): BoardChange {
  if (org === undefined || org === ALL_ORGS) return change;
  const isWanted = (video: Video) => isVideoOfOrg(video, org);
  const others = change.changed.filter((video) => !isWanted(video)).map(({ id }) => id);
  return {
    ...change,
    changed: change.changed.filter(isWanted),
    removed: [...change.removed, ...others],
  };
}

/** OpenAPI has no words for events: an extension names the schema of what each of them holds. */
const eventStream = z.string().meta({
  'x-event-data': { board: { $ref: '#/components/schemas/BoardChange' } },
});

const isEmpty = ({ changed, removed, viewers }: BoardChange) =>
  changed.length + removed.length + Object.keys(viewers).length === 0;

const eventText = (event: string, id: string, data: unknown): string =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

export function serveBoardEvents(
  app: FastifyInstance,
  { board, every, addressOf }: BoardEventsOptions,
): { readonly connections: () => number } {
  const open = new Map<string, number>();
  const closers = new Set<() => void>();
  /** All listeners of one org receive the same bytes. */
  const texts = new WeakMap<NumberedChange, Map<string, string>>();

  const textOf = (numbered: NumberedChange, org = ALL_ORGS): string => {
    const known = texts.get(numbered) ?? new Map<string, string>();
    texts.set(numbered, known);
    let text = known.get(org);
    if (text === undefined) {
      const change = boardChange.parse(narrow(numbered.change, org));
      text = isEmpty(change) ? `id: ${numbered.id}\n\n` : eventText('board', numbered.id, change);
      known.set(org, text);
    }
    return text;
  };

  app.addHook('preClose', (done) => {
    for (const close of closers) close();
    done();
  });

  app.get<{ Querystring: z.output<typeof boardEventsQuery> }>(
    API_BASE + BOARD_EVENTS_PATH,
    {
      exposeHeadRoute: false,
      config: { limit: 'read' },
      schema: {
        operationId: 'boardEvents',
        tags: ['live'],
        summary: 'Changes of the live board as server-sent events',
        description:
          'Events: `board` with a BoardChange, `reset` when `/live` must be loaded again. A comment every 25 s.',
        querystring: boardEventsQuery,
        headers: boardEventsHeaders,
        response: {
          200: {
            description:
              'Events without an end. The data of a `board` event is a BoardChange in JSON.',
            content: { 'text/event-stream': { schema: eventStream } },
          },
          '4xx': problem,
          '5xx': problem,
        },
      },
    },
    (request, reply) => {
      const address = callerOf(addressOf(request.raw) ?? '');
      const held = open.get(address) ?? 0;
      if (held >= PER_ADDRESS_MAX) {
        const words = `Only ${PER_ADDRESS_MAX} event streams are allowed per address. Close one first.`;
        throw new ApiError('rate_limited', words, { headers: { 'retry-after': '30' } });
      }
      open.set(address, held + 1);
      const { org, last_event_id } = request.query;
      const header = request.headers['last-event-id'];
      const lastSeen = typeof header === 'string' ? header : last_event_id;

      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const write = (text: string) => {
        raw.write(text);
        if (raw.writableLength > BUFFER_MAX) raw.destroy();
      };
      let hasBegun = false;
      const stopHearing = board.listen((change) => {
        // An earlier change is among those that `begin` sends.
        if (hasBegun) write(textOf(change, org));
      });
      const stopBeating = every(HEARTBEAT_MS, () => write(': still here\n\n'));
      const close = () => raw.end();
      closers.add(close);
      raw.once('close', () => {
        stopHearing();
        stopBeating();
        closers.delete(close);
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      });

      const begin = () => {
        if (raw.destroyed) return;
        hasBegun = true;
        write(`retry: ${RETRY_MS}\n\n`);
        if (lastSeen === undefined) return write(`id: ${board.lastId()}\n\n`);
        const missed = board.since(lastSeen);
        if (!missed) return write(eventText('reset', board.lastId(), {}));
        for (const change of missed) write(textOf(change, org));
      };
      // Changes are counted once the board is read, so a stream that opens earlier could miss some.
      void board.ready().then(begin);
    },
  );

  return { connections: () => closers.size };
}
