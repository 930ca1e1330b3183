/**
 * A relay bot's service and Discord's login, on loopback: the six calls of the service and the code flow with PKCE. In one
 * server, because that is all a browser and our server need of them.
 */
import { createHash, randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { serve } from './stand-in';

export const BOT_CLIENT_ID = '826055534318583858';
export const FANS = { id: '1001', name: 'Minato Fans', admin: true } as const;
export const QUIET = { id: '1002', name: 'Quiet place', admin: true } as const;
const FOREIGN = { id: '1003', name: 'Not mine', admin: false } as const;
export const ROOMS = [
  { id: '2001', name: 'translations' },
  { id: '2002', name: 'karaoke' },
] as const;

type Fields = Readonly<Record<string, unknown>>;

/** How the service answers calls: with a status, or not at all. Default: like a working bot. */
export type Mood = number | 'hang';
/** How Discord returns. Default: with a code. */
export type Consent = 'denied' | 'otherState';

export interface AskedOfBot {
  readonly action: string;
  readonly body: Fields;
}

export interface RelayStandIn {
  /** `RELAY_URL`. */
  readonly url: string;
  /** `RELAY_DISCORD_URL`. */
  readonly discord: string;
  readonly asked: readonly AskedOfBot[];
  /** Addresses that a browser opened at Discord. */
  readonly opened: readonly URL[];
  readonly setMood: (action: string, mood: Mood | undefined) => void;
  readonly setConsent: (consent: Consent | undefined) => void;
  /** The bot is invited to a server. */
  readonly invite: (guild: string) => void;
  readonly stop: () => Promise<void>;
}

/** Codes that Discord has given out, each good for one login. */
function createDiscord() {
  const challenges = new Map<string, string>();
  const opened: URL[] = [];
  let consent: Consent | undefined;
  return {
    opened,
    setConsent: (next: Consent | undefined) => (consent = next),
    /** Where Discord sends the browser; undefined for what it shows itself, such as an invitation. */
    authorize: (url: URL): string | undefined => {
      opened.push(url);
      const query = url.searchParams;
      const redirect = query.get('redirect_uri');
      if (redirect === null || query.get('response_type') !== 'code') return undefined;
      const back = new URL(redirect);
      const state = query.get('state') ?? '';
      back.searchParams.set('state', consent === 'otherState' ? randomUUID() : state);
      if (consent === 'denied') back.searchParams.set('error', 'access_denied');
      else {
        const code = randomUUID();
        challenges.set(code, query.get('code_challenge') ?? '');
        back.searchParams.set('code', code);
      }
      return back.href;
    },
    /** Whether a code was issued here, is unused, and belongs to this PKCE verifier. */
    redeem: (code: unknown, verifier: unknown): boolean => {
      const challenge = challenges.get(String(code));
      challenges.delete(String(code));
      const hash = createHash('sha256').update(String(verifier)).digest('base64url');
      return challenge === hash;
    },
  };
}

/** The responses of the service; undefined for 401. */
function createBot(redeem: (code: unknown, verifier: unknown) => boolean) {
  const present = new Set<string>([FANS.id]);
  const saved = new Map<string, unknown>();
  const answers: Readonly<Record<string, (body: Fields) => unknown>> = {
    user: ({ code, code_verifier }) =>
      redeem(code, code_verifier)
        ? { access_token: randomUUID(), guilds: [FANS, QUIET, FOREIGN] }
        : undefined,
    guild: ({ ids }) => (Array.isArray(ids) ? ids.filter((id) => present.has(String(id))) : []),
    channel: ({ guild }) => (present.has(String(guild)) ? ROOMS : []),
    data: ({ channel }) => ({ SubChannel: saved.get(String(channel)) ?? [] }),
    submit: ({ Address, SubChannel }) => {
      saved.set(String(Address), SubChannel);
      return 'OK';
    },
    trigger: () => 'OK',
  };
  return { answers, invite: (guild: string) => void present.add(guild) };
}

export async function startRelayStandIn(): Promise<RelayStandIn> {
  const discord = createDiscord();
  const bot = createBot(discord.redeem);
  const moods = new Map<string, Mood>();
  const asked: AskedOfBot[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    if (url.pathname === '/oauth2/authorize') {
      const back = discord.authorize(url);
      if (back === undefined) response.end('Invited');
      else response.writeHead(302, { location: back }).end();
      return;
    }
    const action = url.pathname.replace('/bot/', '');
    const body = JSON.parse((await textOf(request)) || '{}') as Fields;
    asked.push({ action, body });
    const mood = moods.get(action);
    if (mood === 'hang') return;
    if (mood !== undefined) {
      response.writeHead(mood, mood === 429 ? { 'retry-after': '7' } : {}).end();
      return;
    }
    const said = bot.answers[action]?.(body);
    if (said === undefined) response.writeHead(401).end();
    // Some responses are plain text.
    else response.end(typeof said === 'string' ? said : JSON.stringify(said));
  };

  const { url: origin, close } = await serve(answer);
  return {
    url: `${origin}/bot`,
    discord: origin,
    asked,
    opened: discord.opened,
    setMood: (action, mood) => {
      if (mood === undefined) moods.delete(action);
      else moods.set(action, mood);
    },
    setConsent: discord.setConsent,
    invite: bot.invite,
    stop: close,
  };
}
