/** Types of handlers: their input, context and result, independent of HTTP. */
import type { Readable } from 'node:stream';
import type {
  AnswerOf,
  CallName,
  CheckedBodyOf,
  CheckedHeadersOf,
  CheckedQueryOf,
  ParamsOf,
} from '@oshimado/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Auth, Caller } from '../auth';
import type { CardDrawer } from '../cards/card-drawer';
import type { Metrics } from '../plugins/metrics';
import type { Mchad } from '../lookups/mchad';
import type { Platforms } from '../lookups/platforms';
import type { Webhooks } from '../push/webhooks';
import type { Relay } from '../lookups/relay';
import type { Rooms } from '../realtime';
import type { SiteTexts } from '../site-texts';
import type { ChannelListChoice } from '../sources/channel-list/list-choice';
import type { Reads, Store } from '../store';
import type { LongAnswers } from './search/long-answers';
import type { FavoritesBoard } from './videos/favorites-board';

export interface Asked<K extends CallName> {
  readonly query: CheckedQueryOf<K>;
  readonly params: ParamsOf<K>;
  readonly body: CheckedBodyOf<K>;
  readonly headers: CheckedHeadersOf<K>;
}

/** A public response that says more in headers, which are kept with its snapshot. */
export class WithHeaders<Answer> {
  constructor(
    readonly answer: Answer,
    readonly headers: Readonly<Record<string, string>>,
  ) {}
}

/**
 * Handler of a public response, the same for every caller, read from the store. Cached as a snapshot and serialized by
 * the call's schema.
 */
export type Handler<K extends CallName> = (
  asked: Asked<K>,
  reads: Reads,
  /** Called with the id of a video whose page of details was requested. */
  onOpened: (videoId: string) => void,
  /** Epoch milliseconds. */
  now: number,
) => Promise<AnswerOf<K> | WithHeaders<AnswerOf<K>>>;

/** A response serialized row by row in advance, because many callers request parts of the same rows. */
export class Written {
  constructor(readonly text: string) {}
}

/** JSON text that is streamed. */
export class Streamed {
  constructor(readonly text: Readable) {}
}

export interface Context {
  /** Undefined for a guest; always set in calls that need a login. */
  readonly caller: Caller;
  readonly store: Store;
  readonly auth: Auth;
  /** Where lines of translations are published. */
  readonly rooms: Rooms;
  readonly favoritesBoard: FavoritesBoard;
  /** Draws pictures. */
  readonly cards: CardDrawer;
  readonly longAnswers: LongAnswers;
  /** Undefined if no relay bot is set up. */
  readonly relay: Relay | undefined;
  /** Undefined if no MChad service is set up. */
  readonly mchad: Mchad | undefined;
  readonly platforms: Platforms;
  readonly texts: SiteTexts;
  readonly channelList: ChannelListChoice;
  /** Public VAPID key. */
  readonly pushKey: string;
  readonly webhooks: Pick<Webhooks, 'find' | 'seal'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly metrics: Pick<Metrics, 'countClientFailure'>;
  /** Cookies, for the one call that ties a ticket to its browser; never used to identify the caller. */
  readonly cookies: string | undefined;
  /** The `User-Agent` of the request. */
  readonly userAgent: string | undefined;
}

/** Handler of a change or of a caller's own data; never cached. */
export type Action<K extends CallName> = (
  asked: Asked<K>,
  context: Context,
) => Promise<AnswerOf<K> | Written | Streamed>;

export type Handlers = { readonly [K in CallName]?: Handler<K> };
export type Actions = { readonly [K in CallName]?: Action<K> };
