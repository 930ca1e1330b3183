/** Interface between the server and the built portal for server rendering. */
import type { SiteText } from './types';

/** The parts of a request that affect a page. */
export interface PageQuestion {
  /** Path with query, without the hash (browsers keep that). */
  readonly url: string;
  /** `Cookie` header. */
  readonly cookie: string | undefined;
  /** `Accept-Language` header. */
  readonly acceptLanguage: string | undefined;
}

/** A request for a page, with what the portal needs to render it. */
export interface PageRequest extends PageQuestion {
  /** Epoch milliseconds at which the page is rendered. */
  readonly now: number;
  /** CSP nonce of the document's style elements, those that scripts create at run time included. */
  readonly nonce: string;
  /**
   * Calls the server's own API as a guest, without the network: takes path and query, returns status and JSON text. With a
   * body (JSON) it is a POST. Rejects on timeout.
   */
  readonly ask: (path: string, body?: string) => Promise<OwnAnswer>;
}

/** An answer of the server's own API. */
export interface OwnAnswer {
  readonly status: number;
  /** JSON. */
  readonly text: string;
}

/** A rendered page. */
export interface PageAnswer {
  readonly status: 200 | 404;
  /** The whole document. */
  readonly html: string;
  /** BCP 47 tag of the page's language, for `Content-Language`. */
  readonly lang: string;
  /** `Link` header: resources to preload. Default: none. */
  readonly link?: string | undefined;
  /** What the picture of a shared link shows. Default: the page has none. */
  readonly card?: LinkCard | undefined;
  /** What pages of other sites embed for it. Default: nothing but a link. */
  readonly embed?: EmbedElement | undefined;
}

/** The tag of an element for pages of other sites. */
export type EmbedTag =
  | 'oshi-live-feed'
  | 'oshi-player'
  | 'oshi-chat'
  | 'oshi-multiview'
  | 'oshi-video'
  | 'oshi-channel'
  | 'oshi-playlist'
  | 'oshi-clips'
  | 'oshi-schedule'
  | 'oshi-search'
  | 'oshi-live-badge';

