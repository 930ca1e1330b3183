/** The relay bot's service, in memory, behind the one call that our server has for it. */
import { CallError, type Client, type RelaySite } from '@oshimado/contract';
import type { RelayBrowser } from '../features/relay-bot/relay-browser';
import { memoryStorage } from './memory-storage';

export const relaySite: RelaySite = {
  clientId: '826055534318583858',
  mode: 3,
  discord: 'https://discord.com',
  usesPkce: true,
  isDemo: false,
};

type Fields = Readonly<Record<string, unknown>>;
export type RelayAction = 'user' | 'guild' | 'channel' | 'data' | 'submit' | 'trigger';
type Answers = Readonly<Partial<Record<RelayAction, (body: Fields) => unknown>>>;

export const GUILD = '1001';
export const EMPTY_GUILD = '1002';
export const ROOM = '2001';
const OTHER_ROOM = '2002';
export const CHANNEL = 'UC1DCedRgGHBdm81E1llLhOQ';
export const OTHER_CHANNEL = 'UCp6993wxpyDPHUpavwDFqgg';

/** Fails as our server does when the bot, or Discord, has answered with this status. */
export function refused(status: number): never {
  const codes = { 401: 'unauthorized', 404: 'not_found', 429: 'rate_limited' } as const;
  const error = codes[status as keyof typeof codes] ?? 'unavailable';
  throw new CallError('http', 'postRelay', '/api/v2/relay/x', status, { error, message: 'No.' });
}

/** Fails as a call without an answer. */
export function silent(): never {
  throw new CallError('timeout', 'postRelay', '/api/v2/relay/x');
}

export interface RelayServer {
  /** What was asked, in order. */
  readonly asked: readonly (readonly [action: RelayAction, body: Fields])[];
  /** Other answers from now on; undefined brings the usual one back. */
  readonly answer: (action: RelayAction, how: ((body: Fields) => unknown) | undefined) => void;
  readonly postRelay: Client['postRelay'];
}

/** A bot in one of two servers, with one subscription in the first text channel. */
export function createRelayServer(others: Answers = {}): RelayServer {
  const asked: [RelayAction, Fields][] = [];
  const saved = new Map<string, unknown>([
    [ROOM, [{ link: `YT_${CHANNEL}`, lang: 'en', whitelist: [], blacklist: ['Spammer'] }]],
  ]);
  const usual: Required<Answers> = {
    user: () => ({
      access_token: 'secret',
      guilds: [
        { id: GUILD, name: 'Minato Fans', admin: true },
        { id: EMPTY_GUILD, name: 'Quiet place', admin: true },
        { id: '1003', name: 'Not mine', admin: false },
      ],
    }),
    guild: () => [GUILD],
    channel: () => [
      { id: ROOM, name: 'translations' },
      { id: OTHER_ROOM, name: 'karaoke' },
    ],
    data: ({ channel }) => ({ SubChannel: saved.get(String(channel)) }),
    submit: ({ Address, SubChannel }) => {
      saved.set(String(Address), SubChannel);
      return {};
    },
    trigger: () => ({}),
  };
  const own: Partial<Record<RelayAction, (body: Fields) => unknown>> = { ...others };
  return {
    asked,
    answer: (action, how) => {
      if (how) own[action] = how;
      else delete own[action];
    },
    postRelay: async ({ action, body }) => {
      asked.push([action, body]);
      return (own[action] ?? usual[action])(body);
    },
  };
}

/** A tab of its own. `left` holds where the page went. */
export function createRelayBrowser(stored: Readonly<Record<string, string>> = {}) {
  const { storage, texts } = memoryStorage(stored);
  const left: string[] = [];
  const browser: RelayBrowser = {
    storage: () => storage,
    origin: () => 'https://oshi.example',
    leave: (address) => void left.push(address),
  };
  return { browser, left, stored: texts };
}
