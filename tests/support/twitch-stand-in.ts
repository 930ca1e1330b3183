/**
 * Twitch's login service and API (Helix) for a little world whose clock is injected: every answer follows from the time alone. Faults are
 * switched on by a test. It counts points as Twitch does, and refuses calls when they are used up.
 */
import { text } from 'node:stream/consumers';
import { jsonReply, serveReplies, type Reply } from './stand-in';
import type {
  TwitchClip,
  TwitchSegment,
  TwitchStream,
  TwitchUser,
  TwitchVideo,
} from './twitch-world';

/** May answer in place of the world; undefined for no fault. `path` is like `/helix/streams`. */
export type TwitchFault = (path: string, query: URLSearchParams) => Reply | undefined;

/** A subscription to events as an application asked for it. */
export interface TwitchSubscription {
  readonly id: string;
  readonly type: string;
  readonly condition: { readonly broadcaster_user_id: string };
  readonly transport: {
    readonly method: string;
    readonly callback: string;
    readonly secret: string;
  };
  /** Changed by a test, as Twitch does after it called. */
  status: string;
}

export interface TwitchStandIn {
  /** By id. */
  readonly subscriptions: Map<string, TwitchSubscription>;
  /** Called first. Default: no fault. */
  fault: TwitchFault;
  /** Tokens given out so far. */
  tokens: number;
  /** Calls of each path. */
  readonly calls: Map<string, number>;
  /** Ends the tokens given out so far. */
  readonly revoke: () => void;
  readonly answer: (url: URL, init: RequestInit | undefined) => Reply;
  readonly fetch: typeof fetch;
}

export interface TwitchStandInOptions {
  readonly now: () => number;
  readonly users: readonly TwitchUser[];
  readonly streams: readonly TwitchStream[];
  /** Default: none. */
  readonly videos?: readonly TwitchVideo[];
  /** Users without any have made no schedule. Default: none. */
  readonly segments?: readonly TwitchSegment[];
  /** Default: none. */
  readonly clips?: readonly TwitchClip[];
  /** Vacations by the id of a user, epoch milliseconds. Default: none. */
  readonly vacations?: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
  /** Points of a minute. Default 800. */
  readonly points?: number;
  /** Clips of one answer, whatever is asked for. Default 100. */
  readonly clipPage?: number;
  /** Subscriptions that the application may have. Default 10,000. */
  readonly subscriptionsMax?: number;
  /** Seconds that a token is valid. Default 60 days. */
  readonly tokenSeconds?: number;
}

const MINUTE = 60_000;
const PER_CALL = 100;

