/**
 * A push service on this machine (RFC 8030), and the browsers that subscribe at it: it checks the request and its VAPID token
 * (RFC 8292), and decrypts what arrives (RFC 8291) with keys of its own.
 */
import {
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  createPublicKey,
  randomBytes,
  verify,
} from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { serve } from './stand-in';
import { buffer as bufferOf } from 'node:stream/consumers';

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]) => {
  const made = createHmac('sha256', key);
  for (const part of parts) made.update(part);
  return made.digest();
};

export interface PushBrowser {
  /** As the Push API hands it out. */
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** What arrived, oldest first; a message of a topic does not replace an earlier one here. */
  readonly received: PushReceived[];
}

export interface PushReceived {
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  readonly bytes: number;
  /** The decrypted JSON. */
  readonly content: {
    readonly web_push: number;
    readonly notification: {
      readonly title: string;
      readonly navigate: string;
      readonly tag: string;
      readonly body?: string;
      readonly lang: string;
      readonly data: {
        readonly event: string;
        readonly video: string | null;
        readonly snooze?: { readonly title: string; readonly failed: string };
      };
      readonly actions?: readonly { readonly action: string; readonly navigate: string }[];
    };
  };
}

/** How the next request is answered. `silence`: not at all; `lost`: it arrives, and the connection breaks before the answer. */
export type PushReply =
  | number
  | 'silence'
  | 'lost'
  | { readonly status: number; readonly retryAfter: string };

/** Decrypts a message as a browser does. Throws unless it was made for these keys. */
function decryptPush(body: Buffer, curve: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const shared = hmac(auth, curve.computeSecret(sender));
  const info = [Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender, Buffer.from([1])];
  const secret = hmac(salt, hmac(shared, ...info));
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16);
  const nonce = hmac(secret, 'Content-Encoding: nonce\0\u0001').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  return plain.subarray(0, end).toString('utf8');
}

/** Why the token is refused; undefined if it is good. */
function tokenProblem(header: string, origin: string, key: string): string | undefined {
  const [, token = '', used = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (used !== key) return 'another key';
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'a bad signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    readonly aud: string;
    readonly exp: number;
    readonly sub: string;
  };
  if (aud !== origin) return 'another audience';
  const leftS = exp - Date.now() / 1_000;
  if (leftS <= 0 || leftS > 86_400) return 'a bad expiry';
  return /^(mailto:|https:)/.test(sub) ? undefined : 'no contact';
}

/** @param key public VAPID key that browsers subscribe with */
export async function startPushService(key: string) {
  const browsers = new Map<
    string,
    { browser: PushBrowser; curve: ReturnType<typeof createECDH>; auth: Buffer }
  >();
  const problems: string[] = [];
  const replies: PushReply[] = [];
  let origin = '';
  let requests = 0;

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    requests += 1;
    const body = await bufferOf(request);
    const { ttl, topic = '', urgency = 'normal', authorization = '' } = request.headers;
    const known = browsers.get(request.url ?? '');
    const refuse = (status: number, problem: string) => {
      problems.push(problem);
      response.writeHead(status).end(problem);
    };
    if (!known) return response.writeHead(410).end();
    if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) return refuse(400, 'no TTL');
    if (typeof topic !== 'string' || !/^[\w-]{1,32}$/.test(topic))
      return refuse(400, 'a bad topic');
    if (!/^(very-low|low|normal|high)$/.test(String(urgency))) return refuse(400, 'a bad urgency');
    if (request.headers['content-encoding'] !== 'aes128gcm') return refuse(400, 'not encrypted');
    const problem = tokenProblem(authorization, origin, key);
    if (problem !== undefined) return refuse(403, problem);
    if (body.length > 4_096) return refuse(413, 'too large');
    const reply = replies.shift() ?? 201;
    const receive = () =>
      known.browser.received.push({
        ttl: Number(ttl),
        topic,
        urgency: String(urgency),
        bytes: body.length,
        content: JSON.parse(decryptPush(body, known.curve, known.auth)) as PushReceived['content'],
      });
    if (reply === 'silence') return undefined;
    if (reply === 'lost') {
      receive();
      request.socket.destroy();
      return undefined;
    }
    if (typeof reply === 'object') {
      return response.writeHead(reply.status, { 'retry-after': reply.retryAfter }).end();
    }
    if (reply === 201) receive();
    return response.writeHead(reply).end();
  };

  const { url, close } = await serve((request, response) =>
    take(request, response).catch((error: unknown) => {
      problems.push(String(error));
      response.writeHead(500).end();
    }),
  );
  origin = url;

  return {
    origin,
    /** What was wrong with requests. */
    problems,
    /** Number of requests so far. */
    requests: () => requests,
    /** How the next requests are answered, in order, in place of what was said before; later ones with 201. */
    reply: (...next: readonly PushReply[]) => void replies.splice(0, Infinity, ...next),
    subscribe: (): PushBrowser => {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const browser: PushBrowser = {
        endpoint: origin + path,
        keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
        received: [],
      };
      browsers.set(path, { browser, curve, auth });
      return browser;
    },
    /** The browser forgets its subscription. */
    unsubscribe: ({ endpoint }: PushBrowser) => void browsers.delete(new URL(endpoint).pathname),
    stop: close,
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/** Id of the device with this endpoint. */
export const pushDeviceId = ({ endpoint }: Pick<PushBrowser, 'endpoint'>): string =>
  createHash('sha256').update(endpoint).digest('base64url');