/** An element for pages of other sites. */
export interface EmbedElement {
  readonly tag: EmbedTag;
  /** Its attributes by their names, as they are written in HTML. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The picture that other sites show with a shared link: the server draws it, the page says what is on it. */
export interface LinkCard {
  /** Name of the site. */
  readonly site: string;
  /** BCP 47 tag of the words on it. */
  readonly lang: string;
  readonly title: string;
  /** Default none. */
  readonly text?: string | undefined;
  /** Names of the channels it is about. Default none. */
  readonly names?: readonly string[] | undefined;
  /** Address of the channel it is of. Default: it is of no single channel. */
  readonly author?: { readonly name: string; readonly url: string } | undefined;
  /** Default none. */
  readonly status?: { readonly text: string; readonly tone: CardTone } | undefined;
  /** Whole address; `wide` is a frame of 16:9, `round` a face. Default none. */
  readonly picture?: { readonly src: string; readonly shape: 'wide' | 'round' } | undefined;
  /** What is on, day by day, in place of all that is below the title. Default none. */
  readonly days?: readonly CardDay[] | undefined;
}

/** A day on a card. */
export interface CardDay {
  readonly title: string;
  /** Its streams, by their start. */
  readonly rows: readonly CardRow[];
}

/** A stream on a card. */
export interface CardRow {
  readonly tone: CardTone;
  /** Such as `21:00`. */
  readonly time: string;
  /** Of its channel. */
  readonly name: string;
  readonly title: string;
}

/** Colour of a status. */
export type CardTone = 'live' | 'upcoming' | 'past';

/** External links in the portal's frame, set by the operator; unset ones are not shown. */
export interface SiteLinks {
  /** Origin of the music site, without a slash at the end. */
  readonly music?: string | undefined;
  /** Accounts and support, in the order in which they are shown. */
  readonly social: readonly SocialLink[];
  /** Address of the site's source code. */
  readonly source?: string | undefined;
  /** Texts of the operator, each at the path of its name. Default none. */
  readonly texts?: readonly SiteText['name'][] | undefined;
  /** Origin that serves the embeds, without a slash at the end. */
  readonly embeds?: string | undefined;
  /** Whether this server brings pictures of the platforms, or browsers load them from there. Default `platform`. */
  readonly pictures?: 'server' | 'platform' | undefined;
  /** Where the frames of players and chats come from. Default: the platforms themselves, and no pages of our own. */
  readonly frames?: FrameOrigins | undefined;
  /** The relay bot. Default: this site has none. */
  readonly relay?: RelaySite | undefined;
  /** Store links of the browser extension. */
  readonly extension: {
    readonly chrome?: string | undefined;
    readonly firefox?: string | undefined;
  };
}

/** How viewers of this site log in at the relay bot's Discord application. */
export interface RelaySite {
  /** Id of the bot's application at Discord. */
  readonly clientId: string;
  /** Address that Discord returns to. Default: the page of the bot on this site. */
  readonly redirect?: string | undefined;
  /** Which of the bot service's own redirects it is: 0 localhost, 1 staging, 2 production, 3 another. */
  readonly mode: 0 | 1 | 2 | 3;
  /** Origin of Discord's pages, without a slash at the end. */
  readonly discord: string;
  /** Whether logins use PKCE; off for a bot service that does not pass the verifier on to Discord. */
  readonly usesPkce: boolean;
  /** The bot of the demo world: it is in no Discord server, and posts nothing. */
  readonly isDemo: boolean;
}

/** Origins of the frames that play videos and show chats, without a slash at the end. */
export interface FrameOrigins {
  /** YouTube's player. */
  readonly youtube: string;
  /** YouTube's chat. */
  readonly youtubeChat: string;
  /** Twitch's player. */
  readonly twitch: string;
  /** Twitch's chat. */
  readonly twitchChat: string;
  /** Our own pages for frames: the player of files and of the demo world. */
  readonly own: string;
  /** Whether videos are those of the demo world, which no platform knows. */
  readonly isDemo: boolean;
}

/** A link to the site's account elsewhere, or to its donations. */
export interface SocialLink {
  readonly kind: 'x' | 'discord' | 'support';
  readonly href: string;
}

/** Input of the built portal's server entry. */
export interface BuiltPortal {
  /** The built document; it links the stylesheet. */
  readonly template: string;
  /** Text of that stylesheet. */
  readonly styles: string;
  /** Origin under which viewers reach the site, without a slash at the end. */
  readonly origin: string;
  /** Default: the frame has no external links. */
  readonly links?: SiteLinks | undefined;
}

/** Renders the pages of a built portal; returned by `createPageRenderer` of its server entry. */
export interface PageRenderer {
  /** Patterns of the paths of all pages, such as `/watch/:id`; a `?` at the end marks a part that may be missing. */
  readonly paths: readonly string[];
  /** Whether search engines may list the page at this path. */
  readonly isListed: (pathname: string) => boolean;
  /**
   * A cache key: the request without everything that does not affect the page. Requests with equal keys have equal pages.
   */
  readonly canonical: (question: PageQuestion) => PageQuestion;
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>;
  /** The document without server rendering; the browser renders the page. Cheap to produce. */
  readonly renderShell: (request: Omit<PageRequest, 'ask' | 'now'>) => PageAnswer;
  /**
   * A short page without scripts, for 429 (too many requests; the next is accepted in `waitS` seconds) and 503 (server overloaded).
   */
  readonly renderProblem: (
    question: PageQuestion,
    status: 429 | 503,
    waitS: number,
  ) => Promise<Pick<PageAnswer, 'html' | 'lang'>>;
}

/** A request for an element as HTML without scripts, with what it is drawn from. */
export interface StaticElementRequest {
  readonly tag: EmbedTag;
  /** The query of its address: its attributes, and of a search what is searched for. */
  readonly query: Readonly<Record<string, string>>;
  /** `Accept-Language` header. */
  readonly acceptLanguage: string | undefined;
  /** Epoch milliseconds at which it is drawn. */
  readonly now: number;
  /** Calls the server's own API as a guest, without the network: path and query, and a body (JSON) where it is a POST. Rejects on timeout. */
  readonly ask: (
    path: string,
    body?: string,
  ) => Promise<OwnAnswer & { readonly retryAfter?: string }>;
}

/** An element as HTML. */
export interface StaticElementAnswer {
  /** 400: an attribute cannot be read. 404: there is no such video, channel or playlist, or nothing to see of this element. 503: try again. */
  readonly status: 200 | 400 | 404 | 503;
  /** The whole document. */
  readonly html: string;
  /** BCP 47 tag of its language. */
  readonly lang: string;
  /** Seconds after which a 503 is worth another try. Default: no 503. */
  readonly retryAfterS?: number | undefined;
}

/** Draws elements as HTML; returned by `createStaticElements` of the embeds' server entry. */
export interface StaticElements {
  /** What the answer depends on beside time and data, in a word. Requests with equal keys have equal answers. */
  readonly keyOf: (
    request: Pick<StaticElementRequest, 'tag' | 'query' | 'acceptLanguage'>,
  ) => string;
  readonly draw: (request: StaticElementRequest) => Promise<StaticElementAnswer>;
}

/** Where drawn elements are served, and where their links lead. */
export interface EmbedSite {
  /** Origin of the portal, without a slash at the end. */
  readonly portal: string;
  /** Origin of the embeds, without a slash at the end. */
  readonly embeds: string;
}