/** An error as Helix writes it. */
export const twitchError = (
  status: number,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Reply => jsonReply({ error, status, message: error }, status, headers);

const isOn = ({ startedAt, endedAt = Infinity, hidden = [] }: TwitchStream, now: number) =>
  startedAt <= now && now < endedAt && !hidden.some(({ from, to }) => from <= now && now < to);

const iso = (time: number) => new Date(time).toISOString().replace('.000Z', 'Z');

export function createTwitchStandIn({
  now,
  users,
  streams,
  videos = [],
  segments = [],
  clips = [],
  vacations = new Map<string, { readonly from: number; readonly to: number }>(),
  points = 800,
  clipPage = 100,
  subscriptionsMax = 10_000,
  tokenSeconds = 5_184_000,
}: TwitchStandInOptions): TwitchStandIn {
  const userOf = new Map(users.map((user) => [user.id, user]));
  let valid: { readonly token: string; readonly until: number } | undefined;
  let minute = 0;
  let spent = 0;
  let subscribed = 0;

  const giveToken = (form: URLSearchParams): Reply => {
    if (form.get('client_secret') !== 'secret')
      return jsonReply({ status: 403, message: 'invalid client secret' }, 403);
    standIn.tokens += 1;
    valid = { token: `token-${standIn.tokens}`, until: now() + tokenSeconds * 1_000 };
    return jsonReply({
      access_token: valid.token,
      expires_in: tokenSeconds,
      token_type: 'bearer',
    });
  };

  const listUsers = (query: URLSearchParams): Reply => {
    const logins = query.getAll('login');
    if (logins.length > PER_CALL || logins.some((login) => login.startsWith('bad_')))
      return twitchError(400, 'Bad Request');
    const data = users
      .filter(({ login }) => logins.includes(login))
      .map(({ id, login, name }) => ({
        id,
        login,
        display_name: name,
        type: '',
        profile_image_url: `https://pictures.example/${login}-300x300.png`,
        offline_image_url: '',
        view_count: 0,
      }));
    return jsonReply({ data });
  };

  const listStreams = (query: URLSearchParams): Reply => {
    const ids = query.getAll('user_id');
    if (ids.length > PER_CALL) return twitchError(400, 'Bad Request');
    const [asked, time] = [new Set(ids), now()];
    const data = streams
      .filter((stream) => asked.has(stream.userId) && isOn(stream, time))
      .map(({ id, userId, title, startedAt }) => {
        const { login = '', name = '' } = userOf.get(userId) ?? {};
        return {
          id,
          user_id: userId,
          user_login: login,
          user_name: name,
          game_id: '509658',
          game_name: 'Just Chatting',
          type: 'live',
          title,
          tags: ['日本語'],
          viewer_count: 120,
          started_at: iso(startedAt),
          language: 'ja',
          thumbnail_url: `https://pictures.example/live_user_${login}-{width}x{height}.jpg`,
          tag_ids: [],
          is_mature: false,
        };
      });
    return jsonReply({ data, pagination: {} });
  };

  const listVideos = (query: URLSearchParams): Reply => {
    const data = videos
      .filter(({ userId, listedAt }) => userId === query.get('user_id') && listedAt <= now())
      .map(({ id, userId, streamId, listedAt, viewable = 'public', isPictured = true }) => ({
        id,
        stream_id: streamId,
        user_id: userId,
        title: 'Recording',
        created_at: iso(listedAt),
        published_at: iso(listedAt),
        url: `https://www.twitch.tv/videos/${id}`,
        thumbnail_url: isPictured ? `https://pictures.example/${id}-%{width}x%{height}.jpg` : '',
        viewable,
        view_count: 12,
        language: 'ja',
        type: query.get('type'),
        duration: '1h2s',
        muted_segments: null,
      }));
    return jsonReply({ data, pagination: {} });
  };

  const schedule = (query: URLSearchParams): Reply => {
    const userId = query.get('broadcaster_id') ?? '';
    const all = segments.filter((one) => one.userId === userId);
    const vacation = vacations.get(userId);
    if (all.length === 0) return twitchError(404, 'Not Found');
    const time = now();
    const shown = all
      .filter(
        ({ listed, end }) => end > time && (!listed || (listed.from <= time && time < listed.to)),
      )
      .sort((a, b) => a.start - b.start)
      .slice(0, Number(query.get('first') ?? 20))
      .map(({ id, title, start, end, cancelledAt = Infinity }) => ({
        id,
        start_time: iso(start),
        end_time: iso(end),
        title,
        canceled_until: cancelledAt <= time ? iso(end) : null,
        category: { id: '509658', name: 'Just Chatting' },
        is_recurring: false,
      }));
    return jsonReply({
      data: {
        segments: shown.length === 0 ? null : shown,
        broadcaster_id: userId,
        broadcaster_name: userOf.get(userId)?.name,
        broadcaster_login: userOf.get(userId)?.login,
        vacation: vacation ? { start_time: iso(vacation.from), end_time: iso(vacation.to) } : null,
      },
      pagination: {},
    });
  };

  /** By views; each page begins with the last clip of the one before it, as pages of a changing list do. */
  const listClips = (query: URLSearchParams): Reply => {
    const names = query.getAll('id');
    const [from, to] = ['started_at', 'ended_at'].map((name) => Date.parse(query.get(name) ?? ''));
    if (names.length > PER_CALL) return twitchError(400, 'Bad Request');
    const found = clips
      .filter(({ createdAt, deletedAt = Infinity }) => createdAt <= now() && now() < deletedAt)
      .filter(({ name, userId, createdAt }) =>
        names.length > 0
          ? names.includes(name)
          : userId === query.get('broadcaster_id') &&
            createdAt >= (from ?? 0) &&
            createdAt <= (to ?? 0),
      )
      .sort((a, b) => (b.views ?? 10) - (a.views ?? 10));
    const begin = Number(query.get('after') ?? 0);
    const end = begin + Math.min(clipPage, Number(query.get('first') ?? 20));
    const data = found
      .slice(Math.max(0, begin - 1), end)
      .map(({ name, userId, title, createdAt, views = 10, videoId = '', language = 'ja' }) => ({
        id: name,
        url: `https://clips.twitch.tv/${name}`,
        embed_url: `https://clips.twitch.tv/embed?clip=${name}`,
        broadcaster_id: userId,
        broadcaster_name: userOf.get(userId)?.name,
        creator_id: '99',
        creator_name: 'Somebody',
        video_id: videoId,
        game_id: '509658',
        language,
        title,
        view_count: views,
        created_at: iso(createdAt),
        thumbnail_url: `https://pictures.example/${name}-480x272.jpg`,
        duration: 28.4,
        vod_offset: videoId === '' ? null : 480,
        is_featured: false,
      }));
    return jsonReply({ data, pagination: end < found.length ? { cursor: String(end) } : {} });
  };

  const calls: Readonly<Record<string, (query: URLSearchParams) => Reply>> = {
    '/helix/users': listUsers,
    '/helix/streams': listStreams,
    '/helix/videos': listVideos,
    '/helix/schedule': schedule,
    '/helix/clips': listClips,
  };

  const subscribe = (body: string): Reply => {
    const wish = JSON.parse(body) as Omit<TwitchSubscription, 'id' | 'status'>;
    const all = [...standIn.subscriptions.values()];
    const isKnown = all.some(
      ({ type, condition }) =>
        type === wish.type && condition.broadcaster_user_id === wish.condition.broadcaster_user_id,
    );
    if (isKnown) return twitchError(409, 'Conflict');
    if (all.length >= subscriptionsMax) return twitchError(429, 'Too Many Requests');
    subscribed += 1;
    const one = {
      ...wish,
      id: `subscription-${subscribed}`,
      status: 'webhook_callback_verification_pending',
    };
    standIn.subscriptions.set(one.id, one);
    return jsonReply({ data: [one], total: all.length + 1 }, 202);
  };

  /** Two on a page, without their secrets. */
  const listSubscriptions = (query: URLSearchParams): Reply => {
    const begin = Number(query.get('after') ?? 0);
    const all = [...standIn.subscriptions.values()];
    const data = all.slice(begin, begin + 2).map(({ transport, ...one }) => ({
      ...one,
      version: '1',
      transport: { method: transport.method, callback: transport.callback },
      cost: 1,
    }));
    return jsonReply({
      data,
      total: all.length,
      pagination: begin + 2 < all.length ? { cursor: String(begin + 2) } : {},
    });
  };

  const events = (query: URLSearchParams, init: RequestInit | undefined): Reply => {
    if (init?.method === 'POST') return subscribe(typeof init.body === 'string' ? init.body : '');
    if (init?.method !== 'DELETE') return listSubscriptions(query);
    return standIn.subscriptions.delete(query.get('id') ?? '')
      ? { status: 204, body: '' }
      : twitchError(404, 'Not Found');
  };

  const helix = (path: string, query: URLSearchParams, init: RequestInit | undefined): Reply => {
    const headers = new Headers(init?.headers);
    const token = headers.get('authorization');
    if (token !== `Bearer ${valid?.token}` || headers.get('client-id') !== 'id')
      return jsonReply({ error: 'Unauthorized', status: 401, message: 'Invalid OAuth token' }, 401);
    if (now() >= (valid?.until ?? 0)) return twitchError(401, 'Unauthorized');
    if (Math.floor(now() / MINUTE) !== minute) {
      minute = Math.floor(now() / MINUTE);
      spent = 0;
    }
    const rate = (remaining: number) => ({
      'ratelimit-limit': String(points),
      'ratelimit-remaining': String(remaining),
      'ratelimit-reset': String(((minute + 1) * MINUTE) / 1_000),
    });
    if (spent >= points) return twitchError(429, 'Too Many Requests', rate(0));
    spent += 1;
    const answer =
      (path === '/helix/eventsub/subscriptions' ? events(query, init) : calls[path]?.(query)) ??
      twitchError(404, 'Not Found');
    return { ...answer, headers: { ...answer.headers, ...rate(points - spent) } };
  };

  const answer = (url: URL, init: RequestInit | undefined): Reply => {
    const { pathname, searchParams } = url;
    standIn.calls.set(pathname, (standIn.calls.get(pathname) ?? 0) + 1);
    const fault = standIn.fault(pathname, searchParams);
    if (fault) return fault;
    if (pathname === '/oauth2/token' && init?.body instanceof URLSearchParams)
      return giveToken(init.body);
    return helix(pathname, searchParams, init);
  };

  const standIn: TwitchStandIn = {
    fault: () => undefined,
    subscriptions: new Map(),
    tokens: 0,
    calls: new Map(),
    revoke: () => (valid = undefined),
    answer,
    fetch: async (input, init) => {
      const { status, headers, body } = answer(
        new URL(input instanceof Request ? input.url : input),
        init,
      );
      return new Response(status === 204 ? null : body, { status, headers });
    },
  };
  return standIn;
}

/** Serves the stand-in on loopback, for programs that read it over HTTP. */
export const serveTwitchStandIn = (standIn: TwitchStandIn) =>
  serveReplies(async (url, request) => {
    const { authorization = '', 'client-id': clientId = '' } = request.headers;
    return standIn.answer(url, {
      headers: { authorization, 'client-id': String(clientId) },
      body: new URLSearchParams(await text(request)),
    });
  });
