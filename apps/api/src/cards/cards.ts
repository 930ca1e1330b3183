/**
 * What other sites ask about a shared link: `/card.png?page=…`, its picture, and `/oembed?url=…`. The page itself says what is on
 * its card (`card` of its answer); a card is drawn once for everything that is on it, one at a time, and kept.
 */
import {
  CARD_PATH,
  OEMBED_PATH,
  type EmbedElement,
  type LinkCard,
  type PageAnswer,
} from '@oshimado/contract';
import { broughtPicture, frameHtml, framePath, frameSize, type FrameRoom } from '@oshimado/domain';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors';
import { hasTag } from '../snapshot/if-none-match';
import { CARD_HEIGHT, CARD_WIDTH } from './boxes';
import { cardKey, type CardDrawer } from './card-drawer';

export interface CardOptions {
  /** Origin of this site. */
  readonly origin: string;
  /** The answer of the portal for the page at an address, as a guest is drawn it. */
  readonly pageAt: (address: string) => Promise<Pick<PageAnswer, 'card' | 'embed'>>;
  /** Origin of the embeds. Default: this site has none, and all pages are links. */
  readonly embeds?: string | undefined;
  readonly drawer: CardDrawer;
}

interface OembedQuery {
  readonly url?: string;
  readonly format?: string;
  readonly maxwidth?: string;
  readonly maxheight?: string;
}

const ADDRESS_MAX = 1_000;
/** A stream that begins has another card. */
const CACHED = 'public, max-age=600';
/** What the drawing reads; WebP is not among them. */
const READABLE = /^image\/(png|jpeg|gif|svg\+xml)\b/i;

/** Path below this site of a picture: its own, or the one that fetches it from elsewhere. */
const pathOf = (src: string, origin: string) =>
  src.startsWith(`${origin}/`) ? src.slice(origin.length) : broughtPicture(src);

/** What cannot be read is no limit. */
const limitIn = (max: string | undefined) => {
  const limit = Number(max);
  return limit >= 1 ? limit : Infinity;
};
const roomIn = ({ maxwidth, maxheight }: OembedQuery) => ({
  width: limitIn(maxwidth),
  height: limitIn(maxheight),
});

/** oEmbed 1.0 of a page, without what is shown of it. */
const oembedOf = ({ site, title, author }: LinkCard, origin: string) => ({
  version: '1.0',
  title,
  provider_name: site,
  provider_url: origin,
  ...(author && { author_name: author.name, author_url: author.url }),
  cache_age: 600,
});

/** Its picture, for a client that has room for it. */
const thumbnailOf = (url: string, { width, height }: Required<FrameRoom>) =>
  width >= CARD_WIDTH &&
  height >= CARD_HEIGHT && {
    thumbnail_url: url,
    thumbnail_width: CARD_WIDTH,
    thumbnail_height: CARD_HEIGHT,
  };

/** A frame with what the page is about, as large as there is room for. */
const richOf = (element: EmbedElement, title: string, origin: string, room: FrameRoom) => ({
  type: 'rich',
  html: frameHtml({ src: origin + framePath(element), tag: element.tag, title, room }),
  ...frameSize(element.tag, room),
});

const unknownPage = (parameter: string, form: 'address' | 'path') =>
  new ApiError('not_found', `${parameter} must be the ${form} of a page of this site.`, {
    parameter,
  });

export function cards(app: FastifyInstance, options: CardOptions): void {
  const { origin, pageAt, embeds, drawer } = options;

  /** Path and query of an address of this site. */
  function pathIn(address: string): string | undefined {
    if (address.length > ADDRESS_MAX || !URL.canParse(address)) return undefined;
    const { origin: named, pathname, search } = new URL(address);
    return named === origin ? pathname + search : undefined;
  }

  /** Undefined where it cannot be loaded or read: the card does without it. */
  async function loadPicture({ picture }: LinkCard): Promise<string | undefined> {
    if (!picture) return undefined;
    const answer = await app.inject(pathOf(picture.src, origin));
    const type = String(answer.headers['content-type']);
    if (answer.statusCode !== 200 || !READABLE.test(type)) return undefined;
    return `data:${type.split(';')[0]};base64,${answer.rawPayload.toString('base64')}`;
  }

  app.get<{ Querystring: { page?: string } }>(
    CARD_PATH,
    { schema: { hide: true }, config: { limit: 'page' } },
    async (request, reply) => {
      const { page } = request.query;
      if (typeof page !== 'string' || !page.startsWith('/') || page.length > ADDRESS_MAX) {
        throw unknownPage('page', 'path');
      }
      const { card } = await pageAt(page);
      if (!card) throw unknownPage('page', 'path');
      const hash = cardKey(card).slice(0, 32);
      void reply.headers({
        'cache-control': CACHED,
        etag: `"${hash}"`,
        // Other sites show it.
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (hasTag(request.headers['if-none-match'], hash)) return reply.code(304).send();
      return reply.type('image/png').send(await drawer.draw(card, () => loadPicture(card)));
    },
  );

  app.get<{ Querystring: OembedQuery }>(
    OEMBED_PATH,
    { schema: { hide: true }, config: { limit: 'page' } },
    async (request, reply) => {
      const { url = '', format = 'json' } = request.query;
      if (format !== 'json') {
        throw new ApiError('bad_request', 'format must be json.', {
          parameter: 'format',
          status: 501,
        });
      }
      const page = pathIn(url);
      const { card, embed } = page === undefined ? {} : await pageAt(page);
      if (page === undefined || !card) throw unknownPage('url', 'address');
      const picture = `${origin}${CARD_PATH}?${new URLSearchParams({ page }).toString()}`;
      const room = roomIn(request.query);
      const shown =
        embeds !== undefined && embed !== undefined
          ? richOf(embed, card.title, embeds, room)
          : { type: 'link' };
      return reply
        .headers({ 'cache-control': CACHED, 'access-control-allow-origin': '*' })
        .send({ ...oembedOf(card, origin), ...shown, ...thumbnailOf(picture, room) });
    },
  );
}
