/** Interface between the server and the built portal for server rendering. */

/** What a request says about the page it wants. */
export interface PageQuestion {
  /** Path with query, without the hash (browsers keep that). */
  readonly url: string;
  /** `Cookie` header. */
  readonly cookie: string | undefined;
  /** `Accept-Language` header. */
  readonly acceptLanguage: string | undefined;
}

/** A request for a page, as far as the portal may know it. */
export interface PageRequest extends PageQuestion {
  /** Epoch milliseconds at which the page is drawn. */
  readonly now: number;
  /** CSP nonce for style elements that scripts create at run time. */
  readonly nonce: string;
  /**
   * Asks the server's own API as a guest, without the network: path with query in, JSON text of the answer out. With a body (JSON)
   * it is a POST. Rejects where the answer is not 200, or takes too long.
   */
  readonly ask: (path: string, body?: string) => Promise<string>;
}

export interface PageAnswer {
  readonly status: 200 | 404;
  /** The whole document. */
  readonly html: string;
  /** BCP 47 tag of the page's language, for `Content-Language`. */
  readonly lang: string;
  /** `Link` header: what a browser should fetch before it has read the document. Default: nothing. */
  readonly link?: string | undefined;
}

/**
 * The places outside the site that its frame leads to. An operator sets their own; a place that is not set is not shown.
 */
export interface SiteLinks {
  /** Origin of the music site, without a slash at the end. */
  readonly music?: string | undefined;
  /** Accounts and support, in the order in which they are shown. */
  readonly social: readonly SocialLink[];
  /** Where the source of the site can be read. */
  readonly source?: string | undefined;
  /** Origin that serves the embeds, without a slash at the end. */
  readonly embeds?: string | undefined;
  /** Where the browser extension is offered. */
  readonly extension: {
    readonly chrome?: string | undefined;
    readonly firefox?: string | undefined;
  };
}

export interface SocialLink {
  readonly kind: 'x' | 'discord' | 'support';
  readonly href: string;
}

/** What a built portal exports from its server entry. */
export interface PageRenderer {
  /**
   * The same question in its shortest form, without what changes nothing about the page: questions of equal form have equal
   * pages.
   */
  readonly canonical: (question: PageQuestion) => PageQuestion;
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>;
  /** The document without a drawing; the browser draws the page by itself. Costs next to nothing. */
  readonly renderShell: (request: Omit<PageRequest, 'ask' | 'now'>) => PageAnswer;
  /** A page of a few lines that runs no script and says what to do: 429 asked too often, 503 the server is too busy. */
  readonly renderProblem: (
    question: PageQuestion,
    status: 429 | 503,
  ) => Promise<Pick<PageAnswer, 'html' | 'lang'>>;
}
