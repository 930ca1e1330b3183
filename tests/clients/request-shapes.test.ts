/**
 * Requests letter by letter as public clients write them, over a real connection, and what each client does with the
 * answer. The clients are named by the short names of the facts about the wire: Vue, next and neo are portals; js, dart,
 * rs, zig, jh and hpy libraries; ray, ama, oto and ltl programs and bots; mdx and "and" song players.
 */
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { defaultRules, type CallerKind } from '../../apps/api/src/plugins/rate-limit-rules';
import type { LimitClass } from '@oshimado/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKey, newPerson } from '../conformance/people';
import { startServer } from '../conformance/server';
import { ids, NOW, videoId } from '../fixtures/world';
import { accounts, calendars } from './shapes/account';
import { edits } from './shapes/editing';
import { reads } from './shapes/reads';
import { faultsOf } from './shapes/readers';
import { searches } from './shapes/search';
import { valueOf, type Shape, type ShapeContext } from './shapes/shape';
import { translations } from './shapes/translations';

const kinds: readonly CallerKind[] = ['guest', 'user', 'key'];
/** The table is longer than some limits; what these do is tested where limits are. */
const roomy = (Object.keys(defaultRules) as LimitClass[]).flatMap((limit) =>
  kinds.map((kind) => ({ limit, kind, rule: { size: 1_000, refillMs: 60_000 } })),
);

let context: ShapeContext;
let port: number;

async function made<T>(
  api: ShapeContext['api'],
  who: ShapeContext['user'],
  path: string,
  body: unknown,
): Promise<T> {
  const answer = await api.send('POST', `/api/v2${path}`, body, who.headers);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
  return answer.json<T>();
}

beforeAll(async () => {
  const api = await startServer(undefined, {
    rateLimits: roomy,
    demoLogin: true,
    publicOrigin: 'https://portal.example',
  });
  const [user, editor] = [await newPerson(api), await newPerson(api, 'editor')];
  const key = (await byKey(api, user)).headers['x-apikey'] ?? '';
  const playlist = await made<number>(api, user, '/playlist/', {
    name: 'Songs',
    video_ids: [videoId('past-sora')],
  });
  const [entered] = await made<{ id: string }[]>(api, editor, '/videos/placeholder', {
    channel_id: ids.kuzu,
    title: {
      name: 'Party',
      link: 'https://example.com/party',
      placeholderType: 'event',
      certainty: 'certain',
    },
    liveTime: new Date(NOW + 2_000_000_000).toISOString(),
    duration: 3_600,
  });
  const line = (id: number) => ({
    type: 'Add',
    data: { tempid: id, name: 'Translator', message: `Line ${id}`, timestamp: NOW + id },
  });
  const added = await made<{ res: { id: string } }[]>(
    api,
    user,
    `/videos/${videoId('past-sora')}/scripteditor/log?lang=en`,
    [line(1), line(2)],
  );
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = api.app.server.address() as AddressInfo);
  const lines = added.map(({ res }) => res.id);
  context = { api, user, editor, key, playlist, placeholder: entered?.id ?? '', lines };
});
afterAll(() => context.api.stop());

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly message: IncomingMessage;
}

/** Node's own client: it sends paths and headers as they are written. */
async function send(shape: Shape): Promise<Answer> {
  const { method, as, scheme = 'BEARER' } = shape;
  const token = as && context[as].headers['authorization']?.replace(/^Bearer/, scheme);
  const body = valueOf(shape.body, context);
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        port,
        method,
        path: valueOf(shape.path, context),
        headers: {
          ...length,
          ...valueOf(shape.headers ?? {}, context),
          ...(token && { authorization: token }),
        },
      },
      resolve,
    )
      .on('error', reject)
      .end(payload);
  });
  return { status: message.statusCode ?? 0, body: await text(message), message };
}

const FIGURES = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

const short = (path: Shape['path']) =>
  (typeof path === 'string' ? path : String(path)).slice(0, 150);
const named = (shapes: readonly Shape[]) =>
  shapes.map((shape) => [`${shape.client}: ${shape.method} ${short(shape.path)}`, shape] as const);

/** Each of the three once, as a whole number: a missing one is a broken answer to one client. */
const faultsOfFigures = ({ headersDistinct }: IncomingMessage) =>
  FIGURES.filter((figure) => {
    const values = headersDistinct[figure] ?? [];
    return values.length !== 1 || !/^\d+$/.test(values[0] ?? '');
  });

/** Programs read `error`, people the sentence. */
const isProblem = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'error' in answer &&
  'message' in answer &&
  /^\S.*[.]$/s.test(String(answer.message));

/** The answer, with every fault that would break a client. */
async function answerTo(shape: Shape) {
  const { status, body, message } = await send(shape);
  const isPicture = message.headers['content-type'] === 'image/png';
  if (status === 302 || isPicture) return { status, faults: [], answer: undefined };
  // An empty body is a failure to a client that reads every answer as JSON.
  const answer: unknown = JSON.parse(body);
  const faults = [...faultsOfFigures(message), ...faultsOf(answer)];
  if (message.headers['content-type'] !== 'application/json; charset=utf-8') {
    faults.push('the answer is not called JSON');
  }
  if (status >= 400 && !isProblem(answer)) faults.push('the refusal has no words');
  return { status, faults, answer };
}

describe.each([
  ['what anybody reads', reads],
  ['searches', searches],
  ['lines and scripts, in this order', translations],
  ['edits, in this order', edits],
  ['what is somebody’s own, in this order', accounts],
])('%s', (_, shapes) => {
  it.each(named(shapes))('%s', async (__, shape) => {
    const { status, faults, answer } = await answerTo(shape);
    expect({ status, faults }).toEqual({ status: shape.status ?? 200, faults: [] });
    shape.reads?.(answer, context);
  });
});

describe('calendars', () => {
  it.each(named(calendars))('%s', async (_, shape) => {
    const { status, body, message } = await send(shape);
    const type = message.headers['content-type'] ?? '';
    const isCalendar = type.startsWith('text/calendar') && body.startsWith('BEGIN:VCALENDAR\r\n');
    expect({ status, isCalendar }).toEqual({
      status: shape.status ?? 200,
      isCalendar: shape.status === undefined,
    });
  });
});
