/** Draws cards one at a time, each once for everything that is on it, and keeps them. */
import { createHash } from 'node:crypto';
import type { LinkCard } from '@oshimado/contract';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { ApiError } from '../errors';
import type { WatchQueue } from '../plugins/load-metrics';
import type { drawCard } from './draw-card';

const KEPT_BYTES = 32 * 1024 * 1024;
const WAITING_MAX = 20;
const RETRY_AFTER_S = 10;

export interface CardDrawerOptions {
  /** Draws a card with its picture. Default `drawCard`. */
  readonly draw?: typeof drawCard | undefined;
  /** Shows the queue in metrics. Default: it is not shown. */
  readonly watchQueue?: WatchQueue | undefined;
}

export interface CardDrawer {
  /** The card as a PNG; 503 while too many wait. `loadPicture` returns the card's picture as a data address. */
  readonly draw: (
    card: LinkCard,
    loadPicture?: () => Promise<string | undefined>,
  ) => Promise<Buffer>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Draws the cards of this server. */
    cardDrawer: CardDrawer;
  }
}

/** Names a card by everything that is on it. */
export const cardKey = (card: LinkCard): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('hex');

/** Loads what draws, some megabytes of code, with the first card. */
const drawWhenLoaded: typeof drawCard = async (card, picture) => {
  const { drawCard: draw } = await import('./draw-card');
  return draw(card, picture);
};

const withoutPicture = async () => undefined;

export function createCardDrawer({
  draw = drawWhenLoaded,
  watchQueue,
}: CardDrawerOptions = {}): CardDrawer {
  const kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const running = new Map<string, Promise<Buffer>>();
  const queue = new PQueue({ concurrency: 1 });
  watchQueue?.('cards', queue);
  return {
    draw: async (card, loadPicture = withoutPicture) => {
      const key = cardKey(card);
      const known = kept.get(key) ?? running.get(key);
      if (known) return known;
      if (queue.size >= WAITING_MAX) {
        throw new ApiError('unavailable', 'Too many pictures are drawn at the moment.', {
          headers: { 'retry-after': String(RETRY_AFTER_S) },
        });
      }
      const drawing = queue
        .add(async () => {
          const bytes = await draw(card, await loadPicture());
          kept.set(key, bytes);
          return bytes;
        })
        .finally(() => running.delete(key));
      running.set(key, drawing);
      return drawing;
    },
  };
}
